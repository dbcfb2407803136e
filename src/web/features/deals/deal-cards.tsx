import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { DealFlags, DealName, formatAdder, Listed, SeenBeforeCell, ToCheck } from './deal-cells.tsx'
import { type DealRowProps, useActiveElement } from './deal-row.tsx'
import { DealSource } from './deal-source.tsx'
import { DealStatus } from './deal-status.tsx'
import { type DealRowsProps, useEndInSight } from './deal-table.tsx'
import { DeleteDeal } from './delete-deal.tsx'
import { KeptMark } from './kept-mark.tsx'
import { useList } from './list-context.ts'
import { useRestoredPlace } from './list-place.ts'
import { RelativeTime } from './relative-time.tsx'
import { SelectDeal } from './select-deal.tsx'

/** The list where the content is too narrow for a table: one card a deal, in the same order. */
export function DealCards({ deals, state, onActive, onLeave, onScroller, onEnd }: DealRowsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (listRef.current) setScrollMargin(listRef.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: deals.length,
    estimateSize: () => 126,
    overscan: 6,
    gap: 8,
    scrollMargin,
    // Known from the start, so that the first rows are made with the page and not after its layout.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollPaddingStart: 8,
  })
  const items = virtualizer.getVirtualItems()
  const scrollTo = virtualizer.scrollToIndex
  useEffect(() => onScroller(scrollTo), [onScroller, scrollTo])
  useEndInSight(items.at(-1)?.index ?? 0, deals.length, onEnd)
  useRestoredPlace(deals, onActive)
  return (
    <ul ref={listRef} aria-label="Deals" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }) => {
        const deal = deals[index]
        if (!deal) return null
        return (
          <li
            key={deal.deal_id}
            data-index={index}
            ref={virtualizer.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <DealCard
              deal={deal}
              index={index}
              active={state.active === index}
              deciding={state.deciding === deal.deal_id}
              selected={state.selected.has(deal.deal_id)}
              onEnter={onActive}
              onLeave={onLeave}
            />
          </li>
        )
      })}
    </ul>
  )
}

type DealCardProps = Omit<DealRowProps, 'lines'>

/** Four lines, at most 128px: name and decision; what the memo states; alarms and what is to check; the specified columns. */
const DealCard = memo(function DealCard({ deal, index, active, deciding, selected, ...card }: DealCardProps) {
  const { actions, Decision, mayWork } = useList()
  const ref = useActiveElement<HTMLDivElement>(active)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter on the card that j and k have reached; its link is there for everything else.
    <div
      ref={ref}
      tabIndex={-1}
      data-deal={deal.deal_id}
      className={cn(
        'group/row grid grid-cols-1 gap-0.5 rounded-xl border bg-surface px-3 py-1.5 focus-visible:-outline-offset-2',
        (active || selected) && 'bg-hover',
      )}
      onFocus={(event) => {
        // What floats over the page belongs to the row only by its place in the code.
        if (event.currentTarget.contains(event.target)) card.onEnter(index)
      }}
      onBlur={() => card.onLeave(index)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) actions.open(deal)
      }}
    >
      <div className="flex h-7 items-center gap-1.5">
        <SelectDeal deal={deal} selected={selected} className="-ml-1 shrink-0" />
        <DealName deal={deal} className="truncate" />
        <DealSource source={deal.source} />
        <KeptMark isKept={deal.no_model} />
        <span className="ml-auto flex shrink-0 items-center text-sm">
          <Decision deal={deal} open={deciding} onOpen={(open) => actions.decide(open ? deal.deal_id : null)} />
          {mayWork && <DeleteDeal deal={deal} />}
        </span>
      </div>
      {deal.status === 'completed' ? <MemoLines deal={deal} /> : <WaitingLines deal={deal} />}
      <div className="flex h-6 min-w-0 items-center gap-x-2 text-muted text-sm">
        <Badge>pdf {deal.documents_count}</Badge>
        <RelativeTime iso={deal.updated_on} />
        <span aria-hidden>·</span>
        <span className="truncate">{formatAdder(deal)}</span>
        {deal.status === 'completed' && (
          <span className="ml-auto shrink-0 text-ink">
            <DealStatus deal={deal} />
          </span>
        )}
      </div>
    </div>
  )
})

function MemoLines({ deal }: { deal: Deal }) {
  const stated = (['stage', 'ask', 'sector', 'hq'] as const).filter((name) => deal[name] !== null)
  return (
    <>
      <Line className="text-muted text-sm">
        {stated.length === 0 && 'Stage, ask, sector and HQ are not stated.'}
        {stated.map((name, at) => (
          <span key={name} className={cn('flex min-w-0', name === 'sector' ? 'shrink' : 'shrink-0')}>
            {at > 0 && (
              <span aria-hidden className="px-1">
                ·
              </span>
            )}
            <Listed value={deal[name]} />
          </span>
        ))}
      </Line>
      <Line className="gap-3">
        <DealFlags deal={deal} />
        <ToCheck deal={deal} spelledOut />
        <span className="ml-auto min-w-0">
          <SeenBeforeCell earlier={deal.seen_before} />
        </span>
      </Line>
    </>
  )
}

/** Of a deal without a memo: where it stands, why it failed, and the earlier deal that looks alike. */
function WaitingLines({ deal }: { deal: Deal }) {
  return (
    <>
      <Line className="gap-3">
        <DealStatus deal={deal} />
        <span className="ml-auto min-w-0">
          <SeenBeforeCell earlier={deal.seen_before} />
        </span>
      </Line>
      {/* A phone has no tooltips: the reason is read to its end, which says what to do. */}
      <div className="flex min-h-6 items-center text-muted text-xs">
        {deal.status === 'failed' && (
          <span title={deal.status_detail} className="line-clamp-2 min-w-0 break-words leading-4">
            {deal.status_detail || 'The server gave no reason.'}
          </span>
        )}
      </div>
    </>
  )
}

const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cn('flex h-6 min-w-0 items-center overflow-hidden', className)}>{children}</div>
)
