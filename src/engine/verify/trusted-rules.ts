import { z } from 'zod'
import readByPeople from '../weights/read-by-people.json' with { type: 'json' }
import trust from '../weights/trust.json' with { type: 'json' }

const count = z.number().int().nonnegative()
const ruleRecord = z.strictObject({ right: count, seen: count })
/** How many values of a rule passed all gates on labelled decks, and how many of them were right. */
export type RuleRecord = z.output<typeof ruleRecord>

/** Records by field and rule. A field that labels do not judge is not listed: its values prove by the gates alone. */
const fieldRecords = z.record(z.string(), z.record(z.string(), ruleRecord))
export type FieldRecords = z.output<typeof fieldRecords>

/** The generated table: `npm run learn` writes it. */
export const trustTable = z.strictObject({
  head: z.strictObject({ decks: count, date: z.iso.date() }),
  fields: fieldRecords,
})

/** Fields whose proved values people read beside the decks: so many of those read were right. */
const fieldReading = z.strictObject({ field: z.string(), right: count, read: count.min(1), date: z.iso.date() })

/** What is known of how often values that passed all gates are right. */
export type TrustRecords = {
  fields: FieldRecords
  readings: ReadonlyArray<z.output<typeof fieldReading>>
}

const readings = z.array(fieldReading).parse(readByPeople)

/** The records that the rules of the offline engine are held against. */
export const trustedRules: TrustRecords = { fields: trustTable.parse(trust).fields, readings }

/** No rule is counted, as for facts of a language model: the gates prove, and what people read. */
export const gatesAlone: TrustRecords = { fields: {}, readings }

/** The least share of right values with which a kind of value may be called proved. */
const leastShare = 0.93
/** What a rule brings along before it is counted: 4.5 right of 5. So 3 of 3 prove, and 12 of 13 do not. */
const priorRight = 4.5
const priorSeen = 5

const computeShare = ({ right, seen }: RuleRecord) => (right + priorRight) / (seen + priorSeen)

/** Returns whether the values of a rule with this record may be proved. */
export const mayProve = (record: RuleRecord): boolean => computeShare(record) >= leastShare

/** Fewer values say little about the next deck. */
const fewestSeen = 5

/** Returns how many of ten values of a rule were right, at most 9; null where too few were seen to say. */
export const countOfTen = ({ right, seen }: RuleRecord): number | null =>
  seen < fewestSeen ? null : Math.min(9, Math.round((10 * right) / seen))

/** Returns the newest reading of a field by people where it found too few right; null for a field that was not read or is right often enough. */
export function findPoorReading(field: string, { readings }: TrustRecords): RuleRecord | null {
  const newest = readings
    .filter((one) => one.field === field)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)
  return newest && newest.right / newest.read < leastShare ? { right: newest.right, seen: newest.read } : null
}
