import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type Deal, dealEndpoints, type Need } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useList } from './list-context.ts'
import { useAskNeed } from './need-context.ts'
import { needWords } from './need-words.ts'

export function DealStatus({ deal }: { deal: Deal }) {
  if (deal.status === 'in_progress') return <Running deal={deal} />
  if (deal.status === 'failed') return <Failed deal={deal} />
  return (
    <Button asChild look="link" size="inline" className="h-6 justify-self-start">
      <Link to={paths.dealMemo(deal.generated_answer_id)}>View/Edit</Link>
    </Button>
  )
}

function Running({ deal }: { deal: Deal }) {
  const { status_detail, progress, asks_model } = deal
  const { mayWork } = useList()
  const fraction = progress && progress.total > 0 ? progress.done / progress.total : null
  return (
    <div className="grid min-w-0 max-w-80 flex-1 grid-cols-1 gap-1">
      <span className="flex items-center gap-2 text-sm leading-4">
        <Spinner className="size-3.5 shrink-0" />
        <span className="truncate tabular" title={status_detail}>
          {status_detail || 'In progress'}
        </span>
        {asks_model && mayWork && <StopModel deal={deal} />}
      </span>
      <Progress label="Progress of the memo" value={fraction} />
    </div>
  )
}

/** Shows the button that stops a language model which is too slow or too expensive. */
function StopModel({ deal }: { deal: Deal }) {
  const cancel = useMutation({
    mutationFn: () => call(dealEndpoints.cancelModel, { params: { dealId: deal.deal_id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['deals'] }),
    onError: (error) =>
      appToast.error({
        title: 'Could not stop the model',
        description: explainError(error),
      }),
  })
  return (
    <Tooltip text="The memo is completed without the model.">
      <Button
        look="link"
        size="inline"
        className="ml-auto"
        aria-label={`Stop the model for ${deal.name}`}
        disabled={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Stop
      </Button>
    </Tooltip>
  )
}

/** Says that a deal failed; the reason stands below, all of it in the tooltip. What it asks for can be given right here. */
function Failed({ deal }: { deal: Deal }) {
  const { mayWork } = useList()
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-sm">
      <Tooltip text={deal.status_detail || 'The server gave no reason.'}>
        <button type="button" className="flex h-6 items-center gap-1 rounded-sm text-red">
          <CircleAlert aria-hidden className="size-4" />
          Failed
        </button>
      </Tooltip>
      {mayWork && (deal.needs ? <GiveNeed deal={deal} need={deal.needs} /> : <RetryDeal deal={deal} />)}
    </span>
  )
}

/** Opens the dialog that asks for it. */
function GiveNeed({ deal, need }: { deal: Deal; need: Need }) {
  const askNeed = useAskNeed()
  const { ask } = needWords[need.kind]
  return (
    <Button look="link" size="inline" aria-label={`${ask}: ${deal.name}`} onClick={() => askNeed(deal.deal_id)}>
      {ask}
    </Button>
  )
}

function RetryDeal({ deal }: { deal: Deal }) {
  const retry = useMutation({
    mutationFn: () => call(dealEndpoints.retry, { params: { dealId: deal.deal_id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['deals'] }),
    onError: (error) => appToast.error({ title: `Could not retry ${deal.name}`, description: explainError(error) }),
  })
  return (
    <Button look="link" size="inline" disabled={retry.isPending} onClick={() => retry.mutate()}>
      Retry
    </Button>
  )
}
