import type { Contradiction, Entry, MemoField } from '#contract/memo.ts'
import { contradictEntered } from './contradict-entered.ts'
import type { MemoValue } from './memo-value.ts'
import { putEntries } from './person-acts.ts'

/**
 * A field with a person's act in a memo that is made again, beside the same one of the memo before: what a person entered stays
 * entered, an entry that the engine no longer finds stands as it did, and a contradiction is settled only where it was.
 */
export function carryOver(memoField: MemoField, before: MemoField): MemoField {
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
