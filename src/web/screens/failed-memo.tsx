import { useMutation } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'

/** In place of the memo of a deal that failed: why, and the ways on. */
export default function FailedMemo({ deal: { deal_id, name, status_detail } }: { deal: Deal }) {
  const navigate = useNavigate()
  const mayRetry = useMay('member')
  const retry = useMutation({
    mutationFn: () => call(dealEndpoints.retry, { params: { dealId: deal_id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['deals'] })
      return navigate(paths.dealList)
    },
    onError: (error) => appToast.error({ title: `Could not retry ${name}`, description: explainError(error) }),
  })
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <FileX2 aria-hidden className="size-5 text-red" />
      <div className="grid max-w-md gap-1">
        <h1 className="break-words font-semibold">Could not make the memo of {name}</h1>
        <p className="text-muted">{status_detail || 'The server gave no reason.'}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {mayRetry && (
          <Button look="outline" disabled={retry.isPending} onClick={() => retry.mutate()}>
            {retry.isPending && <Spinner />}
            Retry
          </Button>
        )}
        <Button asChild look="link" size="inline">
          <Link to={paths.dealList}>Go to the deal list</Link>
        </Button>
      </div>
    </div>
  )
}
