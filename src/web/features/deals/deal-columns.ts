import type { CSSProperties } from 'react'
import type { DealOrder, SortColumn } from '#contract/deal-filters.ts'

/** A column of the list; without `sort` it can't be sorted by. */
type DealColumn = {
  id: SortColumn | 'delete'
  label: string
  sort?: { ascending: string; descending: string; descendingFirst?: true }
  /** Grid lines where it stands in two lines, and its place in one. */
  two: { row: 1 | 2; from: number; to: number }
  one: number
}

const byName = { ascending: 'A to Z', descending: 'Z to A' }

/** In the order in which they are read; the specified ones first. */
export const dealColumns: readonly DealColumn[] = [
  { id: 'name', label: 'Deal Name', sort: byName, two: { row: 1, from: 1, to: 4 }, one: 1 },
  {
    id: 'updated_on',
    label: 'Last Update',
    sort: { ascending: 'oldest first', descending: 'newest first', descendingFirst: true },
    two: { row: 1, from: 4, to: 7 },
    one: 2,
  },
  {
    id: 'documents',
    label: 'Documents',
    sort: { ascending: 'fewest first', descending: 'most first' },
    two: { row: 1, from: 7, to: 8 },
    one: 3,
  },
  { id: 'added_by', label: 'Added By', sort: byName, two: { row: 1, from: 8, to: 11 }, one: 4 },
  {
    id: 'status',
    label: 'Status',
    sort: { ascending: 'running first', descending: 'completed first' },
    two: { row: 1, from: 11, to: 13 },
    one: 5,
  },
  { id: 'delete', label: 'Delete', two: { row: 1, from: 13, to: 14 }, one: 14 },
  {
    id: 'stage',
    label: 'Stage',
    sort: { ascending: 'earliest first', descending: 'latest first' },
    two: { row: 2, from: 1, to: 2 },
    one: 6,
  },
  {
    id: 'ask',
    label: 'Ask',
    sort: { ascending: 'smallest first', descending: 'largest first', descendingFirst: true },
    two: { row: 2, from: 2, to: 3 },
    one: 7,
  },
  { id: 'sector', label: 'Sector', sort: byName, two: { row: 2, from: 3, to: 5 }, one: 8 },
  { id: 'hq', label: 'HQ', sort: byName, two: { row: 2, from: 5, to: 6 }, one: 9 },
  {
    id: 'flags',
    label: 'Flags',
    sort: { ascending: 'fewest alarms first', descending: 'most alarms first', descendingFirst: true },
    two: { row: 2, from: 6, to: 9 },
    one: 10,
  },
  {
    id: 'check',
    label: 'To check',
    sort: { ascending: 'fewest first', descending: 'most first', descendingFirst: true },
    two: { row: 2, from: 9, to: 10 },
    one: 11,
  },
  {
    id: 'decision',
    label: 'Decision',
    sort: { ascending: 'undecided first', descending: 'decided first' },
    two: { row: 2, from: 10, to: 12 },
    one: 12,
  },
  {
    id: 'seen',
    label: 'Seen before',
    sort: { ascending: 'new first', descending: 'seen first', descendingFirst: true },
    two: { row: 2, from: 12, to: 14 },
    one: 13,
  },
]

/** How many lines a row takes. */
export type Lines = 1 | 2

/** From this width of the content on, a row is one line. */
const oneLineWidth = 1_600
export const countLines = (width: number): Lines => (width >= oneLineWidth ? 1 : 2)
/** With the line below it. */
export const rowHeights: Record<Lines, number> = { 1: 44, 2: 60 }
export const headHeights: Record<Lines, number> = { 1: 37, 2: 53 }

/**
 * The columns of both lines as one grid. Above: the name in what is left, 112, 88, 128, 168, 44; below: 84, 96, the sector in
 * what is left, 88, 132, 88, 88, 140. Each track is what lies between two edges of either line. Ask and HQ grow with the list
 * until 'US$1.5 millones', and 'Latin America' with a mark, stand there whole.
 */
const tracks: Record<Lines, string> = {
  1: 'minmax(160px, 1.4fr) 112px 88px 128px 168px 84px 112px minmax(60px, 1fr) 100px 132px 88px 92px 152px 44px',
  2: '84px clamp(96px, 12cqi, 112px) minmax(0, 1fr) 4px clamp(88px, 10.7cqi, 100px) 20px 88px 24px 88px 16px 72px 96px 44px',
}
export const makeRowStyle = (lines: Lines): CSSProperties => ({
  gridTemplateColumns: tracks[lines],
  ...(lines === 2 && { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' }),
})

/** Returns where a column stands in a row; `until` is the last column of a cell that takes the place of several. */
export function makeCellStyle(id: DealColumn['id'], lines: Lines, until = id): CSSProperties {
  const first = dealColumns.find((one) => one.id === id)
  const last = dealColumns.find((one) => one.id === until)
  if (!first || !last) return {}
  if (lines === 1) return { gridRow: 1, gridColumn: `${first.one} / ${last.one + 1}` }
  return { gridRow: first.two.row, gridColumn: `${first.two.from} / ${last.two.to}` }
}

/** Returns how the list is sorted by a column; null where another one sorts it. */
export function readSort(order: DealOrder, id: DealColumn['id']): 'ascending' | 'descending' | null {
  if (order === id) return 'ascending'
  return order === `-${id}` ? 'descending' : null
}

/** Returns the order after a press on a column: its own first one, and the other one after that. */
export function turnOrder(order: DealOrder, { id, sort }: DealColumn): DealOrder {
  if (id === 'delete') return order
  const now = readSort(order, id)
  const descend = now === null ? sort?.descendingFirst === true : now === 'ascending'
  return descend ? `-${id}` : id
}

/** Every order in words, for a list without column headers. */
export const orderChoices = dealColumns.flatMap(({ id, label, sort }) => {
  if (!sort || id === 'delete') return []
  const choices: { order: DealOrder; label: string }[] = [
    { order: id, label: `${label}, ${sort.ascending}` },
    { order: `-${id}`, label: `${label}, ${sort.descending}` },
  ]
  return sort.descendingFirst ? choices.toReversed() : choices
})
