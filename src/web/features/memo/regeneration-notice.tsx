import { RotateCw, TriangleAlert } from 'lucide-react'
import type { Deal } from '#contract/deals.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useRetryDeal, useStopModel } from './update-mutations.ts'

const look =
  'mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border bg-sunken px-3.5 py-2 text-base print:hidden'

/** Says that a newer memo is on its way, or why it did not come. */
export default function RegenerationNotice({ deal }: { deal: Deal }) {
  const retry = useRetryDeal(deal.deal_id)
  const mayWork = useMay('member')
  if (deal.status === 'in_progress')
    return (
      <p className={look}>
        <Spinner />
        <Words text="Regenerating the memo. The previous version is shown below." detail={deal.status_detail} />
        {deal.asks_model && mayWork && <StopModel dealId={deal.deal_id} />}
      </p>
    )
  const retryDeal = () =>
    retry.mutate(undefined, {
      onError: (error) => appToast.error({ title: 'Could not retry', description: explainError(error) }),
    })
  return (
    <p className={look}>
      <TriangleAlert aria-hidden className="size-4 text-muted" />
      <Words text="Could not regenerate the memo. The previous version is shown below." detail={deal.status_detail} />
      {mayWork && (
        <Button look="outline" size="small" className="ml-auto" disabled={retry.isPending} onClick={retryDeal}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      )}
    </p>
  )
}

/** Beside the icon at any width; a button goes under them where it finds no room. */
function Words({ text, detail }: { text: string; detail: string }) {
  return (
    <span className="min-w-0 flex-1 basis-52">
      {text} <span className="text-muted tabular">{detail}</span>
    </span>
  )
}

function StopModel({ dealId }: { dealId: string }) {
  const cancel = useStopModel(dealId)
  const onError = (error: Error) =>
    appToast.error({
      title: 'Could not stop the model',
      description: explainError(error),
    })
  return (
    <Button
      look="outline"
      size="small"
      className="ml-auto"
      disabled={cancel.isPending}
      onClick={() => cancel.mutate(undefined, { onError })}
    >
      Stop the model
    </Button>
  )
}
