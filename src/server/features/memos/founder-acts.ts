import type { MemoField } from '#contract/memo.ts'
import { founderFields } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { type FounderRecord, type KnownFounder, listKeys, makeKnownFounder } from './known-founders.ts'
import { type MemoState, putFounders, readFounders } from './memo-state.ts'
import { type Author, getFounderName } from './memo-value.ts'
import { applyConfirmation, applyEdit } from './person-acts.ts'

export const nameField = 'Founder Name'

/** Adds a founder at the end: the candidate of that name where there is one, else one of whom only the name is known. */
export function addFounder(
  state: MemoState,
  name: string,
  candidates: readonly FounderRecord[],
  author: Author,
): { state: MemoState; known: KnownFounder } {
  const key = makeUnaccentedNameKey(name)
  const candidate = candidates.find((one) => makeUnaccentedNameKey(getFounderName(one) ?? '') === key)
  const record = enterName(candidate ?? makeBlankFounder(), name, author)
  const known: KnownFounder = { ...makeKnownFounder(record), added: true }
  const { present, others } = readFounders(state)
  return { state: putFounders(state, [...present, { known, record }], others), known }
}

/** The record with the name that a person gave: confirmed where it was found, else entered. */
export function enterName(record: FounderRecord, name: string, author: Author): FounderRecord {
  const field = record[nameField]
  if (!field) return record
  const named = field.value === name ? applyConfirmation(field, author) : applyEdit(field, name, author)
  return { ...record, [nameField]: named }
}

function makeBlankFounder(): FounderRecord {
  const rest = {
    standing: 'unstated' as const,
    validated: false,
    reason: 'Not stated in the deck or the updates.',
    source: { in1: null, in2: null, value: '' },
  }
  return Object.fromEntries(
    founderFields.map(({ name, type }): [string, MemoField] => [name, { value: null, type, ...rest }]),
  )
}

/** Takes a founder out of the section, as removed or as merged into another; undefined where they are not present. */
export function takeOut(
  state: MemoState,
  founderId: string,
  mark: Author & { state: 'removed' | 'merged'; into?: string },
): MemoState | undefined {
  const { present, others } = readFounders(state)
  const at = present.findIndex(({ known }) => known.founder_id === founderId)
  const gone = present[at]
  if (!gone) return undefined
  const keys = [...new Set([...gone.known.keys, ...listKeys(gone.record)])]
  const known = { ...gone.known, keys, ...mark, record: gone.record, at }
  return putFounders(state, present.toSpliced(at, 1), [...others, known])
}

/** Brings a founder back to where they stood; undefined where none of that id is out. */
export function bringBack(state: MemoState, founderId: string): MemoState | undefined {
  const { present, others } = readFounders(state)
  const out = others.find(({ founder_id }) => founder_id === founderId)
  if (!out?.record) return undefined
  const { record, at = present.length, by: _by, on: _on, into: _into, ...rest } = out
  const back = { known: { ...rest, state: 'present' as const }, record }
  return putFounders(
    state,
    present.toSpliced(at, 0, back),
    others.filter((one) => one !== out),
  )
}

/** Leaves a founder out as if they had never been added. */
export function forgetFounder(state: MemoState, founderId: string): MemoState {
  const { present, others } = readFounders(state)
  const isOther = (known: KnownFounder) => known.founder_id !== founderId
  return putFounders(
    state,
    present.filter(({ known }) => isOther(known)),
    others.filter(isOther),
  )
}

/** Moves a founder before another, null to the end; undefined where one of them is not present. */
export function moveFounder(state: MemoState, founderId: string, before: string | null): MemoState | undefined {
  const { present, others } = readFounders(state)
  const moved = present.find(({ known }) => known.founder_id === founderId)
  const rest = present.filter((one) => one !== moved)
  const at = before === null ? rest.length : rest.findIndex(({ known }) => known.founder_id === before)
  return moved && at !== -1 ? putFounders(state, rest.toSpliced(at, 0, moved), others) : undefined
}

/** Puts a founder at a position, as far as there is one. */
export function placeFounder(state: MemoState, founderId: string, at: number): MemoState {
  const { present, others } = readFounders(state)
  const moved = present.filter(({ known }) => known.founder_id === founderId)
  const rest = present.filter(({ known }) => known.founder_id !== founderId)
  return putFounders(state, rest.toSpliced(at, 0, ...moved), others)
}

/** Merges a founder into another; undefined where one of them is not present, or both are the same. */
export function mergeFounder(state: MemoState, founderId: string, into: string, author: Author): MemoState | undefined {
  const before = readFounders(state).present
  const gone = before.find(({ known }) => known.founder_id === founderId)
  const stays = before.find(({ known }) => known.founder_id === into)
  if (!gone || !stays || gone === stays) return undefined
  const next = takeOut(state, founderId, { ...author, state: 'merged', into })
  if (!next) return undefined
  const { present, others } = readFounders(next)
  const keys = [...new Set([...stays.known.keys, ...listKeys(stays.record)])]
  const merged = { known: { ...stays.known, keys }, record: mergeRecords(stays.record, gone.record) }
  return putFounders(
    next,
    present.map((one) => (one.known.founder_id === into ? merged : one)),
    others,
  )
}

/**
 * One record of two for the same person: the fuller name stays, empty fields are filled, quotes of the same value join, another value
 * becomes a candidate.
 */
export function mergeRecords(stays: FounderRecord, gone: FounderRecord): FounderRecord {
  return Object.fromEntries(
    Object.entries(stays).map(([name, field]) => {
      const other = gone[name]
      if (!other || isUnknown(other.value)) return [name, field]
      return [name, name === nameField ? mergeNames(field, other) : mergeFields(field, other)]
    }),
  )
}

function mergeNames(field: MemoField, other: MemoField): MemoField {
  const isFuller = field.edited !== true && countWords(other) > countWords(field)
  return isFuller ? joinEvidence(other, field) : joinEvidence(field, other)
}

/** Words count before letters: 'A. K. Moore' is fuller than 'Anastasia'. */
const countWords = ({ value }: MemoField): number => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? 0 : text.split(/\s+/u).length * 1_000 + text.length
}

function mergeFields(field: MemoField, other: MemoField): MemoField {
  if (isUnknown(field.value) && !field.edited) return other
  if (fold(field.value) === fold(other.value)) return joinEvidence(field, other)
  if (field.type !== 'str' || typeof other.value !== 'string') return field
  const { value, standing, reason, source } = other
  const quote = source.in1 ?? source.in2
  const candidate = { value, standing, reason, source: { value: source.value, ...(quote !== null && { quote }) } }
  const { candidates = [] } = field
  return candidates.some((one) => one.value === value) ? field : { ...field, candidates: [...candidates, candidate] }
}

const fold = (value: MemoField['value']) => JSON.stringify(value).toLowerCase()

function joinEvidence(field: MemoField, { evidence: more = [] }: MemoField): MemoField {
  const { evidence = [] } = field
  const known = new Set(evidence.map(({ page, quote }) => `${page} ${quote}`))
  const added = more.filter(({ page, quote }) => !known.has(`${page} ${quote}`))
  return added.length === 0 ? field : { ...field, evidence: [...evidence, ...added] }
}
