import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'
import { quoteWords } from './quoted-words.ts'

const quote = (text: string, characters = 60, focus?: string) => quoteWords(text, { words: 8, characters, focus })

describe('quoteWords', () => {
  it.each([
    ['a short text', quote('Our customers'), '“Our customers”'],
    ['list marks, quotation marks and the last stop', quote('• “Tides, told early.”'), '“Tides, told early”'],
    ['a text that goes on elsewhere', quote('It is still a pain to...'), '“It is still a pain to…”'],
    ['quotation marks within', quote('They say "never again" to floods'), '“They say ‘never again’ to floods”'],
    [
      'the first words of a long one',
      quote('one two three four five six seven eight nine'),
      '“one two three four five six seven eight…”',
    ],
    [
      'the words around the focus',
      quote('one two three four five six seven eight nine ten eleven', 60, 'NINE'),
      '“…four five six seven eight nine ten eleven”',
    ],
    ['fewer words where there is less room', quote('one two three four five six', 21), '“one two three four…”'],
    ['the focus where there is less room', quote('one two three four five six', 14, 'five'), '“…four five…”'],
    ['scripts without spaces', quote('我们为您自动匹配你的家人不熟络的亲人', 10), '“我们为您自动匹…”'],
    ['their focus', quote('我们为您自动匹配你的家人不熟络的亲人', 10, '家人'), '“…家人不熟络的…”'],
  ])('shows %s', (_name, shown, expected) => {
    expect(shown).toBe(expected)
  })
})

describe('cutText', () => {
  it('cuts at a word’s edge', () => {
    expect(cutText('Head of  Operations', 40)).toBe('Head of Operations')
    expect(cutText('Head of Operations, Norvik Foods', 20)).toBe('Head of Operations…')
    expect(cutText('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…')
  })
})
