import type { Candidate, Contradiction, MemoField, SourceLink } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { isUpdateLink } from '#engine/update-link.ts'
import { addEntry, findEntry } from './entry-acts.ts'
import type { Author } from './memo-value.ts'
import { applyConfirmation, keepFound, makeStanding, settle, withdrawActs } from './person-acts.ts'

/** Another value that was found, with its place. */
export type OtherValue = Pick<Candidate, 'value' | 'reason' | 'source'>

/**
 * The field with another value that was found, confirmed by a person; the value that was found before is a candidate from now on.
 * In a list it is one more entry. A field of another type stays as it is.
 */
export function takeCandidate(memoField: MemoField, other: OtherValue, author: Author): MemoField {
  const entered = { action: 'confirmed' as const, ...author }
  if (memoField.type === 'array') {
    const taken = { standing: 'entered' as const, reason: other.reason, evidence: [], entered }
    return [other.value].flat().reduce<MemoField>((list, value) => {
      const known = findEntry(list, value)
      return known ? applyConfirmation(list, author, [known.value]) : addEntry(list, { value, ...taken }, author)
    }, memoField)
  }
  const base = withdrawActs(memoField)
  if (base.value === other.value) return applyConfirmation(base, author)
  if (base.type !== 'str' || typeof other.value !== 'string') return memoField
  const { grounded, reason, source, evidence, candidates = [], contradicted_by, figure, rules, ...bare } = base
  const finding = { grounded, reason, source, evidence, candidates, contradicted_by, figure, rules }
  const former = describeFound(base)
  return {
    ...bare,
    ...keepFound(base),
    ...makeStanding('entered'),
    value: other.value,
    reason: other.reason,
    source: makeSource(other.source),
    candidates: [...(former ? [former] : []), ...candidates.filter(({ value }) => value !== other.value)],
    ...settle({ contradicted_by: contradicted_by?.map((one) => turn(one, other.value, former)) }, true),
    found: base.value,
    taken_over: finding,
    entered,
  }
}

/** The other values of a field by their index; of a list those that are not among its entries. */
export function listCandidates({ candidates = [], value }: MemoField): Candidate[] {
  if (!Array.isArray(value)) return candidates
  return candidates.filter((one) => ![one.value].flat().every((text) => value.includes(text)))
}

/** The place that states a value otherwise than the field, as another value. */
export function findContradicting({ contradicted_by = [] }: MemoField, value: unknown): OtherValue | undefined {
  return contradicted_by.find((one) => one.value === value)
}

function describeFound({ value, standing, reason, source }: MemoField): Candidate | null {
  if (typeof value !== 'string' || isUnknown(value)) return null
  const quote = source.in1 ?? source.in2
  return { value, standing, reason, source: { value: source.value, ...(quote !== null && { quote }) } }
}

/** The place of the value taken says nothing else any more; that of the former value does. */
function turn(one: Contradiction, taken: unknown, former: Candidate | null): Contradiction {
  if (one.value !== taken || typeof former?.value !== 'string') return one
  return { ...one, value: former.value, source: former.source }
}

function makeSource({ value, quote }: SourceLink): MemoField['source'] {
  const said = quote ?? null
  return isUpdateLink(value) ? { in1: null, in2: said, value } : { in1: said, in2: null, value }
}
