import { findMark, isMarkToCheck } from '#contract/find-mark.ts'
import { memoSections, type SectionName } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import type { FieldChange, MemoRow } from '../memo-rows.ts'
import { formatValue } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'

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
      return { id: `${name}/${founder}`, section: name, title, rows: ofFounder }
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

/**
 * Returns whether a row can be confirmed. One whose value is validated can’t, contradicted or not: a person’s word for it
 * is sent as `validated`, which would change nothing.
 */
export const isToConfirm = ({ field }: MemoRow): boolean => !field.validated

export function countToCheck(rows: readonly MemoRow[]): number {
  return rows.filter(isToCheck).length
}

export function findRow(rows: readonly MemoRow[], change: FieldChange): MemoRow | null {
  const { section, founder, name } = change
  return rows.find((row) => row.section === section && row.founder === founder && row.name === name) ?? null
}

/** Returns the row one step further, at the ends the same; without a current row the first or the last. */
export function findNeighbour(rows: readonly MemoRow[], current: string | null, step: 1 | -1): MemoRow | null {
  const at = rows.findIndex((row) => row.id === current)
  if (at === -1) return rows.at(step === 1 ? 0 : -1) ?? null
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)] ?? null
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
  const hasRowsToCheck = show !== 'proved' && show !== 'team'
  return hasRowsToCheck ? findNextToCheck(rows, current, saving) : findNeighbour(rows, current, 1)
}

/** Returns the row to go to from one that was saved: of all rows the same, under a limit the next one. */
export function findNextAfterSave(
  rows: readonly MemoRow[],
  saved: MemoRow,
  show: Show | null,
  saving: ReadonlySet<string>,
): MemoRow | null {
  if (show === null) return saved
  const next = findNextAfterEnter(rows, saved.id, show, saving)
  // A value that was written is no longer among those proved: behind the last row there is only the one before.
  return show === 'proved' && next?.id === saved.id ? findNeighbour(rows, saved.id, -1) : next
}
