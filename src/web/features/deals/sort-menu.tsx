import type { OnChangeFn, SortingState } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'

const orders = [
  { id: 'updated_on', desc: true, label: 'Last Update, newest first' },
  { id: 'updated_on', desc: false, label: 'Last Update, oldest first' },
  { id: 'name', desc: false, label: 'Deal Name, A to Z' },
  { id: 'name', desc: true, label: 'Deal Name, Z to A' },
  { id: 'documents_count', desc: true, label: 'Documents, most first' },
  { id: 'documents_count', desc: false, label: 'Documents, fewest first' },
  { id: 'added_by', desc: false, label: 'Added By, A to Z' },
  { id: 'added_by', desc: true, label: 'Added By, Z to A' },
  { id: 'status', desc: false, label: 'Status, running first' },
  { id: 'status', desc: true, label: 'Status, completed first' },
]

/** The orders that a table has in its column headers, for cards. */
export function SortMenu({ sorting, onSorting }: { sorting: SortingState; onSorting: OnChangeFn<SortingState> }) {
  const [now] = sorting
  return (
    <Menu
      side="bottom"
      align="end"
      chosen={orders.find(({ id, desc }) => id === now?.id && desc === now.desc)?.label ?? ''}
      items={orders.map(({ id, desc, label }) => ({
        label,
        Icon: desc ? ArrowDown : ArrowUp,
        onSelect: () => onSorting([{ id, desc }]),
      }))}
      trigger={
        <Button look="outline" className="h-8 @table:hidden">
          <ArrowUpDown aria-hidden />
          Sort
        </Button>
      }
    />
  )
}
