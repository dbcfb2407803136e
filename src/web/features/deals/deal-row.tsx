import { FlexRender, type Row } from '@tanstack/react-table'
import { memo, useEffect, useRef } from 'react'
import type { Deal } from '#contract/deals.ts'
import { cn } from '#web/ui/cn.ts'
import { TableCell, TableRow } from '#web/ui/table.tsx'
import type { dealTableFeatures } from './deal-columns.tsx'

export const rowHeight = 52

type DealRowProps = {
  row: Row<typeof dealTableFeatures, Deal>
  index: number
  active: boolean
  onOpen: (deal: Deal) => void
  onLeave: (index: number) => void
}

/** Renders again only when its deal or `active` changes, so that 1,000 rows scroll smoothly. */
export const DealRow = memo(function DealRow({ row, index, active, onOpen, onLeave }: DealRowProps) {
  const rowRef = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (active) rowRef.current?.focus({ preventScroll: true })
  }, [active])
  return (
    <TableRow
      ref={rowRef}
      tabIndex={-1}
      aria-rowindex={index + 2}
      style={{ height: rowHeight }}
      className={cn('focus-visible:-outline-offset-2', active && 'bg-hover')}
      onBlur={() => onLeave(index)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row.original)
      }}
    >
      {row.getAllCells().map((cell) => (
        <TableCell key={cell.id} className="px-2">
          <FlexRender cell={cell} />
        </TableCell>
      ))}
    </TableRow>
  )
})
