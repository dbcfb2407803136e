import { findDeckDate } from '#engine/extract/figures/nature.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import type { QuoteUnit, UnderstoodDeck } from '#engine/slides.ts'
import { findUnit } from '#engine/understand/find-unit.ts'
import type { CitedFact } from './cited-fact.ts'
import { findTime } from './find-time.ts'

/** Units whose labels say what their values are; of others only dates are sure. */
const labelled: ReadonlySet<QuoteUnit['kind']> = new Set(['cell', 'tile', 'chart'])
const dated = /\b(?:(?:19|20)\d\d|\d+ (?:months|weeks|days|years))\b/iu

/** Longer texts are whole paragraphs, which say much that a fact of them does not. */
const longestAround = 300

/**
 * Returns cited facts with what their pages print around the quotes, found by code: the heads of a cell's row and column, the
 * sentence that a quote is cut from, the heading above it or that a model names, and the slide's title; and with when they are so.
 */
export function placeFacts(cited: readonly CitedFact[], deck: UnderstoodDeck): CitedFact[] {
  const date = findDeckDate(deck)
  return cited.map((one) => {
    const places = one.fact.evidence.map((place) => readPlace(place, deck))
    const labels = places.flatMap(({ beside }) => beside)
    const isExample = places.some((place) => place.isExample)
    const time = findTime(one.fact, { deck, date, beside: labels, isExample })
    return {
      ...one,
      time,
      // The period is a label of the value too, wherever on the page it was read.
      beside: time.period === null || labels.includes(time.period) ? labels : [...labels, time.period],
      around: [
        ...new Set([
          ...(one.fact.under === undefined ? [] : [one.fact.under]),
          ...places.flatMap(({ around }) => around),
        ]),
      ],
    }
  })
}

function readPlace({ document, page, boxes, quote }: VerifiedEvidence, deck: UnderstoodDeck) {
  const slide = document === 'deck' ? deck.slides.find((one) => one.page === page) : undefined
  const unit = slide && boxes.length > 0 ? findUnit(slide, boxes) : null
  const texts = [unit?.text ?? '', unit?.heading ?? '', slide?.title ?? '']
  return {
    beside: unit
      ? unit.labels.filter((label) => label !== unit.text && (labelled.has(unit.kind) || dated.test(label)))
      : [],
    around: texts.filter((text) => text !== '' && text.length <= longestAround + quote.length),
    isExample: unit?.lines.some((line) => slide?.voices.get(line)?.voice === 'example') ?? false,
  }
}
