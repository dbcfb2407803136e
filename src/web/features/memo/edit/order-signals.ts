import type { Flag } from '#contract/memo.ts'

const ranks = { alarm: 0, warning: 1, note: 2 } as const

/** The gravest first; those of one severity stay in their order. */
export function orderSignals(signals: readonly Flag[]): Flag[] {
  const readRank = ({ severity = 'note' }: Flag) => ranks[severity]
  return signals.toSorted((one, other) => readRank(one) - readRank(other))
}
