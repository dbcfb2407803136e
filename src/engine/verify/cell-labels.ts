import type { Fact, VerifiedEvidence } from '#engine/facts.ts'
import type { LabelFault } from '#engine/reasons/fault.ts'
import { sameQuantity } from '#engine/text/quantities.ts'
import { boxesOfSpan, type TextIndex } from '#engine/text/text-index.ts'
import { gapsBetween } from '../geometry.ts'
import { namesSubject } from './field-words.ts'
import { findPlaces } from './find-quote.ts'
import type { VerifySources } from './verify-sources.ts'

/**
 * Why the labels that a number is cited with, each a quote of its own, are not the number's; null when they are. The
 * label that names the field and the one that tells the period stand in the number's row or column; a table's heading may
 * stand anywhere on the page.
 */
export function cellProblem(
  { key, value }: Pick<Fact, 'key' | 'value'>,
  evidence: readonly VerifiedEvidence[],
  text: TextIndex,
  { read, language }: Pick<VerifySources, 'read' | 'language'>,
): LabelFault | null {
  if (evidence.length < 2) return null
  const numbers = read(String(value)).quantities
  const says = ({ quote }: VerifiedEvidence) =>
    read(quote).quantities.some((one) => numbers.some((number) => sameQuantity(number, one, true)))
  const cell = evidence.find(says) ?? evidence[0]
  const labels = evidence.filter((one) => one !== cell)
  if (!cell || labels.length === 0 || cell.boxes.length === 0) return null
  if (labels.some((label) => label.page !== cell.page)) return { fault: 'other-page' }
  const named = namesSubject(key, cell.quote, language)
  const binding = labels.filter(({ quote }) => /\d/.test(quote) || (!named && namesSubject(key, quote, language)))
  const cells = findPlaces(text, cell.quote).flatMap(({ start, end }) => boxesOfSpan(text, start, end))
  const apart = binding.find(
    ({ quote }) =>
      !findPlaces(text, quote).some((span) =>
        boxesOfSpan(text, span.start, span.end).some((box) =>
          cells.some((own) => {
            const gap = gapsBetween(own, box)
            return gap.x === 0 || gap.y === 0
          }),
        ),
      ),
  )
  return apart ? { fault: 'other-cell', label: apart.quote, number: cell.quote } : null
}
