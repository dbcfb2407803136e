import type { Memo } from '#contract/memo.ts'
import { AddUpdateDialog } from '#web/features/memo/add-update-dialog.tsx'
import { UpdateDialog } from '#web/features/memo/update-dialog.tsx'
import type { useMostRecentUpdate } from '#web/features/memo/update-queries.ts'
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx'
import type { MemoDialog } from './memo-bar.tsx'

type MemoDialogsProps = {
  memo: Memo
  update: ReturnType<typeof useMostRecentUpdate>
  open: MemoDialog | null
  onOpen: (dialog: MemoDialog | null) => void
}

/** What the memo's menu opens over it. */
export default function MemoDialogs({ memo, update, open, onOpen }: MemoDialogsProps) {
  const state = (dialog: MemoDialog) => ({
    open: open === dialog,
    onOpenChange: (isOpen: boolean) => onOpen(isOpen ? dialog : null),
  })
  return (
    <>
      <UpdateDialog
        dealName={memo.deal.name}
        update={update.data ?? memo.additional_data}
        failure={update.error}
        onAdd={() => onOpen('add-update')}
        {...state('update')}
      />
      <AddUpdateDialog memo={memo} {...state('add-update')} />
      <ShareDialog deal={memo.deal} {...state('share')} />
    </>
  )
}
