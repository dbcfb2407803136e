import { Download, Files, MessageSquarePlus, MessageSquareText, Share2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { exportChoices, exportMemo } from '#web/features/memo/export-memo.ts'
import MenuContent, { type MenuOpening } from '#web/ui/menu-content.tsx'
import type { MemoDialog } from './memo-dialogs.tsx'

type MemoMenuProps = {
  memoId: string
  trigger: ReactElement
  opening: MenuOpening
  onOpen: (dialog: MemoDialog) => void
}

/** What the button in a memo's bar offers. */
export default function MemoMenu({ memoId, trigger, opening, onOpen }: MemoMenuProps) {
  return (
    <MenuContent
      align="end"
      trigger={trigger}
      opening={opening}
      items={[
        { label: 'Most recent update', Icon: MessageSquareText, onSelect: () => onOpen('update') },
        { label: 'Add update…', Icon: MessageSquarePlus, onSelect: () => onOpen('add-update') },
        { label: 'Decks…', Icon: Files, onSelect: () => onOpen('versions') },
        { label: 'Share update…', Icon: Share2, onSelect: () => onOpen('share') },
        {
          label: 'Export',
          Icon: Download,
          items: exportChoices.map(({ format, label, Icon }) => ({
            label,
            Icon,
            onSelect: () => void exportMemo(memoId, format),
          })),
        },
      ]}
    />
  )
}
