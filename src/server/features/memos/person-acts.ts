import type { Contradiction, Entry, MemoField } from '#contract/memo.ts'
import { findWeakest, isValidated, type Standing } from '#contract/standing.ts'
import { type Author, getFoundStanding, getFoundValue, type MemoValue } from './memo-value.ts'

type ArrayField = Extract<MemoField, { type: 'array' }>
type Contradicted = { contradicted_by?: Contradiction[] | undefined }

/**
 * The field with the value that a person wrote, which must be of the field's own type. Of a list only the new entries are
 * that person's; the others stand as they did. Source, evidence and rules stay those of what was found.
 */
export function applyEdit(memoField: MemoField, value: MemoValue, author: Author): MemoField {
  if (memoField.taken_over) return applyEdit(withdrawActs(memoField), value, author)
  const entered = { action: 'edited' as const, ...author }
  const found = getFoundValue(memoField)
  const members = { ...keepFound(memoField), edited: true, ...(found !== undefined && { found }), entered }
  if (memoField.type === 'array') {
    if (!Array.isArray(value)) return memoField
    const before = new Map(listEntries(memoField).map((entry) => [entry.value, entry]))
    const written = (text: string): Entry => ({ value: text, standing: 'entered', reason: '', evidence: [], entered })
    return putEntries(
      { ...memoField, ...members },
      value.map((text) => before.get(text) ?? written(text)),
    )
  }
  const field = { ...memoField, ...members, ...makeStanding('entered'), ...settle(memoField, true) }
  if (field.type === 'bool') return typeof value === 'boolean' || value === null ? { ...field, value } : memoField
  return typeof value === 'string' || value === null ? { ...field, value } : memoField
}

/**
 * The field with its value confirmed, and every entry of a list, or those of `only`; where a list has none of these it stays
 * as it is. What says otherwise is settled by it. What a person wrote before stays theirs.
 */
export function applyConfirmation(memoField: MemoField, author: Author, only?: readonly string[]): MemoField {
  const confirmation = { action: 'confirmed' as const, ...author }
  const entered = memoField.standing === 'entered' && memoField.entered ? memoField.entered : confirmation
  const field = { ...memoField, ...keepFound(memoField), entered, ...makeStanding('entered') }
  if (field.type !== 'array') return { ...field, ...settle(field, true) }
  const before = listEntries(memoField)
  const confirmed = new Set(only ?? before.map(({ value }) => value))
  if (before.length > 0 && !before.some(({ value }) => confirmed.has(value))) return memoField
  return putEntries(
    field,
    before.map((entry) => (confirmed.has(entry.value) ? confirmEntry(entry, confirmation) : entry)),
  )
}

function confirmEntry(entry: Entry, entered: NonNullable<Entry['entered']>): Entry {
  const settled = { ...entry, ...settle(entry, true) }
  return entry.standing === 'entered' ? settled : { ...settled, standing: 'entered', entered }
}

/**
 * The field without what a person did to it: value, standing and entries that were found are back. One that carries no
 * person's act stays as it is; a written value in whose place nothing is known to be found stays, to be checked.
 */
export function withdrawActs(memoField: MemoField): MemoField {
  if (!hasAct(memoField)) return memoField
  if (memoField.edited && memoField.found === undefined) return uncheckValue(memoField)
  const value = getFoundValue(memoField) ?? null
  const bare = listFoundMembers(memoField)
  const field = { ...bare, ...makeStanding(getFoundStanding(memoField)), ...settle(bare, false) }
  if (field.type === 'bool') return { ...field, value: typeof value === 'boolean' ? value : null }
  if (field.type === 'str') return { ...field, value: typeof value === 'string' ? value : null }
  const { found_entries, entries: _entries, ...list } = field
  const whole = { ...list, value: Array.isArray(value) ? value : [] }
  return found_entries ? { ...putEntries(whole, found_entries), ...makeStanding(whole.standing) } : whole
}

/** The field without the marks of a person's act, its value found as it was before a candidate was taken. */
function listFoundMembers({
  entered: _act,
  edited: _edited,
  found: _found,
  found_standing: _standing,
  ...rest
}: MemoField) {
  const { taken_over: over, ...bare } = rest
  if (!over) return bare
  const { candidates: _candidates, contradicted_by: _contradictions, ...members } = bare
  return { ...members, ...over }
}

/** The field with its value as it is, to be checked, confirmed by no one; so is every entry of a list that was entered. */
export function uncheckValue({ entered: _entered, grounded: _grounded, ...bare }: MemoField): MemoField {
  const field = { ...bare, ...makeStanding('found'), ...settle(bare, false) }
  if (field.type !== 'array' || !field.entries || field.entries.length === 0) return field
  return putEntries(field, field.entries.map(uncheckEntry))
}

function uncheckEntry({ entered, ...entry }: Entry): Entry {
  const open = { ...entry, ...settle(entry, false) }
  if (!entered && entry.standing !== 'entered') return open
  const { grounded: _grounded, ...unchecked } = open
  return { ...unchecked, standing: 'found' }
}

/** Whether something that a person did stands over what was found. */
export const hasAct = ({ entered, edited }: MemoField): boolean => entered !== undefined || edited === true

/** The list with these entries; standing and contradictions follow from them. A list without entries was emptied by a person. */
export function putEntries({ contradicted_by: _all, ...field }: ArrayField, entries: Entry[]): ArrayField {
  const standing = entries.length === 0 ? 'entered' : findWeakest(entries.map((entry) => entry.standing))
  const contradictions = entries.flatMap((entry) => entry.contradicted_by ?? [])
  return {
    ...field,
    ...makeStanding(standing),
    value: entries.map((entry) => entry.value),
    entries,
    ...(contradictions.length > 0 && { contradicted_by: contradictions }),
  }
}

export const makeStanding = (standing: Standing) => ({ standing, validated: isValidated(standing) })

/** What a first act puts aside, so that its withdrawal can bring it back. */
export function keepFound(memoField: MemoField) {
  if (memoField.found_standing !== undefined) return {}
  const standing = { found_standing: memoField.standing }
  return memoField.type === 'array' && memoField.entries ? { ...standing, found_entries: memoField.entries } : standing
}

/** The entries of a list; where they are not known, each stands as the whole. */
export function listEntries({
  value,
  entries,
  standing,
  reason,
}: MemoField & { entries?: Entry[] | undefined }): Entry[] {
  if (!Array.isArray(value)) return []
  return entries ?? value.map((text) => ({ value: text, standing, reason, evidence: [] }))
}

/** The contradictions as settled by a person's word, or as open again. */
export function settle({ contradicted_by: all }: Contradicted, settled: boolean): Contradicted {
  return all ? { contradicted_by: all.map((one) => ({ ...one, settled })) } : {}
}
