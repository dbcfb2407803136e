import { expect, it } from 'vitest'
import { DeckLanguage } from './deck-language.ts'
import { type Recognised, type RecognisedPage, recogniserVersion } from './recognised-page.ts'
import type { RecognitionLanguage } from './recognition-language.ts'

const german = [
  'Wir sind die Plattform für Wartung im Mittelstand und helfen Technikern bei der Arbeit mit alten Maschinen',
  'Ungeplante Stillstände kosten Unternehmen jedes Jahr viel Geld, weil keiner den Zustand einer Anlage kennt',
  'Unsere Kunden zahlen monatlich pro Gerät, und nach einem Jahr sind noch fast alle von ihnen bei uns geblieben',
]
const english =
  'We plan the routes of quarry trucks so that every site moves the same stone with fewer trips than before, '
const needs = [1, 2, 3].map((page) => ({ page, text: 'replace' as const }))

function read(n: number, text: string, language: RecognitionLanguage = 'eng'): Recognised {
  const words = text.split(' ').map((word) => ({ text: word, confidence: 0.9, box: pixels }))
  const page: RecognisedPage = {
    version: recogniserVersion,
    language,
    width: 1600,
    height: 900,
    lines: [{ baseline: pixels, words }],
  }
  return { need: needOf(n), page, cause: null }
}
function needOf(n: number) {
  const need = needs[n]
  if (need === undefined) throw new Error('That page does not exist.')
  return need
}
const pixels: [number, number, number, number] = [0, 0, 50, 20]

it('is told by the first pages with enough words, in whichever order they are done', () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const language = new DeckLanguage(needs, null)
    // The last page is English: it comes after the language was told.
    const texts = [german[0], `${german[1]} ${german[2]}`, english.repeat(20)]
    for (const n of order) language.add(read(n, texts[n] ?? ''))
    expect(language.current).toBe('deu')
    expect([language.fits('eng'), language.fits('deu'), language.fits(undefined)]).toEqual([false, true, true])
  }
})

it('stays English while too little tells, and any page that was kept fits', () => {
  const language = new DeckLanguage(needs, null)
  language.add(read(1, german.join(' ')))
  expect([language.current, language.fits('eng'), language.fits('deu')]).toEqual(['eng', true, true])
  language.add({ need: needOf(0), page: null, cause: 'It came down.' })
  expect(language.current).toBe('deu')
})

it('is that of a page which an earlier reading kept, and that of the text layer whatever its images say', () => {
  const kept = new DeckLanguage(needs, null)
  kept.add(read(2, 'Danke', 'deu'))
  expect(kept.current).toBe('deu')
  const known = new DeckLanguage(needs, 'fra')
  known.add(read(0, german.join(' ')))
  expect(known.current).toBe('fra')
})
