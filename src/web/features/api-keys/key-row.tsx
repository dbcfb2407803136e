import { useState } from 'react'
import type { ApiKey } from '#contract/api-keys.ts'
import { scopeWords } from '#contract/key-scopes.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEndKey } from './key-queries.ts'

type KeyRowProps = { workspaceId: string; apiKey: ApiKey; onEnded: () => void }

/** A key: its name and end, what it may do, until when, and when it was used. */
export function KeyRow({ workspaceId, apiKey, onEnded }: KeyRowProps) {
  const { name, shown, scopes, made_by: by, expires_on: expires, last_used_on: used } = apiKey
  const [isEnding, setEnding] = useState(false)
  const end = useEndKey(workspaceId, apiKey)
  const now = useNow()
  const hasExpired = expires !== null && new Date(expires).getTime() <= now
  return (
    <li aria-label={`API key ${name}`} className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 break-words">
          <span className="font-medium">{name}</span> <code className="text-muted text-sm">{shown}</code>
        </p>
        {hasExpired && <Badge>expired {formatDay(expires)}</Badge>}
        {!isEnding && (
          <Button
            look="outline"
            size="small"
            aria-label={`End the API key ${name}`}
            disabled={end.isPending}
            onClick={() => setEnding(true)}
          >
            End
          </Button>
        )}
      </div>
      {isEnding && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-2 rounded-md border-0 bg-sunken px-3 py-2">
          <legend className="sr-only">End the API key {name}?</legend>
          <p className="min-w-0 flex-1 basis-52">Programs that use it are refused at once. This can’t be undone.</p>
          <div className="flex gap-2">
            <Button autoFocus look="outline" size="small" onClick={() => setEnding(false)}>
              Cancel
            </Button>
            <Button
              look="destructive"
              size="small"
              disabled={end.isPending}
              onClick={() => end.mutate(undefined, { onSuccess: onEnded })}
            >
              End key
            </Button>
          </div>
        </fieldset>
      )}
      <p className="break-words text-muted text-sm">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
      <p className="break-words text-muted text-sm">
        {[
          expires === null ? 'Never expires' : hasExpired ? null : `Until ${formatDay(expires)}`,
          used === null ? 'not used yet' : `last used ${formatDay(used)}`,
          `made by ${by}`,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
    </li>
  )
}
