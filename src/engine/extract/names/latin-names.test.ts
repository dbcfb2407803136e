import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { competitorExtractor } from './competitors.ts'
import { findLatinNames } from './latin-names.ts'

const cover = { title: 'Tillbrook', blocks: ['نرم‌افزار آبیاری باغ‌ها'] }
const namesOn = (title: string, ...blocks: string[]) =>
  understandDeck(deck([page(cover), page({ title, blocks })]))
    .slides.slice(1)
    .flatMap(findLatinNames)
    .map(({ name }) => name)

describe('findLatinNames', () => {
  const persian = 'برنامه‌های خارجی مانند **Vendrally**، **Norvane Fit** و **Orbita** گران هستند'
  const arabic = 'تطبيقات مثل **Vendrally** و **Norvane Fit** و **Orbita** باهظة الثمن'

  it('reads names in Latin letters amid a script without capitals', () => {
    expect(namesOn('رقبا', persian)).toEqual(['Vendrally', 'Norvane Fit', 'Orbita'])
    expect(namesOn('المنافسون', arabic)).toEqual(['Vendrally', 'Norvane Fit', 'Orbita'])
    expect(namesOn('Competition', 'Foreign apps like **Vendrally**, **Norvane Fit**, **Orbita** cost much')).toEqual([])
  })

  it('reads neither abbreviations nor a name that stands alone', () => {
    expect(namesOn('رقبا', 'بدون AI و MVP و B2B هستند')).toEqual([])
    expect(namesOn('رقبا', 'برنامه‌های خارجی مانند **Vendrally** گران هستند')).toEqual([])
    expect(namesOn('竞争', '使用 Norvane 和 TensorFlow 开发', '根据 Halden 报告')).toEqual([])
  })

  it('gives the competitors of a slide on competition', () => {
    const { facts } = factsOf(competitorExtractor, [cover, { title: 'رقبا', blocks: [persian] }])
    expect(facts.map(({ value, rule }) => [value, rule])).toEqual([
      ['Vendrally', 'competitors/latin'],
      ['Norvane Fit', 'competitors/latin'],
      ['Orbita', 'competitors/latin'],
    ])
  })
})
