import type { OnChangeFn, SortingState } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { explain } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { DealCards } from './deal-cards.tsx'
import { type StatusChoice, searchDeals } from './deal-filter.ts'
import { DealListSkeleton, NoResults } from './deal-list-states.tsx'
import { DealTable } from './deal-table.tsx'
import { DealToolbar } from './deal-toolbar.tsx'
import { useDeals } from './deals-query.ts'
import { useDealEvents } from './use-deal-events.ts'

/** The deals in their four states: loading, failed, none, and the list itself, kept live. */
export function DealList() {
  const { streamIsOpen, announcement } = useDealEvents()
  const deals = useDeals(streamIsOpen)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {deals.data ? (
        <LoadedDeals deals={deals.data} />
      ) : deals.isError ? (
        <ErrorState
          title="The deals could not be loaded"
          message={explain(deals.error)}
          onRetry={() => deals.refetch()}
        />
      ) : (
        <DealListSkeleton />
      )}
    </>
  )
}

/** The order of the table until a column is pressed. */
const newestFirst: SortingState = [{ id: 'updated_on', desc: true }]

function LoadedDeals({ deals }: { deals: Deal[] }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<StatusChoice>('all')
  const [sorting, setSorting] = useState<SortingState>(newestFirst)
  const found = useMemo(() => searchDeals(deals, search), [deals, search])
  const shown = useMemo(() => found.filter((deal) => status === 'all' || deal.status === status), [found, status])
  if (deals.length === 0)
    return (
      <NoResults hint="Add a pitch deck, as a file or as a link, and its memo appears here.">
        <Button asChild>
          <Link to={paths.dealRoom}>Add your first deal</Link>
        </Button>
      </NoResults>
    )
  const clear = () => {
    setSearch('')
    setStatus('all')
  }
  return (
    <>
      <DealToolbar found={found} search={search} onSearch={setSearch} status={status} onStatus={setStatus} />
      {shown.length === 0 ? (
        <NoResults hint="No deal matches the search and the status filter.">
          <Button look="outline" onClick={clear}>
            Show all deals
          </Button>
        </NoResults>
      ) : (
        <DealRows deals={shown} sorting={sorting} onSorting={setSorting} />
      )}
    </>
  )
}

function DealRows(list: { deals: Deal[]; sorting: SortingState; onSorting: OnChangeFn<SortingState> }) {
  const wide = useWideScreen()
  const navigate = useNavigate()
  const open = useCallback(
    (deal: Deal) => {
      if (deal.status === 'completed') void navigate(paths.dealMemo(deal.generated_answer_id))
    },
    [navigate],
  )
  if (!wide) return <DealCards deals={list.deals} />
  return <DealTable {...list} onOpen={open} />
}
