import type { FieldDifference, MemoField, ValidatedResponse } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listFields, type MemoValue } from './memo-value.ts'

/** A field with its place; `founder` is the name of the founder it belongs to. */
type Placed = { section: string; field: string; founder: string | null; memoField: MemoField }
type Pair = { was?: Placed; is?: Placed }

/**
 * Returns the fields of which two memos state something else, in the order of the newer memo, each side with its place.
 * Founders are the same by their names; of one that only one memo has, the name alone is the difference.
 */
export function compareMemos(before: ValidatedResponse, after: ValidatedResponse): FieldDifference[] {
  const pairs = new Map<string, Pair>()
  const found = listFields(after)
  for (const is of found) pairs.set(makeKey(is), { is })
  for (const was of listFields(before)) pairs.set(makeKey(was), { ...pairs.get(makeKey(was)), was })
  return [...pairs.values()].flatMap(({ was, is }) => {
    const place = is ?? was
    if (!place || saysTheSame(was, is)) return []
    const isNewFounder = place.founder !== null && (!was || !is)
    if (isNewFounder && place.field !== 'Founder Name') return []
    const { section, field, founder } = place
    const named = founder === null || field === 'Founder Name' ? {} : { founder }
    return [{ section, field, ...named, was: read(was), is: read(is), was_source: cite(was), is_source: cite(is) }]
  })
}

const makeKey = ({ section, founder, field }: Placed) =>
  JSON.stringify([section, founder?.toLowerCase() ?? null, field])

const read = (placed: Placed | undefined): MemoValue =>
  placed === undefined || isUnknown(placed.memoField.value) ? null : placed.memoField.value

/** What a person wrote has no place. */
const cite = (placed: Placed | undefined): string =>
  placed === undefined || placed.memoField.edited === true ? '' : placed.memoField.source.value

/** Spaces, case and the order of a list make no difference. */
function saysTheSame(was: Placed | undefined, is: Placed | undefined): boolean {
  const [one, other] = [read(was), read(is)].map(fold)
  return one === other
}

const fold = (value: MemoValue): string =>
  Array.isArray(value) ? JSON.stringify(value.map(foldText).sort()) : foldText(String(value))

const foldText = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()
