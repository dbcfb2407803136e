import type { Contradiction, Entry, MemoField, ValidatedResponse } from '#contract/memo.ts'
import { contradictEntered } from './contradict-entered.ts'
import { applyChange, type FieldChange, putField } from './detect-changes.ts'
import { type Author, getFieldAt, getFounderName, isSameValue, listFields, type MemoValue } from './memo-value.ts'
import { applyConfirmation, hasAct, putEntries, uncheckValue } from './person-acts.ts'

const foundersSection = 'Founder information'

/**
 * Carries what people changed over to a regenerated memo. Changes are given oldest first. An edited value stays;
 * a confirmation holds only while the engine still finds the value, or the entry of a list, that was confirmed; what says otherwise
 * since then contradicts it. A founder
 * whom the new memo lacks is kept from the old one when a person edited its fields. A contradiction that the old memo did
 * not list is not settled.
 */
export function keepEdits(
  fresh: ValidatedResponse,
  old: ValidatedResponse,
  changes: ReadonlyArray<FieldChange & Author>,
): ValidatedResponse {
  const memo = structuredClone(fresh)
  for (const change of changes) {
    const place = change.position === null ? change : { ...change, position: placeFounder(memo, old, change) }
    const memoField = getFieldAt(memo, place)
    if (!memoField) continue
    putField(memo, place, replayChange(memoField, change))
  }
  const founders = getFounders(old)
  for (const { memoField, ...place } of listFields(memo)) {
    if (!hasAct(memoField)) continue
    const known = findFounder(founders, place.founder, place.position)
    const before = getFieldAt(old, { ...place, position: place.position === null ? null : known })
    if (before) putField(memo, place, carryOver(memoField, before))
  }
  return memo
}

function replayChange(memoField: MemoField, change: FieldChange & Author): MemoField {
  const author = { by: change.by, on: change.on }
  if (change.action === 'confirmed') {
    if (Array.isArray(change.to) && change.to.length > 0) return applyConfirmation(memoField, author, change.to)
    return isSameValue(memoField.value, change.to) ? applyConfirmation(memoField, author) : memoField
  }
  // An edited value that a reopening left as it is stays: it was only to be checked again.
  const onlyUnchecked = change.action === 'reopened' && isSameValue(change.from, change.to)
  return onlyUnchecked && memoField.edited ? uncheckValue(memoField) : applyChange(memoField, change, author)
}

/**
 * A field with a person's act, beside the same one of the old memo: what a person entered stays entered, an entry that the
 * engine no longer finds stands as it did, and a contradiction is settled only where it was.
 */
function carryOver(memoField: MemoField, before: MemoField): MemoField {
  if (memoField.type !== 'array') return contradictEntered(keepSettled(memoField, before), before)
  const known = new Map((before.type === 'array' ? before.entries : undefined)?.map((entry) => [entry.value, entry]))
  // What an emptied list stands as was said by the acts that were replayed.
  return memoField.entries && memoField.entries.length > 0
    ? putEntries(
        memoField,
        memoField.entries.map((entry) => carryEntry(entry, known.get(entry.value))),
      )
    : memoField
}

function carryEntry(entry: Entry, before: Entry | undefined): Entry {
  if (!before) return keepSettled(entry, {})
  if (before.standing === 'entered') {
    return keepSettled({ ...entry, standing: 'entered', entered: before.entered }, before)
  }
  // Replayed as new, since the engine did not find it again; the person only left it standing.
  const isLost = entry.standing === 'entered' && entry.entered?.action === 'edited'
  return isLost ? before : keepSettled(entry, before)
}

type Contradicted = { contradicted_by?: Contradiction[] | undefined }
type Before = Contradicted & Partial<Pick<MemoField, 'value' | 'found' | 'standing'>>

/** A value that was entered was chosen with the one that was found in view, so neither contradicts it openly. */
function keepSettled<Value extends Contradicted>(value: Value, before: Before): Value {
  if (!value.contradicted_by) return value
  const settled = new Set<MemoValue | undefined>(before.standing === 'entered' ? [before.value, before.found] : [])
  for (const one of before.contradicted_by ?? []) if (one.settled) settled.add(one.value)
  const contradicted_by = value.contradicted_by.map((one) => ({ ...one, settled: settled.has(one.value) }))
  return { ...value, contradicted_by }
}

function placeFounder(memo: ValidatedResponse, old: ValidatedResponse, change: FieldChange): number {
  const founders = getFounders(memo)
  if (change.founder === null) return change.position ?? -1
  const known = findFounder(founders, change.founder, change.position)
  if (known !== -1 || change.action !== 'edited') return known
  const kept = getFounders(old)[change.position ?? -1]
  if (!kept) return -1
  const keptName = getFounderName(kept)
  const already = founders.findIndex((founder) => keptName !== null && getFounderName(founder) === keptName)
  return already !== -1 ? already : founders.push(structuredClone(kept)) - 1
}

/** The founder of that name: where several bear it, the one at the position; -1 without one. */
function findFounder(founders: ReadonlyArray<Record<string, MemoField>>, name: string | null, position: number | null) {
  const named = founders.flatMap((founder, index) => (getFounderName(founder) === name ? [index] : []))
  return named.find((index) => index === position) ?? named[0] ?? -1
}

function getFounders(memo: ValidatedResponse): Array<Record<string, MemoField>> {
  const founders = memo[foundersSection]
  return Array.isArray(founders) ? founders : []
}
