import { isOutOfSight } from '#contract/count-standings.ts'
import type { Flag } from '#contract/memo.ts'

/** Returns in two sentences how many instructions to a machine were found, where, and that they were not used. */
export function describeInstructions(signals: readonly Flag[]): string {
  const end = signals.length === 1 ? 'It was not used.' : 'They were not used.'
  return `${namePlaces(signals)} ${countInstructions(signals)}. ${end}`
}

function countInstructions(signals: readonly Flag[]): string {
  const count = signals.length
  const hidden = signals.filter(isOutOfSight).length
  if (hidden === count) return count === 1 ? '1 hidden instruction' : `${count} hidden instructions`
  const all = count === 1 ? '1 instruction to a machine' : `${count} instructions to a machine`
  return hidden === 0 ? all : `${all}, ${hidden} of them hidden`
}

function namePlaces(signals: readonly Flag[]): string {
  const inUpdates = signals.filter(({ source }) =>
    source.some(({ value }) => value.startsWith('most_recent_update')),
  ).length
  if (inUpdates === 0) return 'This deck holds'
  return inUpdates === signals.length ? 'The updates hold' : 'This deck and the updates hold'
}
