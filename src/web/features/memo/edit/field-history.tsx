import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { memoEndpoints } from '#contract/memo.ts'
import type { MemoAction } from '#contract/memo-history.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { makeMemoKey } from '../memo-queries.ts'
import type { MemoRow } from '../memo-rows.ts'
import { formatAuthor, formatRecordedValue, listChangesOfRow, type RecordedChange } from './field-changes.ts'
import type { Review } from './use-review.ts'

type FieldHistoryProps = { row: MemoRow; label: string; review: Review; button: ButtonProps }

/** Who changed a field, when, from what to what. */
export function FieldHistory({ row, label, review, button }: FieldHistoryProps) {
  return (
    <Dialog>
      <Radix.Trigger asChild>
        <Button {...button} aria-label={`History of ${label}`} title="History">
          <History aria-hidden />
        </Button>
      </Radix.Trigger>
      <DialogContent aria-describedby={undefined} className="print:hidden">
        <DialogTitle>History of {label}</DialogTitle>
        <Changes row={row} review={review} />
      </DialogContent>
    </Dialog>
  )
}

export const useHistory = (memoId: string, enabled = true) =>
  useQuery({
    // Under the memo's key: a save makes it out of date, too.
    queryKey: [...makeMemoKey(memoId), 'history'],
    queryFn: ({ signal }) => call(memoEndpoints.history, { params: { id: memoId } }, { signal }),
    staleTime: 0,
    enabled,
  })

function Changes({ row, review: { memoId, store } }: { row: MemoRow; review: Review }) {
  const history = useHistory(memoId)
  const now = useNow()
  if (history.isPending) return <LoadingChanges />
  if (history.isError)
    return (
      <ErrorState
        title="Could not load the history"
        message={explainError(history.error)}
        onRetry={() => void history.refetch()}
        className="py-6"
      />
    )
  const changes = listChangesOfRow(history.data, row, store.rows)
  if (changes.length === 0) return <p className="py-4 text-muted">No one has changed this field.</p>
  return (
    <ol className="grid divide-y">
      {changes.map((change) => (
        <li key={change.version} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>
              <span className="font-medium">{formatAuthor(change)}</span> {actionWords[change.action]}
            </span>
            <time
              dateTime={change.changed_on}
              title={formatExactTime(change.changed_on)}
              className="text-muted text-sm tabular"
            >
              {formatRelativeTime(change.changed_on, now)}
            </time>
          </p>
          <Values change={change} />
        </li>
      ))}
    </ol>
  )
}

const actionWords: Record<MemoAction, string> = {
  edited: 'changed it',
  confirmed: 'confirmed it',
  reopened: 'marked it to be checked again',
  taken: 'took another value',
  entry_added: 'added an entry',
  entry_set: 'changed an entry',
  entry_removed: 'removed an entry',
  entry_restored: 'brought an entry back',
  founder_added: 'added the founder',
  founder_removed: 'removed the founder',
  founder_restored: 'brought the founder back',
  founder_merged: 'merged the founder into another',
  founder_moved: 'moved the founder',
  withdrawn: 'withdrew a change',
}
const changesValue: readonly MemoAction[] = ['edited', 'taken', 'entry_set', 'withdrawn']

function Values({ change: { action, from, to } }: { change: RecordedChange }) {
  const look = 'min-w-0 whitespace-pre-line break-words tabular'
  if (!changesValue.includes(action)) return <p className={`${look} text-muted`}>{formatRecordedValue(to ?? from)}</p>
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      <dt className="text-muted">From</dt>
      <dd className={`${look} text-muted`}>{formatRecordedValue(from)}</dd>
      <dt className="text-muted">To</dt>
      <dd className={look}>{formatRecordedValue(to)}</dd>
    </dl>
  )
}

function LoadingChanges() {
  return (
    <div className="grid gap-2" aria-busy>
      <span className="sr-only">Loading the history…</span>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-3/4" />
    </div>
  )
}
