import { isFounderAction } from '#contract/memo-history.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { type MemoChangeRecord, parseChangeDetail } from './memo-change.ts'
import { listEditsAfter } from './memo-edits-store.ts'
import { parseChange } from './memo-row.ts'
import type { StatePlace } from './memo-state.ts'
import type { LockedMemo } from './store-changes.ts'

/** A change that was stored after the version that a caller knows. */
export type UnseenEdit = Pick<MemoChangeRecord, 'action' | 'section' | 'field' | 'founderId' | 'detail'> & {
  changedBy: string | null
}

/**
 * What was changed in a memo after a version, oldest first; what was undone is among it. Nothing where the memo was made again since,
 * for then the caller is told the whole.
 */
export async function listUnseenEdits(tx: Tx, { row }: LockedMemo, version: number): Promise<UnseenEdit[]> {
  if (version >= row.version || version < (row.made_version ?? 0)) return []
  const edits = await listEditsAfter(tx.db, row.memo_id, version)
  return edits.map((edit) => ({
    ...parseChange(edit),
    detail: parseChangeDetail(edit.detail),
    // What a program did, its maker has not seen.
    changedBy: edit.by_key === null ? edit.changed_by : null,
  }))
}

/** Whether the field at a place is among what was changed; an act on a founder may have changed any of that section. */
export function isAmong(unseen: readonly UnseenEdit[], place: StatePlace): boolean {
  return unseen.some(({ action, section, field, founderId, detail }) => {
    if (section !== place.section) return false
    const isOfAll = isFounderAction(detail.undid ?? action)
    // Changes of older versions have no id of their founder.
    return isOfAll || (field === place.field && (founderId === null || founderId === place.founderId))
  })
}
