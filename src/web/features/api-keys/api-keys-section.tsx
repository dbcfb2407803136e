import { useRef, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { KeyForm } from './key-form.tsx'
import { useKeys } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'

/** The keys by which programs reach the workspace: made here, shown once, ended here. */
export function ApiKeysSection({ workspace }: { workspace: Workspace }) {
  const { workspace_id: id } = workspace
  const keys = useKeys(id)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    setMaking(false)
    setMade(null)
    title.current?.focus()
  }
  return (
    <Card aria-labelledby="api-keys">
      <CardContent className="grid gap-4 py-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <CardTitle id="api-keys" ref={title} tabIndex={-1} className="outline-none">
              API keys
            </CardTitle>
            <p className="text-muted">
              A key lets a program work with the deals of this workspace. The{' '}
              <a href="/docs" className="underline underline-offset-4">
                API page
              </a>{' '}
              describes every call.
            </p>
          </div>
          {!isMaking && !made && (
            <Button look="outline" onClick={() => setMaking(true)}>
              New API key
            </Button>
          )}
        </div>
        {made && <NewKey {...made} onClose={leave} />}
        {isMaking && (
          <KeyForm
            workspaceId={id}
            onMade={({ name, key }) => {
              setMaking(false)
              setMade({ name, secret: key })
              // The pressed button goes with the form.
              title.current?.focus()
            }}
            onCancel={leave}
          />
        )}
        {keys.data ? (
          keys.data.length === 0 ? (
            !isMaking && !made && <p className="text-muted">No keys yet.</p>
          ) : (
            <ul aria-label="API keys" className="grid divide-y border-y">
              {keys.data.map((key) => (
                <KeyRow key={key.key_id} workspaceId={id} apiKey={key} onEnded={() => title.current?.focus()} />
              ))}
            </ul>
          )
        ) : keys.isError ? (
          <ErrorState
            title="Could not load the API keys"
            message={explainError(keys.error)}
            onRetry={() => void keys.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading API keys…">
            <Skeleton className="h-9" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}
