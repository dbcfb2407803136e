import { isGrounded, type Signal } from '#engine/facts.ts'
import { printedSource } from '#engine/lexicons/source-words.ts'
import type { CheckInput } from './check-input.ts'

/** Finds a market size on a page that names no source. */
export function checkMarketSource({ deck, facts }: CheckInput): Signal[] {
  const tam = facts
    .filter((fact) => fact.key === 'tam' && isGrounded(fact))
    .reduce<(typeof facts)[number] | null>(
      (best, fact) => (best === null || fact.score > best.score ? fact : best),
      null,
    )
  const page = tam?.evidence[0]?.page
  const slide = deck.slides.find((one) => one.page === page)
  if (!tam || !slide || slide.sourceNotes.length > 0 || slide.lines.some((line) => printedSource.test(line.text)))
    return []
  return [
    {
      key: 'Market size without a source',
      value: String(tam.value),
      reason: `Page ${slide.page} gives a market of ${tam.value} and names no source for it.`,
      severity: 'note',
      evidence: tam.evidence,
    },
  ]
}
