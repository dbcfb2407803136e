import { useState } from 'react'
import type { Delivery, Webhook } from '#contract/webhooks.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { breakAtSlashes } from '#web/ui/break-at-slashes.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { DeliveriesSheet } from './deliveries-sheet.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { useChangeWebhook, useRemoveWebhook, useTestWebhook } from './webhook-queries.ts'
import { eventWords, explainOff } from './webhook-words.ts'

type WebhookRowProps = { workspaceId: string; webhook: Webhook; onGone: () => void }

/** A webhook: its address, what it is sent, how the last delivery went, and what can be done with it. */
export function WebhookRow({ workspaceId, webhook, onGone }: WebhookRowProps) {
  const [open, setOpen] = useState<'form' | 'question' | 'deliveries' | null>(null)
  const close = () => setOpen(null)
  const change = useChangeWebhook(workspaceId, webhook.id)
  const off = explainOff(webhook)
  return (
    <li aria-label={`Webhook ${webhook.url}`} className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 font-medium [overflow-wrap:anywhere]">{breakAtSlashes(webhook.url)}</p>
        {off !== null && <Badge>{webhook.off_reason === null ? 'paused' : 'off'}</Badge>}
      </div>
      <p className="break-words text-muted text-sm">{webhook.events.map((event) => eventWords[event]).join(' · ')}</p>
      {off !== null && <p className="text-muted text-sm">{off}</p>}
      <LastDelivery delivery={webhook.last_delivery} />
      {open === 'form' ? (
        <WebhookForm
          action="Save webhook"
          start={webhook}
          onSave={({ url, events }) => change.mutateAsync({ url, events }).then(close)}
          onCancel={close}
        />
      ) : open === 'question' ? (
        <RemoveQuestion workspaceId={workspaceId} webhook={webhook} onClose={close} onGone={onGone} />
      ) : (
        <Acts workspaceId={workspaceId} webhook={webhook} onOpen={setOpen} />
      )}
      <DeliveriesSheet
        workspaceId={workspaceId}
        webhook={webhook}
        open={open === 'deliveries'}
        onOpen={(isOpen) => setOpen(isOpen ? 'deliveries' : null)}
      />
    </li>
  )
}

function LastDelivery({ delivery }: { delivery: Delivery | null }) {
  const now = useNow()
  if (delivery === null) return <p className="text-muted text-sm">Nothing sent yet.</p>
  const when = formatRelativeTime(delivery.sent_on ?? delivery.happened_on, now)
  const told = delivery.detail === '' ? 'Waiting to be sent.' : delivery.detail
  return (
    <p className={delivery.status === 'failed' ? 'break-words text-red text-sm' : 'break-words text-muted text-sm'}>
      Last event {when}: {told}
    </p>
  )
}

type ActsProps = {
  workspaceId: string
  webhook: Webhook
  onOpen: (what: 'form' | 'question' | 'deliveries') => void
}

function Acts({ workspaceId, webhook, onOpen }: ActsProps) {
  const { id, url, on } = webhook
  const test = useTestWebhook(workspaceId, webhook)
  const change = useChangeWebhook(workspaceId, id)
  const turn = () =>
    change.mutate(
      { on: !on },
      {
        onSuccess: () => appToast.success({ title: on ? 'Webhook paused' : 'Webhook switched on' }),
        onError: (error) => appToast.error({ title: 'Could not change the webhook', description: explainError(error) }),
      },
    )
  const look = { look: 'outline', size: 'small' } as const
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...look} aria-label={`Deliveries to ${url}`} onClick={() => onOpen('deliveries')}>
        Deliveries
      </Button>
      <Button {...look} aria-label={`Send test to ${url}`} disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending && <Spinner />}
        Send test
      </Button>
      <Button {...look} aria-label={`Edit the webhook ${url}`} onClick={() => onOpen('form')}>
        Edit
      </Button>
      <Button
        {...look}
        aria-label={`${on ? 'Pause' : 'Switch on'} the webhook ${url}`}
        disabled={change.isPending}
        onClick={turn}
      >
        {on ? 'Pause' : 'Switch on'}
      </Button>
      <Button {...look} aria-label={`Delete the webhook ${url}`} onClick={() => onOpen('question')}>
        Delete
      </Button>
    </div>
  )
}

function RemoveQuestion({ workspaceId, webhook, onClose, onGone }: WebhookRowProps & { onClose: () => void }) {
  const remove = useRemoveWebhook(workspaceId, webhook)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 rounded-md border-0 bg-sunken px-3 py-2">
      <legend className="sr-only">Delete the webhook {webhook.url}?</legend>
      <p className="min-w-0 flex-1 basis-52">Its secret and its deliveries go with it. This can’t be undone.</p>
      <div className="flex gap-2">
        <Button autoFocus look="outline" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="destructive"
          size="small"
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onGone })}
        >
          Delete webhook
        </Button>
      </div>
    </fieldset>
  )
}
