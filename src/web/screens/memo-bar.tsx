import { Download, Ellipsis, Files, MessageSquarePlus, MessageSquareText, Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { exportChoices, exportMemo } from '#web/features/memo/export-memo.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TabsList, TabsTrigger } from '#web/ui/tabs.tsx'

/** What a member may do with a memo beside reading and editing it. */
export type MemoDialog = 'update' | 'add-update' | 'share' | 'versions'

type MemoBarProps = {
  memoId: string
  /** How many fields are to check, which the edit tab says. */
  toCheck: number
  hasChanges: boolean
  /** What the team decided about the deal. */
  decision: ReactNode
  /** The pointer or the focus comes to the edit tab. */
  onNearEdit: () => void
  onOpen: (dialog: MemoDialog) => void
}

/** The bar over a memo: the way home, its views, and what can be done with it. */
export function MemoBar({ memoId, toCheck, hasChanges, decision, onNearEdit, onOpen }: MemoBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b print:hidden">
      <div className="flex items-center gap-6">
        <Link to={paths.root} className="hidden font-semibold font-serif text-lg wide:inline">
          Firstread
        </Link>
        <TabsList className="whitespace-nowrap border-0 pt-1.5" aria-label="Views of the memo">
          <TabsTrigger value="read">Read</TabsTrigger>
          <TabsTrigger value="edit" onPointerEnter={onNearEdit} onFocus={onNearEdit}>
            {toCheck === 0 ? 'Edit' : `Edit · ${toCheck}`}
          </TabsTrigger>
          {hasChanges && <TabsTrigger value="changes">Changes</TabsTrigger>}
        </TabsList>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {decision}
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Menu
          align="end"
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
          trigger={
            <Button look="quiet" size="icon" aria-label="Memo actions">
              <Ellipsis aria-hidden />
            </Button>
          }
        />
      </div>
    </div>
  )
}
