import { useMutation, useQuery } from '@tanstack/react-query'
import { type Retention, retentionEndpoints, retentionMonths } from '#contract/retention.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { appToast } from '#web/ui/toasts.ts'

const makeKey = (id: string) => ['retention', id]
const choices = [
  { value: 'keep', label: 'Keep' },
  ...retentionMonths.map((months) => ({ value: String(months), label: `${months} months` })),
]
const readMonths = (value: string) => retentionMonths.find((months) => String(months) === value) ?? null

/** For how long passed deals are kept. */
export function RetentionSection({ workspace: { workspace_id: id } }: { workspace: Workspace }) {
  const retention = useQuery({
    queryKey: makeKey(id),
    queryFn: ({ signal }) => call(retentionEndpoints.get, { params: { id } }, { signal }),
  })
  const save = useMutation({
    mutationFn: (months: Retention['months']) => call(retentionEndpoints.set, { params: { id }, body: { months } }),
    onSuccess: (saved) => {
      const before = retention.data?.months ?? null
      queryClient.setQueryData(makeKey(id), saved)
      appToast.success({
        title: saved.months === null ? 'Passed deals are kept' : `Passed deals are kept for ${saved.months} months`,
        action: { label: 'Undo', onClick: () => save.mutate(before) },
      })
    },
    onError: (error) => appToast.error({ title: 'Could not save this', description: explainError(error) }),
  })
  const shown = save.isPending ? save.variables : (retention.data?.months ?? null)
  return (
    <Card aria-labelledby="retention">
      <CardContent className="grid grid-cols-1 gap-3 py-5">
        <CardTitle id="retention">Passed deals</CardTitle>
        {retention.data ? (
          <>
            <Segmented
              label="How long passed deals are kept"
              value={shown === null ? 'keep' : String(shown)}
              choices={choices}
              onChange={(value) => save.mutate(readMonths(value))}
              className="h-auto flex-wrap justify-self-start"
            />
            <p className="text-muted">
              {shown === null
                ? 'Passed deals stay until a person deletes them.'
                : `Passed deals are deleted ${shown} months after their last change. Owners get an email 30 days before; a deal that ` +
                  'changes or is decided otherwise meanwhile stays.'}
            </p>
            {retention.data.next_on !== null && (
              <p>
                {retention.data.announced === 1 ? '1 deal is' : `${retention.data.announced} deals are`} to be deleted,
                from {formatDay(retention.data.next_on)} on.
              </p>
            )}
          </>
        ) : retention.isError ? (
          <ErrorState
            title="Could not load how long deals are kept"
            message={explainError(retention.error)}
            onRetry={() => void retention.refetch()}
            className="py-6"
          />
        ) : (
          <Skeleton className="h-9 w-64 max-w-full" />
        )}
      </CardContent>
    </Card>
  )
}
