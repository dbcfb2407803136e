import { useState } from 'react'
import type { Memo, MemoField } from '#contract/memo.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'
import { pickNewest, type SaveConflict, useSaveField, useTakeNewest } from '../memo-queries.ts'
import type { MemoRow } from '../memo-rows.ts'

export type FieldSaving = {
  /** Ids of the rows whose save has not been answered yet. */
  saving: ReadonlySet<string>
  /** True once saved; a refusal has then been told by a toast, or stands in `conflict`. */
  save: (row: MemoRow, value: MemoField['value']) => Promise<boolean>
  /** The oldest save that was refused because somebody else saved first. */
  conflict: SaveConflict | null
  /** Puts the conflict aside and leaves the memo as it is. */
  dismissConflict: () => void
  /** Puts the conflict aside and takes what was saved meanwhile as the local memo. */
  takeNewest: () => void
}

/** Saves rows of a memo, keeps which of them are under way, and what came out other than hoped. */
export function useFieldSaving(memo: Memo, memoId: string): FieldSaving {
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const [conflicts, setConflicts] = useState<readonly SaveConflict[]>([])
  const replaceMemo = useTakeNewest(memoId)
  const { mutateAsync } = useSaveField(memoId, (conflict) => setConflicts((all) => [...all, conflict]))
  const conflict = conflicts[0] ?? null
  const dismissConflict = () => setConflicts((all) => all.slice(1))

  const save = async (row: MemoRow, value: MemoField['value']) => {
    setSaving((ids) => new Set(ids).add(row.id))
    try {
      await mutateAsync({ section: row.section, founder: row.founder, name: row.name, value })
      return true
    } catch (error) {
      if (!pickNewest(error)) appToast.error({ title: `Could not save ${row.name}`, description: explainError(error) })
      return false
    } finally {
      setSaving((ids) => new Set([...ids].filter((id) => id !== row.id)))
    }
  }
  const takeNewest = () => {
    if (conflict && conflict.newest.version > memo.version) replaceMemo(conflict.newest)
    dismissConflict()
  }
  return { saving, save, conflict, dismissConflict, takeNewest }
}
