import { type Delivery, deliveryDays, type Webhook } from '#contract/webhooks.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { breakAtSlashes } from '#web/ui/break-at-slashes.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SideSheet } from '#web/ui/side-sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDeliveries, useRedeliver } from './webhook-queries.ts'
import { eventWords, statusWords } from './webhook-words.ts'

type SheetProps = { workspaceId: string; webhook: Webhook; open: boolean; onOpen: (open: boolean) => void }

/** What was sent to a webhook, newest first, with what came back; each event can be sent again. */
export function DeliveriesSheet({ workspaceId, webhook, open, onOpen }: SheetProps) {
  return (
    <SideSheet title="Deliveries" open={open} onOpen={onOpen}>
      <div className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-4 py-4">
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{breakAtSlashes(webhook.url)}</p>
        <Deliveries workspaceId={workspaceId} webhook={webhook} />
      </div>
    </SideSheet>
  )
}

function Deliveries({ workspaceId, webhook }: Pick<SheetProps, 'workspaceId' | 'webhook'>) {
  const deliveries = useDeliveries(workspaceId, webhook.id)
  if (deliveries.isPending)
    return (
      <div role="status" aria-label="Loading deliveries…" className="grid gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  if (!deliveries.data)
    return (
      <ErrorState
        title="Could not load the deliveries"
        message={explainError(deliveries.error)}
        onRetry={() => void deliveries.refetch()}
        className="py-6"
      />
    )
  if (deliveries.data.length === 0)
    return (
      <p className="text-muted">Nothing was sent in the last {deliveryDays} days. ‘Send test’ sends an event now.</p>
    )
  return (
    <ol aria-label="Deliveries" className="grid divide-y border-y">
      {deliveries.data.map((delivery) => (
        <DeliveryRow key={delivery.id} workspaceId={workspaceId} webhook={webhook} delivery={delivery} />
      ))}
    </ol>
  )
}

const tones = { waiting: 'neutral', delivered: 'neutral', failed: 'red' } as const

type RowProps = Pick<SheetProps, 'workspaceId' | 'webhook'> & { delivery: Delivery }

function DeliveryRow({ workspaceId, webhook, delivery }: RowProps) {
  const { id, event, status, attempts, detail, next_on: next } = delivery
  const redeliver = useRedeliver(workspaceId, webhook.id)
  const at = formatDayAndTime(delivery.happened_on)
  const again = status === 'waiting' ? 'Send now' : 'Send again'
  return (
    <li aria-label={`${event}, ${at}`} className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <code className="text-sm">{event}</code>
        <Badge tone={tones[status]}>{statusWords[status]}</Badge>
      </div>
      <p className="text-sm">{eventWords[event]}</p>
      <p className="tabular text-muted text-sm">
        {[at, attempts > 1 ? `sent ${attempts} times` : null].filter((part) => part !== null).join(' · ')}
      </p>
      {detail !== '' && <p className="break-words text-muted text-sm">{detail}</p>}
      {next !== null && <p className="tabular text-muted text-sm">Next attempt {formatDayAndTime(next)}</p>}
      {webhook.on && event !== 'webhook.test' && (
        <Button
          look="outline"
          size="small"
          className="justify-self-start"
          aria-label={`${again}: ${event} of ${at}`}
          disabled={redeliver.isPending}
          onClick={() => redeliver.mutate(id)}
        >
          {again}
        </Button>
      )}
    </li>
  )
}
