import type { Contradiction, MemoField } from '#contract/memo.ts'
import { contradicts } from '#engine/check/contradicts.ts'
import { startWithPlace } from '#engine/reasons/place-text.ts'
import { getFoundStanding, getFoundValue, isSameValue } from './memo-value.ts'

/** Longer values would not leave the sentence room. */
const longestValueCharacters = 60

/**
 * The field with what is found now against the value that a person wrote or took, where something else was found when they
 * did: a newer deck or an update says otherwise. It stays, settled or not, while the same is found. `before` is the
 * field of the memo before.
 */
export function contradictEntered(memoField: MemoField, before: MemoField): MemoField {
  const { value, found, contradicted_by: all = [] } = memoField
  if (typeof value !== 'string' || typeof found !== 'string' || !isStated(memoField)) return memoField
  if (all.some((one) => one.value === found) || !contradicts(value, found)) return memoField
  const known = before.contradicted_by?.find((one) => one.value === found)
  if (!known && isSameValue(getFoundValue(before) ?? null, found)) return memoField
  return { ...memoField, contradicted_by: [...all, known ?? makeContradiction(memoField, found)] }
}

const isStated = (memoField: MemoField) => ['proved', 'found'].includes(getFoundStanding(memoField))

function makeContradiction(memoField: MemoField, found: string): Contradiction {
  const { source, evidence = [] } = memoField.taken_over ?? memoField
  const quote = source.in1 ?? source.in2
  const [place] = evidence
  const says = `says ${found.slice(0, longestValueCharacters)}`
  return {
    value: found,
    reason: `${place ? startWithPlace(place) : 'Another place'} ${says}.`,
    settled: false,
    source: { value: source.value, ...(quote !== null && { quote }) },
  }
}
