import { useMutation } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type Deal, deal, dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, explain } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'

/** In place of a memo that could not be loaded: what happened, and the ways on. */
export function MemoNotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failed = failedDeal(error)
  if (failed) return <FailedDeal deal={failed} />
  return (
    <>
      <ErrorState title="The memo can’t be shown" titleAs="h1" message={explain(error)} onRetry={onRetry} />
      <p className="-mt-8 text-center">
        <ToTheList />
      </p>
    </>
  )
}

/** The deal that comes with the refusal of its memo when it has failed. */
function failedDeal(error: Error): Deal | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null
  return deal.safeParse(error.results).data ?? null
}

function FailedDeal({ deal: { deal_id, name, status_detail } }: { deal: Deal }) {
  const navigate = useNavigate()
  const retry = useMutation({
    mutationFn: () => call(dealEndpoints.retry, { params: { dealId: deal_id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['deals'] })
      return navigate(paths.dealList)
    },
    onError: (error) => appToast.error({ title: `Could not retry ${name}`, description: explain(error) }),
  })
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <FileX2 aria-hidden className="size-5 text-red" />
      <div className="grid max-w-md gap-1">
        <h1 className="break-words font-semibold">Could not make the memo of {name}</h1>
        <p className="text-muted">{status_detail || 'The server gave no reason.'}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <Button look="outline" disabled={retry.isPending} onClick={() => retry.mutate()}>
          {retry.isPending && <Spinner />}
          Retry
        </Button>
        <ToTheList />
      </div>
    </div>
  )
}

function ToTheList() {
  return (
    <Button asChild look="link" size="inline">
      <Link to={paths.dealList}>Go to the deal list</Link>
    </Button>
  )
}
