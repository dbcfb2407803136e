import { createHash } from 'node:crypto'
import { founderFields } from '#contract/memo-fields.ts'
import { type FieldRecords, mayProve, type RuleRecord } from '#engine/verify/trusted-rules.ts'
import { labelRules } from '../label-rules.ts'
import type { LearnedValue } from './collect-values.ts'

/** What labels tell of a founder beside the traits. */
const judgedOfFounders = new Set<string>(['founder_name', 'founder_role'])
const foldCount = 5
/** Folds stay the same until this changes. */
const foldSeed = 'folds-1'

/** Returns the fold of a group of decks, from 0: a stable hash of its name. */
export function assignFold(group: string): number {
  return createHash('sha256').update(`${foldSeed}:${group}`).digest().readUInt32BE(0) % foldCount
}

/** The memo's fields that labels can judge, in the order of the alphabet. */
const judgedFields: readonly string[] = [
  ...labelRules.map(({ field }) => field),
  ...founderFields.flatMap(({ key, type }) => (type === 'bool' || judgedOfFounders.has(key) ? [key] : [])),
].toSorted()

/**
 * Returns the records of all rules by field: of the values that passed all gates, how many are right. Every field that labels can
 * judge is there, also where no value passed: what was not counted has earned nothing.
 */
function countRules(values: readonly LearnedValue[]): FieldRecords {
  return Object.fromEntries(
    judgedFields.map((field) => {
      const own = values.filter((one) => one.key === field && one.stop === null)
      const rules = [...Map.groupBy(own, ({ rule }) => rule)].map(([rule, seen]): [string, RuleRecord] => [
        rule,
        { right: seen.filter((one) => one.isRight).length, seen: seen.length },
      ])
      return [field, Object.fromEntries(rules.toSorted(([one], [other]) => (one < other ? -1 : 1)))]
    }),
  )
}

/** Returns whether a value is proved: all gates pass, and its rule may prove by its record or is in a field that is not counted. */
export function isProvedBy(fields: FieldRecords, { key, rule, stop }: LearnedValue): boolean {
  if (stop !== null) return false
  const rules = fields[key]
  return rules === undefined || mayProve(rules[rule] ?? { right: 0, seen: 0 })
}

/** A judged deck: whether it counts, and the values of its memo. */
export type LearnedDeck = { isCounted: boolean; group: string; values: LearnedValue[] }

/** Returns the records that the decks which count give together. */
export function countDecks(decks: readonly LearnedDeck[]): FieldRecords {
  return countRules(decks.filter((one) => one.isCounted).flatMap((one) => one.values))
}

/**
 * Returns every value of the decks that count, with whether it would be proved by a table counted without its part: a fold, or
 * what `getPart` gives for a group.
 */
export function judgeOutOfDeck(
  decks: readonly LearnedDeck[],
  getPart: (group: string) => string | number = assignFold,
): Array<LearnedValue & { isProved: boolean }> {
  const counted = decks.filter((one) => one.isCounted)
  const parts = Map.groupBy(counted, ({ group }) => getPart(group))
  return [...parts].flatMap(([part, own]) => {
    const others = counted.filter(({ group }) => getPart(group) !== part)
    const table = countRules(others.flatMap((one) => one.values))
    return own.flatMap((one) => one.values.map((value) => ({ ...value, isProved: isProvedBy(table, value) })))
  })
}
