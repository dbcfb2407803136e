import { useState } from 'react'
import type { Memo, MemoField } from '#contract/memo.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'
import { pickNewest, type SaveConflict, type SaveOutcome, useSaveField, useTakeNewest } from '../memo-queries.ts'
import type { MemoRow } from '../memo-rows.ts'

export type FieldSaving = {
  /** Ids of the rows that are being saved. */
  saving: ReadonlySet<string>
  /** Resolves to null if refused; a toast or `conflict` then says why. */
  save: (row: MemoRow, value: MemoField['value']) => Promise<SaveOutcome | null>
  /** The oldest save that was refused because someone else saved first. */
  conflict: SaveConflict | null
  /** Dismisses the conflict and leaves the memo as it is. */
  dismissConflict: () => void
  /** Dismisses the conflict and takes the newest memo as the local one. */
  takeNewest: () => void
}

/** Saves rows of a memo; keeps which are being saved and which met a conflict. */
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
      const change = { section: row.section, founder: row.founder, name: row.name, value }
      const { saved, sentVersion } = await mutateAsync(change)
      return saved.version === sentVersion ? 'unchanged' : 'saved'
    } catch (error) {
      if (!pickNewest(error)) appToast.error({ title: `Could not save ${row.name}`, description: explainError(error) })
      return null
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
