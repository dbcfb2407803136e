import type { Answer } from '#contract/endpoint.ts'
import type { memoEndpoints } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { formatValue, type MemoRow } from '../memo-rows.ts'

export type RecordedChange = Answer<typeof memoEndpoints.history>[number]

/**
 * The changes of one row out of the memo's, newest first. A founder is followed back through their earlier names:
 * each change carries the name that the founder bore before it.
 */
export function listChangesOfRow(changes: readonly RecordedChange[], row: MemoRow, rows: readonly MemoRow[]) {
  let founder = findFounderName(row, rows)
  const found: RecordedChange[] = []
  for (const version of new Set(changes.map((change) => change.version))) {
    const together = changes.filter((change) => change.version === version && change.section === row.section)
    const renamed = together.find((change) => isRenaming(change) && change.to === founder)
    if (renamed) founder = renamed.founder
    found.push(...together.filter((change) => change.field === row.name && change.founder === founder))
  }
  return found
}

const isRenaming = ({ field, action }: RecordedChange) => field === 'Founder Name' && action === 'edited'

/** The founder's name as the history knows them; null for a field that is no founder's. */
function findFounderName(row: MemoRow, rows: readonly MemoRow[]): string | null {
  if (row.founder === null) return null
  const name = rows.find((one) => one.founder === row.founder && one.name === 'Founder Name')?.field.value
  return typeof name === 'string' ? name : null
}

/** Who made a change, in one line. */
export function formatAuthor({ changed_by: { first_name, last_name } }: RecordedChange): string {
  return `${first_name} ${last_name}`.trim() || 'A former member'
}

/** A value of the history as a person reads it. */
export function formatRecordedValue(value: RecordedChange['from']): string {
  return isUnknown(value) ? 'Not stated' : formatValue(value)
}
