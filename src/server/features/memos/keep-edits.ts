import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { isFounderAction } from '#contract/memo-history.ts'
import { applyAct } from './apply-act.ts'
import { carryOver } from './carry-over.ts'
import { enterName } from './founder-acts.ts'
import { gatherFounders, type Person, settleFounders } from './keep-founders.ts'
import { foundersSection, listFounders } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { type MemoState, putFounders } from './memo-state.ts'
import { type Author, getFounderName } from './memo-value.ts'
import { hasAct } from './person-acts.ts'

/**
 * Carries what people changed over to a memo that is made again. Changes are given oldest first, without those undone. An edited
 * value stays; a confirmation holds only while the engine still finds the value, or the entry of a list, that was confirmed; what
 * says otherwise since then contradicts it. Founders are the same by their profile or name: removed ones stay away, merged ones
 * are merged, and one whom the new memo lacks is kept where a person added them or edited their fields. A contradiction that the old
 * memo did not list is not settled.
 */
export function keepEdits(
  fresh: ValidatedResponse,
  old: MemoState,
  changes: ReadonlyArray<MemoChangeRecord & Author>,
): MemoState {
  const people = gatherFounders(listFounders(fresh), old)
  const fields = { ...fresh }
  for (const change of changes) {
    if (change.section === foundersSection) replayOnFounder(people, change)
    else {
      const content = fields[change.section]
      if (content && !Array.isArray(content)) fields[change.section] = replay(content, change)
    }
  }
  for (const [section, content] of Object.entries(fields)) {
    const before = old.fields[section]
    if (!Array.isArray(content) && before && !Array.isArray(before)) fields[section] = carryAll(content, before)
  }
  for (const person of people)
    if (person.isFound && person.before) person.record = carryAll(person.record, person.before)
  const isOrdered = changes.some(({ action }) => action === 'founder_moved')
  const { present, others } = settleFounders(people, { old, isOrdered })
  const ids = new Set(present.map(({ known }) => known.founder_id))
  const removed = old.removed.filter(({ founder_id }) => founder_id === undefined || ids.has(founder_id))
  return putFounders({ fields, founders: [], removed }, present, others)
}

type Fields = Record<string, MemoField>

function replay(fields: Fields, change: MemoChangeRecord & Author): Fields {
  const memoField = fields[change.field]
  if (!memoField) return fields
  return { ...fields, [change.field]: applyAct(memoField, change, { by: change.by, on: change.on }) }
}

function carryAll(fields: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, memoField]) => {
      const own = before[name]
      return [name, own && hasAct(memoField) ? carryOver(memoField, own) : memoField]
    }),
  )
}

/** A founder who is only in the memo before stands as all acts left them. */
function replayOnFounder(people: Person[], change: MemoChangeRecord & Author): void {
  const person = findPerson(people, change)
  if (!person?.isFound) return
  if (change.action === 'founder_added') {
    person.record = enterName(person.record, String(change.to), { by: change.by, on: change.on })
  } else if (!isFounderAction(change.action)) person.record = replay(person.record, change)
}

/** Changes of older versions name founders by name and position: where several bear the name, the one at the position. */
function findPerson(people: readonly Person[], change: MemoChangeRecord): Person | undefined {
  if (change.founderId !== null) return people.find(({ known }) => known.founder_id === change.founderId)
  const isNamed = ({ record }: Person) => getFounderName(record) === change.founder
  const inPlace = people[change.position ?? -1]
  if (inPlace && isNamed(inPlace)) return inPlace
  return people.find(isNamed)
}
