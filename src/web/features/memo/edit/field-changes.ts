import type { Answer } from '#contract/endpoint.ts'
import type { memoEndpoints } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { formatValue, type MemoRow } from '../memo-rows.ts'

export type RecordedChange = Answer<typeof memoEndpoints.history>[number]

/**
 * Returns the changes of one row, newest first. A founder is told by the id; where a change or the memo has none, the founder is
 * followed back through earlier names: each change has the name that the founder had before it.
 */
export function listChangesOfRow(changes: readonly RecordedChange[], row: MemoRow, rows: readonly MemoRow[]) {
  let founder = findFounderName(row, rows)
  const found: RecordedChange[] = []
  for (const version of new Set(changes.map((change) => change.version))) {
    const together = changes.filter((change) => change.version === version && change.section === row.section)
    const isOf = (change: RecordedChange, name: unknown) =>
      row.founderId !== null && change.founder_id !== undefined ? change.founder_id === row.founderId : name === founder
    const renamed = together.find((change) => isRenaming(change) && isOf(change, change.to))
    if (renamed) founder = renamed.founder
    found.push(...together.filter((change) => change.field === row.name && isOf(change, change.founder)))
  }
  return found
}

const isRenaming = ({ field, action }: RecordedChange) =>
  field === 'Founder Name' && ['edited', 'taken', 'withdrawn'].includes(action)

/** Returns the name of the row's founder as the history has it; null outside the founders' section. */
function findFounderName(row: MemoRow, rows: readonly MemoRow[]): string | null {
  if (row.founder === null) return null
  const name = rows.find((one) => one.founder === row.founder && one.name === 'Founder Name')?.field.value
  return typeof name === 'string' ? name : null
}

/** Returns the name of the person who made a change. */
export function formatAuthor({ changed_by: { first_name, last_name } }: RecordedChange): string {
  return `${first_name} ${last_name}`.trim() || 'A former member'
}

/** Returns a value of the history as the screen shows it. */
export function formatRecordedValue(value: RecordedChange['from']): string {
  return isUnknown(value) ? 'Not stated' : formatValue(value)
}
