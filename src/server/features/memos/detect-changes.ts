import type { MemoField, SentField, SentResponse, ValidatedResponse } from '#contract/memo.ts'
import { type Author, type FieldPlace, isSameValue, listFields, type MemoValue, tidyValue } from './memo-value.ts'
import { applyConfirmation, applyEdit, hasAct, withdrawActs } from './person-acts.ts'

/**
 * What a person did to one field: gave it another value, vouched for the value that stands, or took either back, upon
 * which the value that was found is the field's again.
 */
export type FieldChange = FieldPlace & {
  action: 'edited' | 'confirmed' | 'reopened'
  from: MemoValue
  to: MemoValue
}

/**
 * Compares the memo that a person sent with the stored one. Only value and validated are taken from the sent memo; standing,
 * reason, source and evidence stay as stored; a field that was not sent stays whole. A list of which only some entries are
 * entered is not validated, so `validated: false` says nothing about it: its acts are withdrawn by sending the value that was
 * found, or by confirming it first. Null when the founders are not as many as stored, or a field sent is not of the memo.
 */
export function detectChanges(
  stored: ValidatedResponse,
  sent: SentResponse,
  author: Author,
): { changes: FieldChange[]; memo: ValidatedResponse } | null {
  const storedFields = listFields(stored)
  const sentAt = new Map(listFields(sent).map((at) => [makePlaceKey(at), at.memoField]))
  const known = new Set(storedFields.map(makePlaceKey))
  if (countFounders(sent) !== countFounders(stored) || [...sentAt.keys()].some((key) => !known.has(key))) return null
  const memo = structuredClone(stored)
  const changes: FieldChange[] = []
  for (const { memoField, ...place } of storedFields) {
    const sentField = sentAt.get(makePlaceKey(place))
    if (!sentField) continue
    if (sentField.type !== memoField.type) return null
    const change = detectChange(memoField, sentField)
    if (!change) continue
    changes.push({ ...place, ...change })
    putField(memo, place, applyChange(memoField, change, author))
  }
  return { changes, memo }
}

/** A field after what a person did to it. */
function applyChange(
  memoField: MemoField,
  { action, to }: Pick<FieldChange, 'action' | 'to'>,
  author: Author,
): MemoField {
  if (action === 'edited') return applyEdit(memoField, to, author)
  return action === 'confirmed' ? applyConfirmation(memoField, author) : withdrawActs(memoField)
}

const countFounders = (memo: Record<string, unknown>) =>
  Object.values(memo).reduce<number>((count, content) => count + (Array.isArray(content) ? content.length : 0), 0)

const makePlaceKey = (place: FieldPlace) => JSON.stringify([place.section, place.position, place.field])

function detectChange(stored: MemoField, sent: SentField): Pick<FieldChange, 'action' | 'from' | 'to'> | null {
  const to = tidyValue(sent.value)
  const from = stored.value
  if (!isSameValue(tidyValue(from), to)) {
    // Sent back unvalidated as it was found: the person's word is withdrawn, not given for it.
    const isWithdrawn = !sent.validated && stored.found !== undefined && isSameValue(tidyValue(stored.found), to)
    return isWithdrawn ? { action: 'reopened', from, to: stored.found ?? to } : { action: 'edited', from, to }
  }
  if (sent.validated === stored.validated) return null
  if (sent.validated) return { action: 'confirmed', from, to: from }
  // What is proved without a person's word has none that could be withdrawn.
  return hasAct(stored) ? { action: 'reopened', from, to: withdrawActs(stored).value } : null
}

/** Puts a field back at its place; a place that the memo does not have is left alone. */
function putField(memo: ValidatedResponse, place: FieldPlace, memoField: MemoField): void {
  const content = memo[place.section]
  const fields = Array.isArray(content) ? content[place.position ?? -1] : content
  if (fields && place.field in fields) fields[place.field] = memoField
}
