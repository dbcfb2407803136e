import type { ContradictingPlace, VerifiedFact } from '#engine/facts.ts'
import { problemText } from './problem-text.ts'

/** What a field's reason says where nothing was found. */
export const unstatedText = 'Not stated in the deck or the updates.'

const longestReason = 140
const mostWords = 8

/** Returns the reason of a value in an investor's words, at most 140 characters: its place and words, then the gate's sentence. */
export function reasonText(
  fact: Pick<VerifiedFact, 'key' | 'value' | 'kind' | 'evidence' | 'ground' | 'problem' | 'standing'>,
): string {
  const [first] = fact.evidence
  const place = first?.page == null ? 'The update' : `Page ${first.page}`
  const words = (first?.quote ?? '').split(/\s+/u).slice(0, mostWords).join(' ')
  const said =
    fact.standing === 'inferred'
      ? `Concluded from “${words}” ${first?.page == null ? 'in the update' : `on page ${first.page}`}.`
      : `${place} says “${words}”.`
  const whole = fact.problem ? `${said} ${problemText(fact.problem)}` : said
  return whole.length > longestReason ? `${whole.slice(0, longestReason - 1)}…` : whole
}

/** Returns the reason of a list, which counts its entries by how sure they are. */
export function listReasonText(facts: readonly VerifiedFact[]): string {
  const [first] = facts
  if (first && facts.length === 1) return reasonText(first)
  const proved = facts.filter(({ standing }) => standing === 'proved').length
  return `${proved} of ${facts.length} are proved.`
}

/** Returns the sentence of a contradiction: what each of the two places says. */
export function contradictionText(fact: VerifiedFact, other: ContradictingPlace): string {
  const place = (page: number | null | undefined) => (page == null ? 'The update' : `Page ${page}`)
  const there = place(other.evidence.page)
  return `${place(fact.evidence[0]?.page)} says ${other.own ?? String(fact.value)}, ${there.charAt(0).toLowerCase()}${there.slice(1)} says ${other.value}.`
}
