import type { StandingCounts } from './standing.ts'

/** One part of the line that says how sure a memo is. */
export type CountPart = {
  kind: 'hidden' | 'contradicted' | 'to_check' | 'proved' | 'by_team' | 'unstated'
  text: string
}

/**
 * Returns the counts of a memo in words, the gravest first; zeros are left out, but nothing to check is said. `team`: how its reader
 * calls the people of the workspace.
 */
export function listCountParts(counts: StandingCounts, team = 'your team'): CountPart[] {
  const { hidden, in_sight, contradicted, to_check, proved, by_team, unstated, fields } = counts
  const parts: Array<CountPart & { count: number }> = [
    { kind: 'hidden', count: hidden, text: nameInstructions(hidden, in_sight) },
    { kind: 'contradicted', count: contradicted, text: `${contradicted} contradicted` },
    { kind: 'to_check', count: to_check, text: `${to_check} of ${fields} to check` },
    { kind: 'proved', count: proved, text: `${proved} proved` },
    { kind: 'by_team', count: by_team, text: `${by_team} by ${team}` },
    { kind: 'unstated', count: unstated, text: `${unstated} not stated` },
  ]
  const shown = parts.filter(({ count }) => count > 0).map(({ kind, text }) => ({ kind, text }))
  return to_check === 0 ? [...shown, { kind: 'to_check', text: 'Nothing to check' }] : shown
}

/** Only instructions of which none is in sight are called hidden. */
function nameInstructions(count: number, inSight: number): string {
  const noun = count === 1 ? 'instruction' : 'instructions'
  return inSight === 0 ? `${count} hidden ${noun}` : `${count} ${noun} to a machine`
}
