import type { MemoField } from '#contract/memo.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { makeLink } from './evidence-links.ts'

/** Returns the quotes from both inputs and the link. An address behind an icon is not printed, so it is not a quote. */
export function composeSource(evidence: readonly VerifiedEvidence[], deckId: string): MemoField['source'] {
  const first = evidence.find((one) => one.match !== 'none') ?? evidence[0]
  if (!first) return { in1: null, in2: null, value: '' }
  const findQuote = (document: VerifiedEvidence['document']) =>
    evidence.find(
      (one) =>
        one.document === document &&
        one.page === (document === first.document ? first.page : one.page) &&
        !one.fromLink,
    )?.quote ?? null
  return { in1: findQuote('deck'), in2: findQuote('updates'), value: makeLink(first, deckId) }
}

const wholePage = { x: 0, y: 0, width: 1, height: 1 }

/** Returns a quote with its place in the shape of the contract. */
export const composeEvidence = ({ document, page, quote, boxes, match, url, update, unplaced }: VerifiedEvidence) => ({
  document,
  page,
  quote,
  boxes: unplaced ? [wholePage] : boxes,
  match,
  ...(url === undefined ? {} : { url }),
  ...(update && { update: update.id }),
})
