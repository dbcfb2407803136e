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
