import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { DealFlags, DealName, formatAdder, Listed, NotStated, SeenBeforeCell, ToCheck } from './deal-cells.tsx'
import { type dealColumns, type Lines, makeCellStyle, makeRowStyle, rowHeights } from './deal-columns.ts'
import { DealSource } from './deal-source.tsx'
import { DealStatus } from './deal-status.tsx'
import { DeleteDeal } from './delete-deal.tsx'
import { KeptMark } from './kept-mark.tsx'
import { useList } from './list-context.ts'
import { RelativeTime } from './relative-time.tsx'
import { SelectDeal } from './select-deal.tsx'

export type DealRowProps = {
  deal: Deal
  index: number
  lines: Lines
  active: boolean
  deciding: boolean
  selected: boolean
  onEnter: (index: number) => void
  onLeave: (index: number) => void
}

/** Keeps the focus on the row that j and k have reached, unless something in it has the focus. */
export function useActiveElement<E extends HTMLElement>(active: boolean) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (active && !ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true })
  }, [active])
  return ref
}

/** Renders again only when its deal or its state changes, so that a long list scrolls smoothly. */
export const DealRow = memo(function DealRow({ deal, index, lines, active, ...row }: DealRowProps) {
  const { actions } = useList()
  const ref = useActiveElement<HTMLTableRowElement>(active)
  return (
    <tr
      ref={ref}
      tabIndex={-1}
      data-deal={deal.deal_id}
      aria-rowindex={index + 2}
      aria-selected={row.selected || undefined}
      style={{ ...makeRowStyle(lines), height: rowHeights[lines] }}
      className={cn(
        'group/row relative grid border-b transition-colors hover:bg-hover focus-visible:-outline-offset-2',
        (active || row.selected) && 'bg-hover',
      )}
      onFocus={(event) => {
        // What floats over the page belongs to the row only by its place in the code.
        if (event.currentTarget.contains(event.target)) row.onEnter(index)
      }}
      onBlur={() => row.onLeave(index)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) actions.open(deal)
      }}
    >
      <SpecifiedCells deal={deal} lines={lines} selected={row.selected} />
      {deal.status === 'failed' ? (
        <Cell id="stage" until="check" lines={lines} span={6}>
          <span title={deal.status_detail} className="truncate text-muted text-xs">
            {deal.status_detail || 'The server gave no reason.'}
          </span>
        </Cell>
      ) : (
        <MemoCells deal={deal} lines={lines} />
      )}
      <OutcomeCells deal={deal} lines={lines} deciding={row.deciding} />
    </tr>
  )
})

/** The specified columns. */
function SpecifiedCells({ deal, lines, selected }: Pick<DealRowProps, 'deal' | 'lines' | 'selected'>) {
  const { mayWork } = useList()
  return (
    <>
      <Cell id="name" lines={lines} className="gap-1.5">
        <SelectDeal
          deal={deal}
          selected={selected}
          className={cn(
            'absolute top-1/2 right-full -translate-y-1/2 opacity-0 focus-within:opacity-100 group-hover/row:opacity-100',
            'pointer-coarse:opacity-100',
            selected && 'opacity-100',
          )}
        />
        <DealName deal={deal} className="truncate" />
        <DealSource source={deal.source} />
        <KeptMark isKept={deal.no_model} />
      </Cell>
      <Cell id="updated_on" lines={lines}>
        <RelativeTime iso={deal.updated_on} />
      </Cell>
      <Cell id="documents" lines={lines}>
        <Badge>pdf {deal.documents_count}</Badge>
      </Cell>
      <Cell id="added_by" lines={lines}>
        <span className="truncate">{formatAdder(deal)}</span>
      </Cell>
      <Cell id="status" lines={lines}>
        <DealStatus deal={deal} />
      </Cell>
      <Cell id="delete" lines={lines} className="justify-center px-0">
        {mayWork && <DeleteDeal deal={deal} />}
      </Cell>
    </>
  )
}

/** What the memo states of a deal; nothing before it is made. */
function MemoCells({ deal, lines }: Pick<DealRowProps, 'deal' | 'lines'>) {
  const empty = deal.counts !== null && <NotStated />
  return (
    <>
      {(['stage', 'ask', 'sector', 'hq'] as const).map((id) => (
        <Cell key={id} id={id} lines={lines} className={cn('text-muted', id === 'hq' ? 'pr-0 text-xs' : 'text-sm')}>
          <Listed value={deal[id]} empty={empty} />
        </Cell>
      ))}
      <Cell id="flags" lines={lines}>
        <DealFlags deal={deal} />
      </Cell>
      <Cell id="check" lines={lines}>
        <ToCheck deal={deal} />
      </Cell>
    </>
  )
}

function OutcomeCells({ deal, lines, deciding }: Pick<DealRowProps, 'deal' | 'lines' | 'deciding'>) {
  const { Decision, actions } = useList()
  return (
    <>
      <Cell id="decision" lines={lines} className="pl-0 text-sm">
        <Decision deal={deal} open={deciding} onOpen={(open) => actions.decide(open ? deal.deal_id : null)} />
      </Cell>
      <Cell id="seen" lines={lines} className="pr-0">
        <SeenBeforeCell earlier={deal.seen_before} />
      </Cell>
    </>
  )
}

type CellProps = {
  id: (typeof dealColumns)[number]['id']
  /** The last of several columns that this cell takes, and how many they are. */
  until?: CellProps['id']
  span?: number
  lines: Lines
  className?: string
  children?: ReactNode
}

function Cell({ id, until = id, span, lines, className, children }: CellProps) {
  return (
    <td
      colSpan={span}
      style={makeCellStyle(id, lines, until)}
      className={cn('flex min-w-0 items-center px-1.5', className)}
    >
      {children}
    </td>
  )
}
