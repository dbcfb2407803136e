import { describe, expect, it } from 'vitest'
import { everyMatch } from './every-match.ts'

const told = (pattern: RegExp, text: string) => everyMatch(pattern, text).map((match) => [match.index, match[0]])

describe('everyMatch', () => {
  it('gives all matches from the start of the text, wherever the pattern was left', () => {
    const digits = /\d+/g
    digits.lastIndex = 5
    expect(told(digits, '12 and 7')).toEqual([
      [0, '12'],
      [7, '7'],
    ])
    expect(told(digits, 'none')).toEqual([])
    expect(digits.lastIndex).toBe(0)
  })

  it('goes on after a match without length', () => {
    expect(told(/(?=b)|c/g, 'abcb')).toEqual([
      [1, ''],
      [2, 'c'],
      [3, ''],
    ])
  })
})
