import { Ellipsis, MessageSquarePlus, MessageSquareText, Printer, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import { TabsList, TabsTrigger } from '#web/ui/tabs.tsx'

/** What a member may do with a memo beside reading and editing it. */
export type MemoDialog = 'update' | 'add-update' | 'share'

/** The bar over a memo: the way home, its views, and what can be done with it. */
export function MemoBar({ onOpen }: { onOpen: (dialog: MemoDialog) => void }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b print:hidden">
      <div className="flex items-center gap-6">
        <Link to={paths.root} className="hidden font-semibold font-serif text-lg wide:inline">
          Firstread
        </Link>
        <TabsList className="border-0 pt-1.5" aria-label="Views of the memo">
          <TabsTrigger value="read">Read</TabsTrigger>
          <TabsTrigger value="edit">Edit</TabsTrigger>
        </TabsList>
      </div>
      <div className="flex items-center gap-1">
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button look="quiet" size="icon" aria-label="Memo actions">
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={() => onOpen('update')}>
              <MessageSquareText aria-hidden />
              Most recent update
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen('add-update')}>
              <MessageSquarePlus aria-hidden />
              Add update…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen('share')}>
              <Share2 aria-hidden />
              Share update…
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  )
}
