import {
  Download,
  Files,
  History,
  Link2,
  MessageSquarePlus,
  MessageSquareText,
  MessagesSquare,
  Share2,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { exportChoices, exportMemo } from '#web/features/memo/export-memo.ts'
import MenuContent, { type MenuOpening } from '#web/ui/menu-content.tsx'
import type { MemoDialog } from './memo-dialogs.tsx'
import type { MemoSheetName } from './use-memo-sheet.ts'

type MemoMenuProps = {
  memoId: string
  /** Whether the role allows to work on the deal. */
  canChange: boolean
  trigger: ReactElement
  opening: MenuOpening
  onOpen: (dialog: MemoDialog) => void
  onSheet: (sheet: MemoSheetName) => void
}

/** What the button in a memo's bar offers. */
export default function MemoMenu({ memoId, canChange, trigger, opening, onOpen, onSheet }: MemoMenuProps) {
  const forMembers = <T,>(item: T): T[] => (canChange ? [item] : [])
  return (
    <MenuContent
      align="end"
      trigger={trigger}
      opening={opening}
      items={[
        { label: 'Comments', Icon: MessagesSquare, onSelect: () => onSheet('comments') },
        { label: 'Activity', Icon: History, onSelect: () => onSheet('activity') },
        { label: 'Most recent update', Icon: MessageSquareText, onSelect: () => onOpen('update') },
        ...forMembers({ label: 'Add update…', Icon: MessageSquarePlus, onSelect: () => onOpen('add-update') }),
        { label: 'Decks…', Icon: Files, onSelect: () => onOpen('versions') },
        ...forMembers({ label: 'Share update…', Icon: Share2, onSelect: () => onOpen('share') }),
        ...forMembers({ label: 'Memo links…', Icon: Link2, onSelect: () => onOpen('links') }),
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
