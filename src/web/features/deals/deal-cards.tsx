import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { addedBy } from './deal-filter.ts'
import { DealName } from './deal-name.tsx'
import { DealStatus } from './deal-status.tsx'
import { DeleteDeal } from './delete-deal.tsx'
import { RelativeTime } from './relative-time.tsx'

/** The list on narrow windows: one card a deal, newest change first. */
export function DealCards({ deals }: { deals: Deal[] }) {
  const listRef = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (listRef.current) setScrollMargin(listRef.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const ordered = deals.toSorted((a, b) => b.updated_on.localeCompare(a.updated_on))
  const virtualizer = useWindowVirtualizer({
    count: ordered.length,
    estimateSize: () => 122,
    overscan: 6,
    gap: 8,
    scrollMargin,
  })
  return (
    <ul ref={listRef} aria-label="Deals" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const deal = ordered[index]
        if (!deal) return null
        return (
          <li
            key={deal.deal_id}
            data-index={index}
            ref={virtualizer.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <DealCard deal={deal} />
          </li>
        )
      })}
    </ul>
  )
}

function DealCard({ deal }: { deal: Deal }) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-xl border bg-surface p-4">
      <div className="flex min-h-8 items-start justify-between gap-2">
        <div className="min-w-0 pt-1">
          <DealName deal={deal} />
        </div>
        <DeleteDeal deal={deal} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        <Badge>pdf {deal.documents_count}</Badge>
        <RelativeTime iso={deal.updated_on} />
        <span aria-hidden>·</span>
        <span>{addedBy(deal)}</span>
      </div>
      <DealStatus deal={deal} spelledOut />
    </div>
  )
}
