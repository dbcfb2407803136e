import { Ellipsis, Printer } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router'
import { KeptMark } from '#web/features/deals/kept-mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { MenuOpener } from '#web/ui/menu.tsx'
import { TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import type { MemoDialog } from './memo-dialogs.tsx'
import type { MemoSheetName } from './use-memo-sheet.ts'

const loadMenu = () => import('./memo-menu.tsx')
const MemoMenu = lazy(loadMenu)

type MemoBarProps = {
  memoId: string
  dealId: string
  /** How many fields are to check, which the edit tab says. */
  toCheck: number
  hasChanges: boolean
  /** Whether the role allows to work on the deal. */
  canChange: boolean
  /** Whether the deal is kept from models; undefined until it is known. */
  isKept: boolean | undefined
  /** What the team decided about the deal. */
  decision: ReactNode
  /** The pointer or the focus comes to the edit tab. */
  onNearEdit: () => void
  onOpen: (dialog: MemoDialog) => void
  onSheet: (sheet: MemoSheetName) => void
}

const menuButton = (
  <Button look="quiet" size="icon" aria-label="Memo actions">
    <Ellipsis aria-hidden />
  </Button>
)

/** The bar over a memo: the way home, its views, and what can be done with it. */
export function MemoBar({ memoId, toCheck, hasChanges, decision, onNearEdit, ...menu }: MemoBarProps) {
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
        <KeptMark isKept={menu.isKept} />
        {decision}
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <MenuOpener trigger={menuButton} load={loadMenu}>
          {(opening) => <MemoMenu memoId={memoId} trigger={menuButton} opening={opening} {...menu} />}
        </MenuOpener>
      </div>
    </div>
  )
}
