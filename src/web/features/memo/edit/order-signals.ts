import type { Flag } from '#contract/memo.ts'

const ranks = { alarm: 0, warning: 1, note: 2 } as const

/** Sorts signals by severity, the gravest first; those of one severity keep their order. */
export function orderSignals(signals: readonly Flag[]): Flag[] {
  const readRank = ({ severity = 'note' }: Flag) => ranks[severity]
  return signals.toSorted((one, other) => readRank(one) - readRank(other))
}
