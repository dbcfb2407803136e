import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { applyChange, type FieldChange, putField } from './detect-changes.ts'
import { type Author, getFounderName, isSameValue, removeAuthor } from './memo-value.ts'

const foundersSection = 'Founder information'

/**
 * Carries what people changed over to a regenerated memo. Changes are given oldest first. An edited value stays;
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
    const place = change.position === null ? change : { ...change, position: placeFounder(memo, old, change) }
    const memoField = getField(memo, place)
    if (!memoField) continue
    const holds = change.action === 'edited' || isSameValue(memoField.value, getConfirmedValue(change))
    if (holds) putField(memo, place, replayChange(memoField, change))
  }
  return memo
}

/** An edited value that a reopening left standing stays: it was only to be checked again. */
function replayChange(memoField: MemoField, change: FieldChange & Author): MemoField {
  const onlyUnchecked = change.action === 'reopened' && isSameValue(change.from, change.to)
  if (onlyUnchecked && memoField.edited) return removeAuthor(memoField)
  return applyChange(memoField, change, { by: change.by, on: change.on })
}

/** Returns the value that a confirmation or a reopening was about. */
const getConfirmedValue = ({ action, from, to }: FieldChange) => (action === 'reopened' ? from : to)

function getField(memo: ValidatedResponse, place: FieldChange): MemoField | undefined {
  const content = memo[place.section]
  return Array.isArray(content) ? content[place.position ?? -1]?.[place.field] : content?.[place.field]
}

function placeFounder(memo: ValidatedResponse, old: ValidatedResponse, change: FieldChange): number {
  const founders = getFounders(memo)
  if (change.founder === null) return change.position ?? -1
  const known = founders.findIndex((founder) => getFounderName(founder) === change.founder)
  if (known !== -1 || change.action !== 'edited') return known
  const kept = getFounders(old)[change.position ?? -1]
  if (!kept) return -1
  const keptName = getFounderName(kept)
  const already = founders.findIndex((founder) => keptName !== null && getFounderName(founder) === keptName)
  return already !== -1 ? already : founders.push(structuredClone(kept)) - 1
}

function getFounders(memo: ValidatedResponse): Array<Record<string, MemoField>> {
  const founders = memo[foundersSection]
  return Array.isArray(founders) ? founders : []
}
