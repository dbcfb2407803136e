import { mergeRecords } from './founder-acts.ts'
import { type FounderRecord, type KnownFounder, listKeys, makeKnownFounder } from './known-founders.ts'
import { matchFounders } from './match-founders.ts'
import { type MemoState, readFounders } from './memo-state.ts'

/** A founder of a memo that is made again: as found now or, where they were not found, as they stood. */
export type Person = { known: KnownFounder; record: FounderRecord; before: FounderRecord | null; isFound: boolean }

/** Everyone whom the new memo found, in its order, then those whom only the memo before has, removed and merged ones among them. */
export function gatherFounders(found: readonly FounderRecord[], old: MemoState): Person[] {
  const { present, others } = readFounders(old)
  const kept = others.flatMap((known) => (known.record ? [{ known, record: known.record }] : []))
  const before = [...present, ...kept]
  const matched = matchFounders(found, before)
  const people = found.map((record, index): Person => {
    const one = matched.get(index)
    if (!one) return { known: makeKnownFounder(record), record, before: null, isFound: true }
    const keys = [...new Set([...one.known.keys, ...listKeys(record)])]
    return { known: { ...one.known, keys }, record, before: one.record, isFound: true }
  })
  const isMatched = new Set(matched.values())
  const lost = before.filter((one) => !isMatched.has(one))
  const all = [...people, ...lost.map((one): Person => ({ ...one, before: one.record, isFound: false }))]
  for (const one of all) handOver(one, all)
  return all
}

/** What was found of a founder who was merged into one who was not found is found of that one. */
function handOver(one: Person, all: Person[]): void {
  if (one.known.state !== 'merged' || !one.isFound) return
  const stays = findStaying(one, all)
  if (!stays || stays.isFound) return
  Object.assign(stays, { record: one.record, isFound: true })
  Object.assign(one, { record: one.before ?? one.record, isFound: false })
}

/** Whom a founder was merged into, through all merges. */
function findStaying(one: Person, all: readonly Person[]): Person | undefined {
  const seen = new Set<Person>()
  let at: Person | undefined = one
  while (at?.known.state === 'merged' && !seen.has(at)) {
    seen.add(at)
    const into: string | undefined = at.known.into
    at = all.find(({ known }) => known.founder_id === into)
  }
  return at?.known.state === 'merged' ? undefined : at
}

/** Whether a person's word stands in the record: a value that was written or taken. */
const isEdited = (record: FounderRecord) =>
  Object.values(record).some(({ edited, taken_over }) => edited === true || taken_over !== undefined)

/**
 * The founders of the new memo after all that people did: merged ones joined, removed ones kept aside, those only in the memo before
 * kept where a person added them or wrote their values. `isOrdered`: a person moved founders, so the order before holds.
 */
export function settleFounders(
  people: Person[],
  { old, isOrdered }: { old: MemoState; isOrdered: boolean },
): { present: Array<{ known: KnownFounder; record: FounderRecord }>; others: KnownFounder[] } {
  const merged = people.filter(({ known }) => known.state === 'merged')
  for (const one of merged.sort((a, b) => (a.known.on ?? '').localeCompare(b.known.on ?? ''))) {
    const stays = findStaying(one, people)
    if (stays && (one.isFound || isEdited(one.record))) stays.record = mergeRecords(stays.record, one.record)
  }
  const isKept = (one: Person) => one.isFound || one.known.added === true || isEdited(one.record)
  const present = people.filter((one) => one.known.state === 'present' && isKept(one))
  const ids = new Set(present.map(({ known }) => known.founder_id))
  const others = people.flatMap((one): KnownFounder[] => {
    if (one.known.state === 'present') return []
    const stays = one.known.state === 'merged' ? findStaying(one, people) : one
    const isGone = !stays || (stays.known.state === 'present' && !ids.has(stays.known.founder_id))
    return isGone ? [] : [{ ...one.known, record: one.record }]
  })
  return { present: isOrdered ? orderAsBefore(present, old) : present, others }
}

function orderAsBefore(present: Person[], old: MemoState): Person[] {
  const places = new Map(readFounders(old).present.map(({ known }, place) => [known.founder_id, place]))
  const placeOf = ({ known }: Person) => places.get(known.founder_id) ?? places.size
  return present.toSorted((a, b) => placeOf(a) - placeOf(b))
}
