import type { Evidence, Signal } from '#engine/facts.ts'
import { oneOfMany, superlative } from '#engine/lexicons/superlatives.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { CheckInput } from './check-input.ts'

const mostShown = 3

/** Finds claims to be first, best or alone on lines without any number. */
export function checkSuperlatives({ deck, sources }: CheckInput): Signal[] {
  const claims = deck.slides.flatMap((slide) =>
    slide.lines.flatMap((line): Array<{ claim: string; evidence: Evidence }> => {
      const claim = superlative.exec(line.text.replace(oneOfMany, ' '))?.[0]
      return claim && !/\d/.test(line.text)
        ? [{ claim, evidence: { document: 'deck', page: slide.page, quote: line.text } }]
        : []
    }),
  )
  return claims.slice(0, mostShown).map(
    ({ claim, evidence }): Signal => ({
      key: 'Superlative without a number',
      value: claim,
      reason: `Page ${evidence.page} says '${claim}' and gives no number with it.`,
      severity: 'note',
      evidence: [verifyEvidence(evidence, sources)],
    }),
  )
}
