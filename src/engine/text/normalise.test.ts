import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

describe('normalise', () => {
  it('brings case, quotes, dashes, ligatures and white space to one form', () => {
    expect(normalise('The  “Ofﬁce”—it’s\nHERE').text).toBe('the "office"-it\'s here')
  })

  it('joins words hyphenated at a line end and keeps hyphens inside words', () => {
    expect(normalise('multi-\nlingual and on-device').text).toBe('multilingual and on-device')
  })

  it('keeps raised digits and fractions apart from the number before', () => {
    expect(normalise('10² m, $5M¹, 3½ years').text).toBe('10^2 m, $5m^1, 3 1/2 years')
  })

  it('drops what has no width', () => {
    expect(normalise('rev\u00adenue\u200b up').text).toBe('revenue up')
  })

  it('folds letters that are composed of several characters', () => {
    expect(normalise('Cafe\u0301').text).toBe(normalise('Café').text)
  })

  it('tells for every character where it came from', () => {
    const raw = 'A  ﬁne-\ntuned “deal”'
    const { text, origin } = normalise(raw)
    expect(origin).toHaveLength(text.length)
    expect(raw[origin[text.indexOf('tuned')] ?? -1]).toBe('t')
    expect(raw[origin[text.indexOf('deal')] ?? -1]).toBe('d')
    expect(origin[text.indexOf('n')]).toBe(raw.indexOf('n'))
  })
})
