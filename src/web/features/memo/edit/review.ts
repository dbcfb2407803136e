import { findImportance } from '#contract/field-importance.ts'
import { findMark, isMarkToCheck, type Mark } from '#contract/find-mark.ts'
import type { Memo } from '#contract/memo.ts'
import { memoSections, type SectionName } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { formatValue, type MemoRow } from '../memo-rows.ts'
import { isShown, type Show } from '../show-rows.ts'

/** Rows under one heading: a section of the memo, or one founder of it. */
export type RowGroup = { id: string; section: SectionName; title: string; rows: readonly MemoRow[] }

/** Groups the rows by section, founders each by themselves; a section without rows keeps its heading. */
export function listGroups(rows: readonly MemoRow[]): RowGroup[] {
  return memoSections.flatMap(({ name }) => {
    const own = rows.filter((row) => row.section === name)
    const founders = [...new Set(own.flatMap(({ founder }) => (founder === null ? [] : [founder])))]
    if (founders.length === 0) return [{ id: name, section: name, title: name, rows: own }]
    return founders.map((founder) => {
      const ofFounder = own.filter((row) => row.founder === founder)
      const title = findFounderName(ofFounder) ?? `Founder ${founder + 1}`
      return { id: `${name}/${ofFounder[0]?.founderId ?? founder}`, section: name, title, rows: ofFounder }
    })
  })
}

function findFounderName(rows: readonly MemoRow[]): string | null {
  const value = rows.find((row) => row.name === 'Founder Name')?.field.value
  return isUnknown(value) ? null : formatValue(value ?? null)
}

/** Returns the row's name, with the founder's name for a founder's row. */
export function makeRowLabel(row: MemoRow, group: RowGroup): string {
  return row.founder === null ? row.name : `${row.name} of ${group.title}`
}

/** Returns whether a person should look at a row; one without a value is not among those. */
const isToCheck = ({ field }: MemoRow): boolean => isMarkToCheck(findMark(field))

/** Returns whether a confirmation changes something: what is to check counts, and that nothing is stated. */
export const isToConfirm = (row: MemoRow): boolean => isToCheck(row) || !row.field.validated

export const countToCheck = (rows: readonly MemoRow[]): number => rows.filter(isToCheck).length

/** Returns whether a person’s word stands over what was found, and so can be withdrawn. */
export function isToWithdraw({ name, field: { standing, entered, edited, found } }: MemoRow): boolean {
  // A founder whom a person added would be left without a name.
  if (name === 'Founder Name' && edited && isUnknown(found)) return false
  return standing === 'entered' && (entered !== undefined || edited === true)
}

/** Whether a row waits in the line of its section that names what is not stated; what a person entered does not. */
const isEmpty = ({ field }: MemoRow): boolean => isUnknown(field.value) && field.standing !== 'entered'

const doubts: ReadonlyArray<Mark | null> = ['contradicted', 'inferred', 'found']

/** Returns the rows in the order of their review: what matters most first, then the gravest doubt, then by their place. */
export function orderForReview(rows: readonly MemoRow[]): MemoRow[] {
  const rank = (row: MemoRow) => findImportance(row.name) * doubts.length + doubts.indexOf(findMark(row.field))
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

/** The empty rows of a group in one line: those with other values first, traits as a number. */
export type Folded = { names: readonly string[]; traits: number }

/** What stands under one heading, by the ids of its rows. */
export type LayoutGroup = Pick<RowGroup, 'id' | 'title'> & {
  /** Null for a group over sections. */
  section: SectionName | null
  founderId: string | null
  ids: readonly string[]
  toCheck: number
  isEmpty: boolean
  folded: Folded | null
}

/** A founder whom a person removed. */
export type RemovedFounder = NonNullable<Memo['removed']>['founders'][number]

export type Layout = {
  show: Show | null
  groups: readonly LayoutGroup[]
  ids: readonly string[]
  removed: readonly RemovedFounder[]
}

type LayoutOf = {
  removed: readonly RemovedFounder[]
  rows: readonly MemoRow[]
  groups: readonly RowGroup[]
  show: Show | null
  /** Ids of groups whose empty rows are shown. */
  unfolded: ReadonlySet<string>
  /** Whether a row is being edited or saved, and so is shown in any case. */
  isAtWork: (row: MemoRow) => boolean
}

/** Returns which rows are shown, in which order and under which headings. */
export function makeLayout({ rows, groups, show, unfolded, isAtWork, removed }: LayoutOf): Layout {
  if (show === 'check') {
    const shown = orderForReview(rows.filter((row) => isToCheck(row) || isAtWork(row)))
    const ids = shown.map(({ id }) => id)
    const group = { id: 'check', section: null, title: 'The most important first', founderId: null, folded: null }
    return { show, ids, removed, groups: [{ ...group, ids, toCheck: countToCheck(shown), isEmpty: false }] }
  }
  const made = groups.map((group): LayoutGroup => {
    const empty = group.rows.filter((row) => isEmpty(row) && !isAtWork(row))
    const isOpen = unfolded.has(group.id)
    const shown = group.rows.filter((row) =>
      show === null ? isOpen || !empty.includes(row) : isShown(row.field, show) || isAtWork(row),
    )
    return {
      id: group.id,
      section: group.section,
      title: group.title,
      founderId: group.rows[0]?.founderId ?? null,
      ids: shown.map(({ id }) => id),
      toCheck: countToCheck(group.rows),
      isEmpty: group.rows.length === 0,
      folded: show === null && empty.length > 0 ? foldRows(empty) : null,
    }
  })
  const visible = show === null ? made : made.filter(({ ids }) => ids.length > 0)
  return { show, groups: visible, ids: visible.flatMap(({ ids }) => ids), removed }
}

function foldRows(empty: readonly MemoRow[]): Folded {
  const fields = empty.filter(({ field }) => field.type !== 'bool')
  const hasOthers = ({ field }: MemoRow) => (field.candidates?.length ?? 0) > 0
  const ordered = fields.filter(hasOthers).concat(fields.filter((row) => !hasOthers(row)))
  return { names: ordered.map(({ name }) => name), traits: empty.length - fields.length }
}

/** Returns the id one step further, at the ends the same; without a current one the first or the last. */
export function findNeighbour(ids: readonly string[], current: string | null, step: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current)
  if (at === -1) return ids.at(step === 1 ? 0 : -1) ?? null
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null
}

/** Returns the next row to check after the current one, going round at the end; rows being saved are skipped. */
export function findNextToCheck(
  rows: readonly MemoRow[],
  current: string | null,
  saving: ReadonlySet<string>,
): MemoRow | null {
  const at = rows.findIndex((row) => row.id === current)
  const inTurn = rows.slice(at + 1).concat(rows.slice(0, Math.max(at, 0)))
  return inTurn.find((row) => isToCheck(row) && !saving.has(row.id)) ?? null
}

/** Returns the row that Enter leads to: the next one to check, or under a limit without such rows the next one. */
export function findNextAfterEnter(
  rows: readonly MemoRow[],
  current: string | null,
  show: Show | null,
  saving: ReadonlySet<string>,
): MemoRow | null {
  if (show !== 'proved' && show !== 'team') return findNextToCheck(rows, current, saving)
  return findNeighbourRow(rows, current, 1)
}

function findNeighbourRow(rows: readonly MemoRow[], current: string | null, step: 1 | -1): MemoRow | null {
  const to = findNeighbour(
    rows.map(({ id }) => id),
    current,
    step,
  )
  return rows.find(({ id }) => id === to) ?? null
}

/** Returns the row to go to from one that was saved: of all rows the same, under a limit the next one. */
export function findNextAfterSave(
  rows: readonly MemoRow[],
  saved: MemoRow,
  show: Show | null,
  saving: ReadonlySet<string>,
): MemoRow | null {
  if (show === null) return saved
  // A value that was written is no longer among those proved.
  return show === 'proved'
    ? findNextBehind(rows, saved, show, saving)
    : findNextAfterEnter(rows, saved.id, show, saving)
}

/** Returns the row to go to from one that leaves those shown: where Enter leads, from the last of those proved or entered the one before. */
export function findNextBehind(
  rows: readonly MemoRow[],
  left: MemoRow,
  show: Show | null,
  saving: ReadonlySet<string>,
): MemoRow | null {
  const next = findNextAfterEnter(rows, left.id, show, saving)
  return next?.id === left.id ? findNeighbourRow(rows, left.id, -1) : next
}
