import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { cn } from '#web/ui/cn.ts'
import { Table, TableHead } from '#web/ui/table.tsx'
import { columnWidths, dealColumns } from './deal-columns.tsx'
import { DealRow, rowHeight } from './deal-row.tsx'
import { SortButton } from './sort-button.tsx'
import type { DealTableModel } from './use-deal-table.ts'
import { useListKeys } from './use-list-keys.ts'

/** What the sticky head covers of the window. */
const headHeight = 36

type DealTableProps = { table: DealTableModel; onOpen: (deal: Deal) => void }

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

export function DealTable({ table, onOpen }: DealTableProps) {
  return (
    <Table aria-label="Deals" aria-rowcount={table.getRowModel().rows.length + 1} className="table-fixed">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <TableHead
                key={header.id}
                aria-sort={readAriaSort(header.column.getIsSorted())}
                className={cn('sticky top-0 z-10 bg-ground px-2', columnWidths[header.id])}
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

function DealRows({ table, onOpen }: DealTableProps) {
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

const readAriaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={dealColumns.length} />
    </tr>
  )
}
