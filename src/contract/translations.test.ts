import { describe, expect, it } from 'vitest'
import { addTranslations, createTranslator, translateValue } from './translations.ts'

const quote = 'Wir buchen Liegeplätze in kleinen Häfen.'
const long = 'sehr '.repeat(80).trim()
const translate = createTranslator([
  { quote, english: 'We book berths in small [harbours].' },
  { quote: long, english: 'very long' },
  { quote: '40% Vertrieb', english: '40% sales' },
])

describe('a translation', () => {
  it('is found by its quote, also by the beginning that a citation has of a long one', () => {
    expect(translate(quote.replace(' ', '\n'))).toBe('We book berths in small [harbours].')
    expect(translate(long.slice(0, 300))).toBe('very long')
    expect(translate('Wir buchen')).toBeNull()
    expect(createTranslator(undefined)(quote)).toBeNull()
  })

  it('stands behind the citation of words that are the quote’s, and of no other', () => {
    const cited = `[1](pitch_deck/d1?page=2 "${quote}")`
    const shown = '(Translated by a model: “We book berths in small \\[harbours\\].”)'
    expect(addTranslations(`- ${quote} ${cited} [2](pitch_deck/d1?page=3)\n- Other words ${cited}`, translate)).toBe(
      `- ${quote} ${cited} [2](pitch_deck/d1?page=3) ${shown}\n- Other words ${cited}`,
    )
    expect(addTranslations(`Northwind is raising. The deck says: “${quote}” ${cited}.`, translate)).toBe(
      `Northwind is raising. The deck says: “${quote}” ${cited} ${shown}.`,
    )
    const sales = '[2](pitch_deck/d1?page=4 "40% Vertrieb")'
    expect(addTranslations(`- Vertrieb: 40% ${sales}`, translate)).toContain('“40% sales”')
    expect(addTranslations(`- Vertrieb [1](pitch_deck/d1?page=3) 40% davon ${sales}`, translate)).not.toContain(
      'sales”',
    )
    expect(addTranslations('Plain words.', translate)).toBe('Plain words.')
  })

  it('stands beside a value in the words of its quote, not beside a part of it', () => {
    expect(translateValue('Wir buchen Liegeplätze in kleinen Häfen', [quote], translate)).toContain('berths')
    expect(translateValue('Häfen', [quote], translate)).toBeNull()
    expect(translateValue(quote, [], translate)).toContain('berths')
  })
})
