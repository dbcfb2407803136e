import type { Entry, MemoField } from '#contract/memo.ts'
import { type Author, getFoundValue } from './memo-value.ts'
import { keepFound, listEntries, putEntries, withdrawActs } from './person-acts.ts'

/** Spaces and case make no other entry. */
export const isSameEntry = (one: string, other: string): boolean => fold(one) === fold(other)
const fold = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()

/** The entry of a list that is called so; undefined where the field is not a list or has none. */
export const findEntry = (memoField: MemoField, value: string): Entry | undefined => pick(listEntries(memoField), value)

const pick = (all: readonly Entry[], value: string): Entry | undefined =>
  all.find((entry) => entry.value === value) ?? all.find((entry) => isSameEntry(entry.value, value))

/** An entry as a person wrote it. */
export function writeEntry(value: string, author: Author): Entry {
  return { value, standing: 'entered', reason: '', evidence: [], entered: { action: 'edited', ...author } }
}

/** The list with one more entry at a place, the end if none is given; as it is where it has the entry. */
export function addEntry(memoField: MemoField, entry: Entry, author: Author, at?: number): MemoField {
  if (findEntry(memoField, entry.value)) return memoField
  const entries = listEntries(memoField)
  return changeEntries(memoField, entries.toSpliced(at ?? entries.length, 0, entry), author)
}

/** The list with another text in the place of an entry, which is remembered; added where the list has no such entry. */
export function setEntry(memoField: MemoField, value: string, text: string, author: Author): MemoField {
  const all = listEntries(memoField)
  const old = pick(all, value)
  if (!old) return addEntry(memoField, writeEntry(text, author), author)
  const found = old.standing === 'entered' && old.entered?.action === 'edited' ? old.found : old.value
  const written = { ...writeEntry(text, author), ...(found !== undefined && { found }) }
  const entries = all.flatMap((entry) => {
    if (entry === old) return [written]
    return isSameEntry(entry.value, text) ? [] : [entry]
  })
  return changeEntries(memoField, entries, author)
}

/** The list without an entry. */
export function removeEntry(memoField: MemoField, value: string, author: Author): MemoField {
  const all = listEntries(memoField)
  const old = pick(all, value)
  if (!old) return memoField
  return changeEntries(
    memoField,
    all.filter((entry) => entry !== old),
    author,
  )
}

/** The list without what a person did to one entry: it is the one that was found; one that was only written is left out. */
export function withdrawEntry(memoField: MemoField, value: string, author: Author): MemoField {
  const all = listEntries(memoField)
  const old = pick(all, value)
  if (!old?.entered) return memoField
  const asFound = findFoundEntry(memoField, old.found ?? old.value)
  const entries = all.flatMap((entry) => {
    if (entry === old) return asFound ? [asFound] : []
    return [entry]
  })
  const isAsFound = memoField.type === 'array' && isSameList(entries, memoField.found_entries ?? [])
  return isAsFound ? withdrawActs(memoField) : changeEntries(memoField, entries, author)
}

const isSameList = (some: readonly Entry[], others: readonly Entry[]) =>
  some.length === others.length && some.every((entry, index) => !entry.entered && entry.value === others[index]?.value)

/** An entry as it was found, while a person's act stands over the list. */
export function findFoundEntry(memoField: MemoField, value: string): Entry | undefined {
  if (memoField.type !== 'array') return undefined
  return memoField.found_entries?.find((entry) => isSameEntry(entry.value, value))
}

function changeEntries(memoField: MemoField, entries: Entry[], author: Author): MemoField {
  if (memoField.type !== 'array') return memoField
  const found = getFoundValue(memoField)
  const entered = { action: 'edited' as const, ...author }
  const members = { edited: true, ...(found !== undefined && { found }), entered }
  return putEntries({ ...memoField, ...keepFound(memoField), ...members }, entries)
}
