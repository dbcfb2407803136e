import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DealOrder } from '#contract/deal-filters.ts'
import type { Deal } from '#contract/deals.ts'
import { cn } from '#web/ui/cn.ts'
import {
  dealColumns,
  headHeights,
  type Lines,
  makeCellStyle,
  makeRowStyle,
  readSort,
  rowHeights,
  turnOrder,
} from './deal-columns.ts'
import { DealRow } from './deal-row.tsx'
import type { RowState } from './list-context.ts'
import { useRestoredPlace } from './list-place.ts'

export type DealRowsProps = {
  deals: readonly Deal[]
  order: DealOrder
  onOrder: (order: DealOrder) => void
  lines: Lines
  /** How many there are in all; null where that is not known. */
  total: number | null
  state: RowState
  onActive: (index: number | null) => void
  onLeave: (index: number) => void
  /** Called with the function that brings a row into sight. */
  onScroller: (scrollTo: (index: number) => void) => void
  /** Called when the last rows come into sight. */
  onEnd: () => void
}

/** How many rows before the last one the following part is loaded. */
const rowsAhead = 20

/** The rows in sight and a few around them; the rest is kept as height. */
function useVirtualRows(count: number, lines: Lines) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (bodyRef.current) setScrollMargin(bodyRef.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeights[lines],
    overscan: 10,
    scrollMargin,
    // Known from the start, so that the first rows are made with the page and not after its layout.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollPaddingStart: headHeights[lines],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the rows get another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lines])
  const items = virtualizer.getVirtualItems()
  const above = items[0] ? items[0].start - scrollMargin : 0
  const last = items.at(-1)
  const below = virtualizer.getTotalSize() - (last ? last.end - scrollMargin : 0)
  return { bodyRef, items, above, below, scrollTo: virtualizer.scrollToIndex }
}

/** Calls `onEnd` once the last rows are near. */
export function useEndInSight(lastShown: number, count: number, onEnd: () => void): void {
  const isNear = count > 0 && lastShown >= count - rowsAhead
  useEffect(() => {
    if (isNear) onEnd()
  }, [isNear, onEnd])
}

export function DealTable(props: DealRowsProps) {
  const { order, onOrder, lines, total } = props
  return (
    <table aria-label="Deals" aria-rowcount={total === null ? -1 : total + 1} className="block text-left">
      <thead className="sticky top-0 z-10 block bg-ground">
        <tr style={{ ...makeRowStyle(lines), height: headHeights[lines] }} className="grid border-b">
          {dealColumns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={readSort(order, column.id) ?? undefined}
              style={makeCellStyle(column.id, lines)}
              className="flex min-w-0 items-center px-1.5 font-medium text-muted text-xs"
            >
              {column.sort ? (
                <SortButton
                  sorted={readSort(order, column.id)}
                  label={column.label}
                  onClick={() => onOrder(turnOrder(order, column))}
                />
              ) : (
                <span className="sr-only">{column.label}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <DealRows {...props} />
    </table>
  )
}

function DealRows({ deals, lines, state, onActive, onLeave, onScroller, onEnd }: DealRowsProps) {
  const { bodyRef, items, above, below, scrollTo } = useVirtualRows(deals.length, lines)
  useEffect(() => onScroller(scrollTo), [onScroller, scrollTo])
  useEndInSight(items.at(-1)?.index ?? 0, deals.length, onEnd)
  useRestoredPlace(deals, onActive)
  return (
    <tbody ref={bodyRef} className="block">
      <Spacer height={above} />
      {items.map(({ index }) => {
        const deal = deals[index]
        if (!deal) return null
        return (
          <DealRow
            key={deal.deal_id}
            deal={deal}
            index={index}
            lines={lines}
            active={state.active === index}
            deciding={state.deciding === deal.deal_id}
            selected={state.selected.has(deal.deal_id)}
            onEnter={onActive}
            onLeave={onLeave}
          />
        )
      })}
      <Spacer height={below} />
    </tbody>
  )
}

type SortButtonProps = { sorted: 'ascending' | 'descending' | null; label: string; onClick: () => void }

/** A column's name; pressing it sorts by that column, pressing again turns the order round. */
function SortButton({ sorted, label, onClick }: SortButtonProps) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        'group relative -mx-1 inline-flex h-6 min-w-0 items-center gap-0.5 whitespace-nowrap rounded-sm px-1 hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      <span className="truncate">{label}</span>
      <Icon
        aria-hidden
        className={cn(
          'size-3 shrink-0',
          // Beside the name where there is room, over its end where there is not.
          !sorted && 'absolute right-0 bg-ground',
          !sorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  )
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="block" style={{ height }}>
      <td />
    </tr>
  )
}
