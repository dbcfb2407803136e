import type { ActivityEntry } from '#contract/activity.ts'
import { formatDay } from '#web/lib/relative-time.ts'

export type Day = { name: string; entries: readonly ActivityEntry[] }

const dayMs = 24 * 60 * 60_000

/** Groups entries by their day in the reader's time zone, in their order; the last two days have names of their own. */
export function groupByDay(entries: readonly ActivityEntry[], now: number): Day[] {
  const near = new Map([
    [formatDay(new Date(now - dayMs).toISOString()), 'Yesterday'],
    [formatDay(new Date(now).toISOString()), 'Today'],
  ])
  const days = Map.groupBy(entries, ({ at }) => formatDay(at))
  return [...days].map(([day, of]) => ({ name: near.get(day) ?? day, entries: of }))
}
