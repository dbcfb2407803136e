import {
  type ComponentType,
  lazy,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { dealOrder } from '#contract/deal-filters.ts'
import type { Deal } from '#contract/deals.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { sampleRequest } from '#web/lib/sample-request.ts'
import { tableWidth, useContentWidth } from '#web/lib/use-content-width.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { canFit } from './can-fit.ts'
import { DealCards } from './deal-cards.tsx'
import { countLines } from './deal-columns.ts'
import { DealListSkeleton, NoResults } from './deal-list-states.tsx'
import { DealTable } from './deal-table.tsx'
import { DealToolbar } from './deal-toolbar.tsx'
import { useDealCounts, useDealPages } from './deals-query.ts'
import { DropArea } from './drop-area.tsx'
import {
  type AddressChange,
  defaultOrder,
  hasFilters,
  type ListAddress,
  noFilters,
  useListAddress,
} from './list-address.ts'
import { type DecisionProps, ListProvider } from './list-context.ts'
import { leaveListAt } from './list-place.ts'
import { NeedProvider } from './need-context.ts'
import { comparable, makeCompareAddress, SelectionBar } from './selection-bar.tsx'
import { useDealEvents } from './use-deal-events.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { ViewBar } from './view-bar.tsx'

const NeedDialog = lazy(() => import('./need-dialog.tsx'))

type DealListProps = {
  /** Stands below the button for the first deal. */
  otherWayIn: ReactNode
  Decision: ComponentType<DecisionProps>
  /** Opens the oldest undecided deal. */
  onNext: () => void
  /** False for a person who may only read. */
  mayWork: boolean
}

/** The deals that the address asks for, in their four states: loading, failed, none, and the list itself, kept live. */
export function DealList({ otherWayIn, Decision, onNext, mayWork }: DealListProps) {
  const { address, change } = useListAddress()
  const { streamIsOpen, announcement, arrived, deleted, missed, showArrived, keepShown } = useDealEvents()
  const { list, deals: found } = useDealPages(address, streamIsOpen)
  // In a later turn than the data, so that the browser can draw and answer keys while the first rows are made.
  const deals = useDeferredValue(found !== undefined) ? found : undefined
  const counts = useDealCounts(address).data
  const { ref, width } = useContentWidth()
  const hasHeaders = width === null || width >= tableWidth
  const isEmpty = deals?.length === 0 && !hasFilters(address) && !list.isPlaceholderData
  const isByUpdate = (address.order ?? defaultOrder) === '-updated_on'
  const { hasNextPage: hasMore } = list
  useEffect(() => keepShown({ deals: deals ?? [], hasMore, isByUpdate }), [keepShown, deals, hasMore, isByUpdate])
  const shown = new Set(deals?.map(({ deal_id }) => deal_id))
  const fresh = arrived.filter((deal) => !shown.has(deal.deal_id) && canFit(deal, address))
  useEffect(() => {
    if (isEmpty && fresh.length > 0) void showArrived()
  }, [isEmpty, fresh.length, showArrived])
  return (
    <div className="@container" ref={ref}>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {/* Where a search fails, its field stays to search again. */}
      {(deals || list.isError) && !isEmpty && (
        <>
          <ViewBar address={address} counts={counts} mayShare={mayWork} />
          <DealToolbar address={address} onChange={change} counts={counts} hasHeaders={hasHeaders} />
        </>
      )}
      {deals ? (
        isEmpty ? (
          <NoDeals otherWayIn={otherWayIn} mayWork={mayWork} />
        ) : (
          <>
            {fresh.length > 0 && (
              <Button look="outline" size="small" className="mb-2 w-full" onClick={() => void showArrived()}>
                {fresh.length === 1 ? '1 new deal' : `${fresh.length} new deals`}
              </Button>
            )}
            <LoadedDeals
              address={address}
              onChange={change}
              deals={deals}
              deleted={deleted}
              missed={missed}
              width={width}
              list={list}
              total={counts && !counts.more ? counts.total : null}
              Decision={Decision}
              onNext={onNext}
              mayWork={mayWork}
            />
          </>
        )
      ) : list.isError ? (
        <ErrorState
          title="Could not load the deals"
          message={explainError(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <DealListSkeleton />
      )}
      {mayWork && <DropArea />}
    </div>
  )
}

function NoDeals({ otherWayIn, mayWork }: Pick<DealListProps, 'otherWayIn' | 'mayWork'>) {
  if (!mayWork) return <NoResults hint="The deals of the workspace appear here once a member adds a pitch deck." />
  return (
    <NoResults hint="Add a pitch deck, as a file or as a link, and its memo appears here.">
      <Button asChild>
        <Link to={paths.dealRoom}>Add your first deal</Link>
      </Button>
      <Button asChild look="link" size="inline" className="mt-3 min-h-6">
        <Link to={paths.dealRoom} state={sampleRequest}>
          Try it with a sample deck
        </Link>
      </Button>
      {otherWayIn}
    </NoResults>
  )
}

type LoadedDealsProps = Omit<DealListProps, 'otherWayIn'> & {
  address: ListAddress
  onChange: (changes: AddressChange) => void
  deals: readonly Deal[]
  /** The ids of deals that went while the list was open. */
  deleted: readonly string[]
  /** Grows each time that events may have been lost. */
  missed: number
  width: number | null
  list: ReturnType<typeof useDealPages>['list']
  total: number | null
}

/** The rows with what one does in them: going from one to the next, deciding, selecting, giving what a deal asks for. */
function LoadedDeals({ address, onChange, deals, deleted, missed, width, list, total, ...rest }: LoadedDealsProps) {
  const { Decision, onNext, mayWork } = rest
  const [askedId, askNeed] = useState<string | null>(null)
  const closeNeed = useCallback(() => askNeed(null), [])
  const asked = deals.find((deal) => deal.deal_id === askedId)
  const rows = useRows(deals, { deleted, missed, onNext, mayWork })
  const context = useMemo(() => ({ actions: rows.actions, Decision, mayWork }), [rows.actions, Decision, mayWork])
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const loadMore = useCallback(() => {
    // What has failed waits for a person.
    if (hasNextPage && !isFetching && !isFetchNextPageError) fetchNextPage().catch(reportError)
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  if (deals.length === 0)
    return (
      <NoResults hint="No deal matches the search and the filters.">
        <Button look="outline" onClick={() => onChange(noFilters)}>
          Show all deals
        </Button>
      </NoResults>
    )
  const Rows = width !== null && width >= tableWidth ? DealTable : DealCards
  return (
    <ListProvider value={context}>
      <NeedProvider value={askNeed}>
        <div onClickCapture={noteLeaving} onKeyDownCapture={noteLeaving} aria-busy={list.isPlaceholderData}>
          {width !== null && (
            <Rows
              deals={deals}
              order={dealOrder.parse(address.order ?? defaultOrder)}
              onOrder={(order) => onChange({ order: order === defaultOrder ? null : order })}
              lines={countLines(width)}
              total={total}
              {...rows.table}
              onEnd={loadMore}
            />
          )}
        </div>
        <ListEnd list={list} />
        {rows.selected.size > 0 && <SelectionBar selected={rows.selected} onClear={rows.clear} />}
        {/* Here and not in the row, which goes when the list is filtered or sorted. */}
        {asked && (
          <Opening>
            <NeedDialog deal={asked} onClose={closeNeed} />
          </Opening>
        )}
      </NeedProvider>
    </ListProvider>
  )
}

/** Keeps the place of the row that a press or a key is on: it can lead to another screen. */
function noteLeaving({ target }: { target: EventTarget }): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-deal]') : null
  if (row?.dataset.deal) leaveListAt(row.dataset.deal)
}

/** Below the last row: that more are loading, or that they could not be loaded. */
function ListEnd({ list }: Pick<LoadedDealsProps, 'list'>) {
  if (list.isFetchNextPageError)
    return (
      <p role="alert" className="flex items-center justify-center gap-3 py-4 text-muted text-sm">
        Could not load more deals. {explainError(list.error)}
        <Button look="outline" size="small" onClick={() => void list.fetchNextPage()}>
          Retry
        </Button>
      </p>
    )
  if (!list.isFetchingNextPage) return null
  return (
    <p role="status" className="py-4 text-center text-muted text-sm">
      Loading more deals…
    </p>
  )
}

type RowsProps = Pick<LoadedDealsProps, 'deleted' | 'missed' | 'onNext' | 'mayWork'>

/** Where the person is among the rows and what is selected there, with the keys of the list. */
function useRows(deals: readonly Deal[], { deleted, missed, onNext, mayWork }: RowsProps) {
  const navigate = useNavigate()
  const [deciding, decide] = useState<string | null>(null)
  const { selected, toggle, clear } = useSelection({ deleted, missed })
  const scroller = useRef<(index: number) => void>(() => {})
  const scrollTo = useCallback((index: number) => scroller.current(index), [])
  const actions = useMemo(
    () => ({
      open: (deal: Deal) => {
        if (deal.status !== 'completed') return
        leaveListAt(deal.deal_id)
        void navigate(paths.dealMemo(deal.generated_answer_id))
      },
      decide,
      select: toggle,
    }),
    [navigate, toggle],
  )
  const act = useCallback(
    (key: string, active: number | null): boolean => {
      if (key === 'n') onNext()
      else if (key === 'c' && selected.size >= comparable.least) void navigate(makeCompareAddress(selected))
      else {
        const deal = active === null ? undefined : deals[active]
        if (key === 'd' && deal && mayWork) decide(deal.deal_id)
        else if (key === 'x' && deal?.status === 'completed') actions.select(deal.deal_id)
        else return false
      }
      return true
    },
    [onNext, selected, navigate, deals, mayWork, actions],
  )
  const { active, setActive, leave } = useListKeys({ deals, scrollTo, act, mayWork })
  const state = useMemo(() => ({ active, deciding, selected }), [active, deciding, selected])
  const keepScroller = useCallback((next: (index: number) => void) => {
    scroller.current = next
  }, [])
  const table = { state, onActive: setActive, onLeave: leave, onScroller: keepScroller }
  return { actions, table, selected, clear }
}
