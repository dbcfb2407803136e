import { useRef, useState } from 'react'
import { mostWebhooks, type WebhookFields, webhookEvents } from '#contract/webhooks.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { useAddWebhook, useWebhooks } from './webhook-queries.ts'
import { WebhookRow } from './webhook-row.tsx'

const usual: WebhookFields = { url: '', events: [...webhookEvents] }

/** The addresses that are told what happens to the workspace’s deals. */
export function WebhooksSection({ workspace }: { workspace: Workspace }) {
  const { workspace_id: id } = workspace
  const webhooks = useWebhooks(id)
  const add = useAddWebhook(id)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<{ url: string; secret: string } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    setAdding(false)
    setAdded(null)
    title.current?.focus()
  }
  const save = async (fields: WebhookFields) => {
    const { url, secret } = await add.mutateAsync(fields)
    setAdding(false)
    setAdded({ url, secret })
  }
  const isFull = (webhooks.data?.length ?? 0) >= mostWebhooks
  return (
    <Card aria-labelledby="webhooks">
      <CardContent className="grid gap-4 py-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <CardTitle id="webhooks" ref={title} tabIndex={-1} className="outline-none">
              Webhooks
            </CardTitle>
            <p className="text-muted">
              Your own tools are told when something happens to a deal. An event names the deal and holds nothing of its
              deck. Each is signed, and sent again for a day until it is delivered.
            </p>
          </div>
          {!isAdding && !added && !isFull && (
            <Button look="outline" onClick={() => setAdding(true)}>
              New webhook
            </Button>
          )}
        </div>
        {added && <NewSecret {...added} onClose={leave} />}
        {isAdding && <WebhookForm action="Add webhook" start={usual} onSave={save} onCancel={leave} />}
        {webhooks.data ? (
          webhooks.data.length === 0 ? (
            !isAdding && !added && <p className="text-muted">No webhooks yet.</p>
          ) : (
            <ul aria-label="Webhooks" className="grid divide-y border-y">
              {webhooks.data.map((webhook) => (
                <WebhookRow key={webhook.id} workspaceId={id} webhook={webhook} onGone={() => title.current?.focus()} />
              ))}
            </ul>
          )
        ) : webhooks.isError ? (
          <ErrorState
            title="Could not load the webhooks"
            message={explainError(webhooks.error)}
            onRetry={() => void webhooks.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading webhooks…">
            <Skeleton className="h-9" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}
