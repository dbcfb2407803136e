import type { SortingState } from '@tanstack/react-table'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { tableWidth, useContentWidth } from '#web/lib/use-content-width.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { DealCards } from './deal-cards.tsx'
import { type StatusChoice, searchDeals } from './deal-filter.ts'
import { DealListSkeleton, NoResults } from './deal-list-states.tsx'
import { DealTable } from './deal-table.tsx'
import { DealToolbar } from './deal-toolbar.tsx'
import { useDeals } from './deals-query.ts'
import { NeedProvider } from './need-context.ts'
import { SortMenu } from './sort-menu.tsx'
import { useDealEvents } from './use-deal-events.ts'
import { type SortedDeals, useDealTable } from './use-deal-table.ts'

/**
 * The deals in their four states: loading, failed, none, and the list itself, kept live. `otherWayIn` stands below the
 * button for the first deal.
 */
export function DealList({ otherWayIn }: { otherWayIn: ReactNode }) {
  const { streamIsOpen, announcement } = useDealEvents()
  const deals = useDeals(streamIsOpen)
  return (
    <div className="@container">
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {deals.data ? (
        <LoadedDeals deals={deals.data} otherWayIn={otherWayIn} />
      ) : deals.isError ? (
        <ErrorState
          title="Could not load the deals"
          message={explainError(deals.error)}
          onRetry={() => deals.refetch()}
        />
      ) : (
        <DealListSkeleton />
      )}
    </div>
  )
}

const NeedDialog = lazy(() => import('./need-dialog.tsx'))

/** The order of the table until a column is pressed. */
const newestFirst: SortingState = [{ id: 'updated_on', desc: true }]

function LoadedDeals({ deals, otherWayIn }: { deals: Deal[]; otherWayIn: ReactNode }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<StatusChoice>('all')
  const [sorting, setSorting] = useState<SortingState>(newestFirst)
  const [askedId, askNeed] = useState<string | null>(null)
  const closeNeed = useCallback(() => askNeed(null), [])
  const asked = deals.find((deal) => deal.deal_id === askedId)
  const found = useMemo(() => searchDeals(deals, search), [deals, search])
  const shown = useMemo(() => found.filter((deal) => status === 'all' || deal.status === status), [found, status])
  if (deals.length === 0)
    return (
      <NoResults hint="Add a pitch deck, as a file or as a link, and its memo appears here.">
        <Button asChild>
          <Link to={paths.dealRoom}>Add your first deal</Link>
        </Button>
        {otherWayIn}
      </NoResults>
    )
  const clear = () => {
    setSearch('')
    setStatus('all')
  }
  return (
    <NeedProvider value={askNeed}>
      <DealToolbar
        found={found}
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={setStatus}
        order={<SortMenu sorting={sorting} onSorting={setSorting} />}
      />
      {shown.length === 0 ? (
        <NoResults hint="No deal matches the search and the status filter.">
          <Button look="outline" onClick={clear}>
            Show all deals
          </Button>
        </NoResults>
      ) : (
        <DealRows deals={shown} sorting={sorting} onSorting={setSorting} />
      )}
      {/* Here and not in the row, which goes when the list is filtered or sorted. */}
      {asked && (
        <Suspense>
          <NeedDialog deal={asked} onClose={closeNeed} />
        </Suspense>
      )}
    </NeedProvider>
  )
}

/** A table where the content is wide enough for one, cards where it is not. */
function DealRows(list: SortedDeals) {
  const table = useDealTable(list)
  const { ref, width } = useContentWidth()
  const navigate = useNavigate()
  const open = useCallback(
    (deal: Deal) => {
      if (deal.status === 'completed') void navigate(paths.dealMemo(deal.generated_answer_id))
    },
    [navigate],
  )
  const Rows = width !== null && width >= tableWidth ? DealTable : DealCards
  return <div ref={ref}>{width !== null && <Rows table={table} onOpen={open} />}</div>
}
