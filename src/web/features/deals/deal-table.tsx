import { type OnChangeFn, type SortingState, useTable } from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { cn } from '#web/ui/cn.ts'
import { Table, TableHead } from '#web/ui/table.tsx'
import { columnWidths, dealColumns, dealTableFeatures } from './deal-columns.tsx'
import { DealRow, rowHeight } from './deal-row.tsx'
import { SortButton } from './sort-button.tsx'
import { useListKeys } from './use-list-keys.ts'

/** What the sticky head covers of the window. */
const headHeight = 36

type Sorted = { deals: Deal[]; sorting: SortingState; onSorting: OnChangeFn<SortingState> }
type DealTableProps = Sorted & { onOpen: (deal: Deal) => void }

/** The rows in sight and a few around them; the rest is kept as height. */
function useVirtualRows(count: number) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (bodyRef.current) setScrollMargin(bodyRef.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin,
    scrollPaddingStart: headHeight,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0] ? items[0].start - scrollMargin : 0
  const last = items.at(-1)
  const below = last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0
  return { bodyRef, items, above, below, scrollTo: virtualizer.scrollToIndex }
}

/** The order is kept outside, so that it outlasts a filter that leaves no rows. */
function useDealTable({ deals, sorting, onSorting }: Sorted) {
  return useTable({
    features: dealTableFeatures,
    columns: dealColumns,
    data: deals,
    getRowId: (deal) => deal.deal_id,
    state: { sorting },
    onSortingChange: onSorting,
    enableSortingRemoval: false,
  })
}
type DealTableModel = ReturnType<typeof useDealTable>

export function DealTable({ onOpen, ...sorted }: DealTableProps) {
  const { deals } = sorted
  const table = useDealTable(sorted)
  return (
    <Table aria-label="Deals" aria-rowcount={deals.length + 1} className="table-fixed">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <TableHead
                key={header.id}
                aria-sort={ariaSort(header.column.getIsSorted())}
                className={cn('sticky top-0 z-10 bg-ground', columnWidths[header.id])}
              >
                {header.column.getCanSort() ? (
                  <SortButton sorted={header.column.getIsSorted()} onClick={() => header.column.toggleSorting()}>
                    <table.FlexRender header={header} />
                  </SortButton>
                ) : (
                  <span className="sr-only">
                    <table.FlexRender header={header} />
                  </span>
                )}
              </TableHead>
            ))}
          </tr>
        ))}
      </thead>
      <DealRows table={table} onOpen={onOpen} />
    </Table>
  )
}

function DealRows({ table, onOpen }: { table: DealTableModel; onOpen: (deal: Deal) => void }) {
  const { rows } = table.getRowModel()
  const { bodyRef, items, above, below, scrollTo } = useVirtualRows(rows.length)
  const { active, leave } = useListKeys({ count: rows.length, scrollTo })
  return (
    <tbody ref={bodyRef}>
      <Spacer height={above} />
      {items.map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <DealRow key={row.id} row={row} index={index} active={active === index} onOpen={onOpen} onLeave={leave} />
        )
      })}
      <Spacer height={below} />
    </tbody>
  )
}

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={dealColumns.length} />
    </tr>
  )
}
