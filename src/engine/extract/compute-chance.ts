import { chanceOfLogit } from '#engine/learned-words/chance-of-logit.ts'

/** What clues add to the logit of something's being right, by their names. */
export type ClueModel<Name extends string> = { bias: number; weights: Record<Name, number> }

/** Returns the chance from 0 to 1 that something with these clues, in the order of `names`, is right by a logistic model. */
export function computeChance<Name extends string>(
  names: readonly Name[],
  { bias, weights }: ClueModel<Name>,
  clues: readonly number[],
): number {
  const logit = names.reduce((sum, name, at) => sum + weights[name] * (clues[at] ?? 0), bias)
  return chanceOfLogit(logit)
}
