import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { formatAdder } from './deal-filter.ts'
import { DealFlags, DealName } from './deal-name.tsx'
import { DealSource } from './deal-source.tsx'
import { DealStatus } from './deal-status.tsx'
import { DeleteDeal } from './delete-deal.tsx'
import { RelativeTime } from './relative-time.tsx'
import { SeenBefore } from './seen-before.tsx'
import type { DealTableModel } from './use-deal-table.ts'
import { useListKeys } from './use-list-keys.ts'

type DealCardsProps = { table: DealTableModel; onOpen: (deal: Deal) => void }

/** The list where the content is too narrow for a table: one card a deal, in the order of the table. */
export function DealCards({ table, onOpen }: DealCardsProps) {
  const { rows } = table.getRowModel()
  const listRef = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (listRef.current) setScrollMargin(listRef.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 104,
    overscan: 6,
    gap: 8,
    scrollMargin,
    scrollPaddingStart: 8,
  })
  const { active, leave } = useListKeys({ count: rows.length, scrollTo: virtualizer.scrollToIndex })
  return (
    <ul ref={listRef} aria-label="Deals" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const deal = rows[index]?.original
        if (!deal) return null
        return (
          <li
            key={deal.deal_id}
            data-index={index}
            ref={virtualizer.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <DealCard deal={deal} index={index} active={active === index} onOpen={onOpen} onLeave={leave} />
          </li>
        )
      })}
    </ul>
  )
}

type DealCardProps = {
  deal: Deal
  index: number
  active: boolean
  onOpen: (deal: Deal) => void
  onLeave: (index: number) => void
}

/** At most 128px high, or 152px for a failed deal that was seen before: a name of two lines, or of one with more below it. */
const DealCard = memo(function DealCard({ deal, index, active, onOpen, onLeave }: DealCardProps) {
  const cardRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) cardRef.current?.focus({ preventScroll: true })
  }, [active])
  const hasMore = deal.status === 'failed' || deal.seen_before.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter on the card that j and k have reached; its link is there for everything else.
    <div
      ref={cardRef}
      tabIndex={-1}
      className={cn(
        'grid grid-cols-1 gap-1 rounded-xl border bg-surface px-4 py-2 focus-visible:-outline-offset-2',
        active && 'bg-hover',
      )}
      onBlur={() => onLeave(index)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(deal)
      }}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-1 items-start gap-1.5">
          <DealName deal={deal} className={hasMore ? 'line-clamp-1' : 'line-clamp-2'} />
          <span className="mt-1">
            <DealSource source={deal.source} />
          </span>
        </div>
        <span className="-my-1.5 -mr-2 flex">
          <DeleteDeal deal={deal} />
        </span>
      </div>
      <div className="flex min-w-0 items-center gap-x-2 text-muted text-sm">
        <Badge>pdf {deal.documents_count}</Badge>
        <RelativeTime iso={deal.updated_on} />
        <span aria-hidden>·</span>
        <span className="truncate">{formatAdder(deal)}</span>
      </div>
      <SeenBefore earlier={deal.seen_before} />
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <DealStatus deal={deal} spelledOut />
        </div>
        <DealFlags deal={deal} />
      </div>
    </div>
  )
})
