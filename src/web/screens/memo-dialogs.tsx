import { lazy } from 'react'
import type { Deal } from '#contract/deals.ts'
import type { Memo } from '#contract/memo.ts'
import { ModelsDialog, RegenerateDialog } from '#web/features/memo/act-dialogs.tsx'
import { AddUpdateDialog } from '#web/features/memo/add-update-dialog.tsx'
import { UpdateDialog } from '#web/features/memo/update-dialog.tsx'
import { useUpdates } from '#web/features/memo/update-queries.ts'
import { VersionsDialog } from '#web/features/memo/versions/versions-dialog.tsx'
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx'
import { Opening } from '#web/ui/opening.tsx'

/** What a member may do with a memo beside reading and editing it. */
export type MemoDialog =
  | 'update'
  | 'add-update'
  | 'share'
  | 'links'
  | 'versions'
  | 'crm'
  | 'rename'
  | 'models'
  | 'regenerate'

const CrmDialog = lazy(() => import('#web/features/crm/crm-dialog.tsx'))
const LinksDialog = lazy(() => import('#web/features/memo-links/links-dialog.tsx'))
const RenameDialog = lazy(() => import('#web/features/memo/rename-dialog.tsx'))

type MemoDialogsProps = {
  memo: Memo
  /** Undefined until it is known. */
  deal?: Deal | undefined
  /** The most recent update as the deck has it now; undefined until it is known. */
  latest: string | undefined
  /** The earlier update that a citation asks for; null for the most recent one. */
  updateOf: string | null
  open: MemoDialog | null
  onOpen: (dialog: MemoDialog | null) => void
}

/** What the memo's menu opens over it. */
export default function MemoDialogs({ memo, deal, latest, updateOf, open, onOpen }: MemoDialogsProps) {
  const updates = useUpdates(memo.source.pitch_deck_id, open === 'update')
  const state = (dialog: MemoDialog) => ({
    open: open === dialog,
    onOpenChange: (isOpen: boolean) => onOpen(isOpen ? dialog : null),
  })
  return (
    <>
      <UpdateDialog
        dealName={memo.deal.name}
        latest={latest ?? memo.additional_data}
        updates={updates.data}
        of={updateOf}
        failure={updates.error}
        onAdd={() => onOpen('add-update')}
        {...state('update')}
      />
      <AddUpdateDialog memo={memo} {...state('add-update')} />
      <VersionsDialog memo={memo} {...state('versions')} />
      <ShareDialog deal={memo.deal} {...state('share')} />
      {deal && <ModelsDialog deal={deal} {...state('models')} />}
      {deal && <RegenerateDialog deal={deal} {...state('regenerate')} />}
      {open === 'crm' && (
        <Opening>
          <CrmDialog deal={memo.deal} {...state('crm')} />
        </Opening>
      )}
      {open === 'links' && (
        <Opening>
          <LinksDialog deal={memo.deal} {...state('links')} />
        </Opening>
      )}
      {open === 'rename' && (
        <Opening>
          <RenameDialog memo={memo} {...state('rename')} />
        </Opening>
      )}
    </>
  )
}
