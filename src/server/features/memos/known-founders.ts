import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { founderRecord, type MemoField, type RemovedParts, type ValidatedResponse } from '#contract/memo.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { getFounderName, getFoundValue } from './memo-value.ts'

export const foundersSection = 'Founder information'
export type FounderRecord = Record<string, MemoField>

/**
 * A founder by an id that outlives order, renaming and the memo being made again. Those present come first, in the order of the
 * section; of the others the record is kept here. `keys` tell them in another memo.
 */
const knownFounder = z.object({
  founder_id: z.uuid(),
  state: z.enum(['present', 'removed', 'merged']),
  keys: z.array(z.string()),
  /** A person added them: they stay, found or not. */
  added: z.literal(true).optional(),
  record: founderRecord.optional(),
  /** Where they stood before they were removed. */
  at: z.number().int().optional(),
  /** Who removed or merged them, and when. */
  by: z.string().nullable().optional(),
  on: z.string().optional(),
  /** Whom they were merged into. */
  into: z.uuid().optional(),
})
export type KnownFounder = Omit<z.output<typeof knownFounder>, 'record'> & { record?: FounderRecord | undefined }
// The schema of a record is made from `founderFields`, which hides the names of its fields from its type.
/** Founders from their JSON column. */
export const parseKnownFounders = (founders: unknown): KnownFounder[] =>
  z.array(knownFounder).parse(founders) as KnownFounder[]

/** The founders of a memo that has no ids yet. */
export const nameFounders = (fields: ValidatedResponse): KnownFounder[] => listFounders(fields).map(makeKnownFounder)

/** A founder who is new to the memo, told by their record. */
export const makeKnownFounder = (record: FounderRecord): KnownFounder => ({
  founder_id: uuidv7(),
  state: 'present',
  keys: listKeys(record),
})

/** The founders' records of a memo, in order. */
export function listFounders(fields: ValidatedResponse): FounderRecord[] {
  const section = fields[foundersSection]
  return Array.isArray(section) ? section : []
}

/** The ids of the founders in the section's order. */
export const listFounderIds = (founders: readonly KnownFounder[]): string[] =>
  founders.flatMap(({ founder_id, state }) => (state === 'present' ? [founder_id] : []))

/** The founders whom people removed, as they can be brought back. */
export function listRemovedFounders(founders: readonly KnownFounder[]): RemovedParts['founders'] {
  return founders.flatMap(({ founder_id, state, record = {}, by = null, on = '' }) =>
    state === 'removed' ? [{ founder_id, name: getFounderName(record) ?? '', by, on }] : [],
  )
}

/** What tells a founder: name, profile and address, as found and as written. */
export function listKeys(record: FounderRecord): string[] {
  const read = (name: string) => {
    const field = record[name]
    return field ? [field.value, getFoundValue(field)].filter((value) => typeof value === 'string') : []
  }
  const keys = [
    ...read('Founder Name').map((name) => `name ${makeUnaccentedNameKey(name)}`),
    ...read('LinkedIn').map((address) => `link ${readProfile(address)}`),
    ...read('Email').map((address) => `mail ${address.trim().toLowerCase()}`),
  ]
  return [...new Set(keys.filter((key) => !key.endsWith(' ')))]
}

const readProfile = (address: string) =>
  /\/in\/([^/?#\s]+)/u.exec(address)?.[1]?.toLowerCase() ?? makeUnaccentedNameKey(address)
