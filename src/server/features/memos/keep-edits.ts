import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { afterChange, type FieldChange, putField } from './changed-fields.ts'
import { type Author, founderName, sameValue, withoutAuthor } from './memo-value.ts'

const foundersSection = 'Founder information'

/**
 * Carries what people changed over to a memo that was made anew. Changes are given oldest first. An edited value stays;
 * a confirmation holds only while the engine still finds the value that was confirmed. A founder whom the new memo
 * lacks is kept from the old one when a person edited its fields.
 */
export function keepEdits(
  fresh: ValidatedResponse,
  old: ValidatedResponse,
  changes: ReadonlyArray<FieldChange & Author>,
): ValidatedResponse {
  const memo = structuredClone(fresh)
  for (const change of changes) {
    const place = change.position === null ? change : { ...change, position: founderPosition(memo, old, change) }
    const memoField = fieldAt(memo, place)
    if (!memoField) continue
    const holds = change.action === 'edited' || sameValue(memoField.value, standing(change))
    if (holds) putField(memo, place, replayed(memoField, change))
  }
  return memo
}

/** An edited value that a reopening left standing stays: it was only to be checked again. */
function replayed(memoField: MemoField, change: FieldChange & Author): MemoField {
  const onlyUnchecked = change.action === 'reopened' && sameValue(change.from, change.to)
  if (onlyUnchecked && memoField.edited) return withoutAuthor(memoField)
  return afterChange(memoField, change, { by: change.by, on: change.on })
}

/** The value that a change which is no edit was about. */
const standing = ({ action, from, to }: FieldChange) => (action === 'reopened' ? from : to)

function fieldAt(memo: ValidatedResponse, place: FieldChange): MemoField | undefined {
  const content = memo[place.section]
  return Array.isArray(content) ? content[place.position ?? -1]?.[place.field] : content?.[place.field]
}

function founderPosition(memo: ValidatedResponse, old: ValidatedResponse, change: FieldChange): number {
  const founders = foundersOf(memo)
  if (change.founder === null) return change.position ?? -1
  const known = founders.findIndex((founder) => founderName(founder) === change.founder)
  if (known !== -1 || change.action !== 'edited') return known
  const kept = foundersOf(old)[change.position ?? -1]
  if (!kept) return -1
  const keptName = founderName(kept)
  const already = founders.findIndex((founder) => keptName !== null && founderName(founder) === keptName)
  return already !== -1 ? already : founders.push(structuredClone(kept)) - 1
}

function foundersOf(memo: ValidatedResponse): Array<Record<string, MemoField>> {
  const founders = memo[foundersSection]
  return Array.isArray(founders) ? founders : []
}
