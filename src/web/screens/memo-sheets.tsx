import { useMemo } from 'react'
import type { CommentPlace } from '#contract/comments.ts'
import type { Memo } from '#contract/memo.ts'
import { ActivitySheet } from '#web/features/activity/activity-sheet.tsx'
import type { MemoFields } from '#web/features/comments/comment-place.ts'
import { CommentsSheet } from '#web/features/comments/comments-sheet.tsx'
import { formatValue, isRowAt, listRows } from '#web/features/memo/memo-rows.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import type { useMemoSheet } from './use-memo-sheet.ts'

type MemoSheetsProps = { memo: Memo; sheet: ReturnType<typeof useMemoSheet> }

/** The sheets beside a memo: its comments and what happened to its deal. */
export default function MemoSheets({ memo, sheet }: MemoSheetsProps) {
  const { name, open, linked, at, setAt, showField } = sheet
  const active = useWorkspaceId()
  const dealId = memo.deal.deal_id
  const fields = useMemo((): MemoFields => {
    const rows = listRows(memo)
    return { name: (place) => nameField(rows, place), show: showField, format: formatValue }
  }, [memo, showField])
  return (
    <>
      <CommentsSheet
        key={dealId}
        open={name === 'comments'}
        onOpen={(isOpen) => open(isOpen ? 'comments' : null)}
        workspaceId={memo.workspace_id ?? active ?? ''}
        onAt={setAt}
        {...{ dealId, fields, at, linked }}
      />
      <ActivitySheet dealId={dealId} open={name === 'activity'} onOpen={(isOpen) => open(isOpen ? 'activity' : null)} />
    </>
  )
}

/** Returns the name of a field, with its founder's name; null for one that the memo does not have. */
function nameField(rows: ReturnType<typeof listRows>, place: CommentPlace): string | null {
  const row = rows.find((one) => isRowAt(one, place))
  if (!row) return null
  const founder = row.founder === null ? '' : findFounderName(rows, row.founder)
  return founder === '' ? row.name : `${row.name} of ${founder}`
}

function findFounderName(rows: ReturnType<typeof listRows>, founder: number): string {
  const row = rows.find((one) => one.founder === founder && one.name === 'Founder Name')
  return row ? formatValue(row.field.value) : ''
}
