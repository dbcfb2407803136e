import type { Candidate, MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { formatValue } from '../memo-rows.ts'

/** Another value for a field that can be taken by its digit; `candidate` is its place among those of the field. */
export type Choice = { value: string; candidate: number | null }

/** Keys are 1 to 9. */
const mostChoices = 9

/** Returns what can be taken: what other places say against the value first, then what else was found, each value once. */
export function listChoices(field: MemoField): Choice[] {
  const { candidates = [], contradicted_by = [], type } = field
  const values = candidates.map(({ value }) => formatValue(value))
  const against = contradicted_by.filter(({ settled }) => !settled).map(({ value }) => value)
  const others = listOthers(field).map(({ value }) => formatValue(value))
  const choices = [...new Set([...against, ...others])].map((value): Choice => {
    const at = values.indexOf(value)
    return { value, candidate: at === -1 ? null : at }
  })
  // Without a candidate a value can only be written, which texts alone take as it is.
  return choices.filter(({ candidate }) => candidate !== null || type === 'str').slice(0, mostChoices)
}

/** Returns the other values without what stands above them as a contradiction. */
export function listOthers({ candidates = [], contradicted_by = [] }: MemoField): Candidate[] {
  const contradicting = new Set(contradicted_by.map(({ value }) => value))
  return candidates.filter(({ value }) => !isUnknown(value) && !contradicting.has(formatValue(value)))
}
