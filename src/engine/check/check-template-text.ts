import type { Evidence, Signal } from '#engine/facts.ts'
import { isUnfilledText } from '#engine/lexicons/template-residue.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { cutExcerpt } from '#engine/text/excerpt.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { CheckInput } from './check-input.ts'

/** Finds the pages with words of a template that were to be replaced; none of them is a value of the memo. */
export function checkTemplateText({ deck, sources }: CheckInput): Signal[] {
  const found = deck.slides.flatMap(({ page, lines }): Array<Evidence & { page: number }> => {
    const line = lines.find(({ text }) => isUnfilledText(text))
    return line ? [{ document: 'deck', page, quote: line.text }] : []
  })
  const [first] = found
  if (!first) return []
  const pages = joinList(found.map(({ page }) => String(page)))
  return [
    {
      key: 'Template text',
      value: found.length === 1 ? `Page ${pages}` : `Pages ${pages}`,
      reason: `Page ${first.page} has words of a template that were not filled in: “${cutExcerpt(first.quote)}”. They are not used.`,
      severity: 'note',
      evidence: found.map((one) => verifyEvidence(one, sources)),
    },
  ]
}
