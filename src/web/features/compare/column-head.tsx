import { OctagonAlert, X } from 'lucide-react'
import { Link } from 'react-router'
import { listCountParts } from '#contract/count-parts.ts'
import { countStandings } from '#contract/count-standings.ts'
import type { Memo } from '#contract/memo.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ComparedQuery, isGone } from './use-compared-deals.ts'

type ColumnHeadProps = { query: ComparedQuery; onRemove: (() => void) | null }

/** The head of a column: the deal with how sure its memo is, or why there is nothing to compare. */
export function ColumnHead({ query, onRemove }: ColumnHeadProps) {
  const { deal, memo = null } = query.data ?? {}
  return (
    <div className="grid gap-0.5 font-normal">
      <div className="flex items-start justify-between gap-1">
        {memo ? (
          <Link
            to={paths.dealMemo(memo.id)}
            className={
              'min-h-6 rounded-sm font-semibold text-lg underline decoration-line-strong underline-offset-4 ' +
              '[overflow-wrap:anywhere] hover:decoration-current'
            }
          >
            {memo.deal.name}
          </Link>
        ) : (
          <span className="font-semibold text-lg [overflow-wrap:anywhere]">{deal?.name ?? ''}</span>
        )}
        {onRemove && (
          <Button
            look="quiet"
            size="icon"
            className="-mt-1 -mr-1 size-6 print:hidden"
            aria-label={`Take ${deal?.name ?? 'this deal'} out`}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      {memo ? <Counts memo={memo} /> : <WhyNot query={query} />}
    </div>
  )
}

function Counts({ memo }: { memo: Memo }) {
  const parts = listCountParts(countStandings(memo)).filter(({ kind }) => kind === 'hidden' || kind === 'to_check')
  return parts.map(({ kind, text }) =>
    kind === 'hidden' ? (
      <p key={kind} className="flex items-start gap-1 text-red text-sm">
        <OctagonAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
    ) : (
      <Link
        key={kind}
        to={`${paths.dealMemo(memo.id)}?view=edit&show=check`}
        className="inline-flex min-h-6 items-center text-muted text-sm underline-offset-4 hover:underline"
      >
        {text}
      </Link>
    ),
  )
}

/** Why a deal of the address has nothing to compare, and what to do. */
function WhyNot({ query }: { query: ComparedQuery }) {
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading a deal…" className="grid gap-1.5 py-1">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-32" />
      </div>
    )
  if (query.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-1 text-sm">
        <p>
          {isGone(query)
            ? 'This deal was deleted, or it belongs to a workspace that you are not in.'
            : `Could not load this deal. ${explainError(query.error)}`}
        </p>
        {!isGone(query) && (
          <Button look="outline" size="small" onClick={() => void query.refetch()}>
            Retry
          </Button>
        )}
      </div>
    )
  }
  const { deal } = query.data
  return (
    <p className="text-muted text-sm">
      {deal.status === 'failed'
        ? `Could not make its memo. ${deal.status_detail}`
        : `Its memo is not ready yet. ${deal.status_detail}`}
    </p>
  )
}
