import { z } from 'zod'

/** How sure a value is, from strong to weak. */
const standings = ['entered', 'proved', 'found', 'inferred', 'open', 'unstated'] as const
export const standing = z.enum(standings)
export type Standing = (typeof standings)[number]

/** Whether a value of that standing counts as validated. */
export const isValidated = (one: Standing): boolean => one === 'entered' || one === 'proved'

/** Whether a person should look at a value of that standing. */
export const isToCheck = (one: Standing): boolean => one === 'found' || one === 'inferred'

/** Returns the weakest of some standings; 'unstated' of none. */
export function findWeakest(all: readonly Standing[]): Standing {
  return standings[Math.max(-1, ...all.map((one) => standings.indexOf(one)))] ?? 'unstated'
}

const count = z.number().int()

/** How many fields of a memo stand how; `to_check`, `proved` and `by_team` add up to `fields`. */
export const standingCounts = z.object({
  /** Instructions to a machine in the deck or the updates, hidden from readers or not. */
  hidden: count,
  /** Those of them that readers can see. */
  in_sight: count,
  /** Fields with another place that says otherwise, unsettled; they are among those to check. */
  contradicted: count,
  to_check: count,
  proved: count,
  /** Entered or confirmed by a person. */
  by_team: count,
  /** What Unknown Fields lists: fields, key facts and indicators without a value, founders' fields left out. */
  unstated: count,
  /** Fields with a value. */
  fields: count,
})
export type StandingCounts = z.output<typeof standingCounts>
