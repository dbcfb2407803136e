import { createHash } from 'node:crypto'
import { founderFields } from '#contract/memo-fields.ts'
import { type FieldRecords, mayProve, type RuleRecord } from '#engine/verify/trusted-rules.ts'
import type { GoldLabel } from '../gold-label.ts'
import { labelRules, listEntries, readClosedLabel } from '../label-rules.ts'
import type { LearnedValue } from './collect-values.ts'

/** A field with fewer labelled values is left to the gates: too few to be judged by. */
const fewestLabelled = 3
const foldCount = 5
/** Folds stay the same until this changes. */
const foldSeed = 'folds-1'

/** Returns the fold of a group of decks, from 0: a stable hash of its name. */
export function assignFold(group: string): number {
  return createHash('sha256').update(`${foldSeed}:${group}`).digest().readUInt32BE(0) % foldCount
}

/** Returns how many values labels give for each field of the memo that they can judge. */
function countLabelled(labels: readonly GoldLabel[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const gold of labels) {
    for (const rule of labelRules) {
      const label = gold[rule.key]
      if (rule.mode === 'closed') add(rule.field, readClosedLabel(label, rule.vocabulary).must.length)
      else if (rule.mode === 'each') add(rule.field, listEntries(label).length)
      else add(rule.field, Math.min(1, listEntries(label).length))
    }
    for (const { optional, role, traits = {} } of gold.founders ?? []) {
      if (optional) continue
      add('founder_name', 1)
      add('founder_role', role ? 1 : 0)
      for (const trait of founderFields) add(trait.key, traits[trait.name] === true ? 1 : 0)
    }
  }
  return counts
}

/**
 * Returns the records of all rules by field, in the order of the alphabet: of the values that passed all gates, how many are
 * right. Fields with too few labelled values are left out; one without a value that passed is there, empty.
 */
function countRules(values: readonly LearnedValue[], labelled: ReadonlyMap<string, number>): FieldRecords {
  const fields = [...labelled].filter(([, count]) => count >= fewestLabelled).map(([field]) => field)
  return Object.fromEntries(
    fields.toSorted().map((field) => {
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

/** A judged deck: its label, whether it counts, and the values of its memo. */
export type LearnedDeck = { gold: GoldLabel; isCounted: boolean; group: string; values: LearnedValue[] }

/** Returns the records that the decks which count give together. */
export function countDecks(decks: readonly LearnedDeck[]): FieldRecords {
  const counted = decks.filter((one) => one.isCounted)
  return countRules(
    counted.flatMap((one) => one.values),
    countLabelled(counted.map((one) => one.gold)),
  )
}

/**
 * Returns every value of the decks that count, with whether it would be proved by a table counted without its part: a fold, or
 * what `getPart` gives for a group. Which fields are counted is decided over all of them, as for the table itself.
 */
export function judgeOutOfDeck(
  decks: readonly LearnedDeck[],
  getPart: (group: string) => string | number = assignFold,
): Array<LearnedValue & { isProved: boolean }> {
  const counted = decks.filter((one) => one.isCounted)
  const labelled = countLabelled(counted.map((one) => one.gold))
  const parts = Map.groupBy(counted, ({ group }) => getPart(group))
  return [...parts].flatMap(([part, own]) => {
    const others = counted.filter(({ group }) => getPart(group) !== part)
    const table = countRules(
      others.flatMap((one) => one.values),
      labelled,
    )
    return own.flatMap((one) => one.values.map((value) => ({ ...value, isProved: isProvedBy(table, value) })))
  })
}
