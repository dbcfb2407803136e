import { expect, it } from 'vitest'
import type { ActivityEntry } from '#contract/activity.ts'
import { groupByDay } from './group-by-day.ts'

const makeEntry = (at: string): ActivityEntry => ({
  id: at,
  at,
  by: 'Ana Ruiz',
  kind: 'commented',
  text: 'Ana Ruiz commented.',
  href: null,
})

it('groups by day in the order of the entries, and names the last two days', () => {
  const now = new Date(2026, 10, 23, 12).getTime()
  const at = (day: number, hour: number) => makeEntry(new Date(2026, 10, day, hour).toISOString())
  const days = groupByDay([at(23, 11), at(23, 0), at(22, 23), at(20, 9)], now)
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['20 November 2026', 1],
  ])
})
