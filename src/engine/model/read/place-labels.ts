import type { VerifiedEvidence } from '#engine/facts.ts'
import type { QuoteUnit, UnderstoodDeck } from '#engine/slides.ts'
import { glueText } from '#engine/text/text-index.ts'
import { findUnit } from '#engine/understand/find-unit.ts'

/** What a page prints as labels of a place: the heads of a cell's row and column, the label of a tile or a bar; and the heading over it. */
export type PlaceLabels = { heads: string[]; heading: string | null }

const nothing: PlaceLabels = { heads: [], heading: null }
/** Units whose labels are others' words than their own. */
const labelled: ReadonlySet<QuoteUnit['kind']> = new Set(['cell', 'tile', 'chart'])

/** Returns the labels of a quote's place, as printed; none outside the deck, and where the quote was not found. */
export function listPlaceLabels({ page, boxes, quote }: VerifiedEvidence, deck: UnderstoodDeck): PlaceLabels {
  const slide = page === null ? undefined : deck.slides.find((one) => one.page === page)
  const unit = slide && boxes.length > 0 ? findUnit(slide, boxes) : null
  if (!unit) return nothing
  const own = glueText(quote)
  const heads = labelled.has(unit.kind) ? unit.labels.filter((label) => !own.includes(glueText(label))) : []
  return { heads, heading: unit.heading }
}
