import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Archive, archiveEndpoints } from '#contract/archives.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { formatDay, formatDayAndTime } from '#web/lib/relative-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { DeleteArchive } from './delete-archive.tsx'

/** While an archive is made, its progress is read this often. */
const pollMs = 2_000

const makeKey = (id: string) => ['archives', id]
const reload = (id: string) => queryClient.invalidateQueries({ queryKey: makeKey(id) })

function useArchives(id: string) {
  return useQuery({
    queryKey: makeKey(id),
    queryFn: ({ signal }) => call(archiveEndpoints.list, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'making') ? pollMs : false),
  })
}

/** Everything of the workspace in one file: has it made, and downloads those that are ready. */
export function ArchiveSection({ workspace: { workspace_id: id } }: { workspace: Workspace }) {
  const archives = useArchives(id)
  const start = useMutation({
    mutationFn: () => call(archiveEndpoints.start, { params: { id } }),
    onSuccess: () => reload(id),
    onError: (error) => appToast.error({ title: 'Could not begin the archive', description: explainError(error) }),
  })
  const isMaking = start.isPending || archives.data?.some(({ state }) => state === 'making') === true
  return (
    <Card aria-labelledby="archive">
      <CardContent className="grid grid-cols-1 gap-3 py-5">
        <div className="grid gap-1">
          <CardTitle id="archive">Archive</CardTitle>
          <p className="text-muted">
            One zip file with everything: decks, memos as JSON, Markdown and PDF, history, comments, emails, decisions
            and the list of deals. Each archive is kept for 7 days, or until an owner deletes it.
          </p>
        </div>
        {archives.data ? (
          archives.data.length > 0 && (
            <ul className="grid gap-2">
              {archives.data.map((archive) => (
                <ArchiveRow key={archive.id} workspaceId={id} archive={archive} />
              ))}
            </ul>
          )
        ) : archives.isError ? (
          <ErrorState
            title="Could not load the archives"
            message={explainError(archives.error)}
            onRetry={() => void archives.refetch()}
            className="py-6"
          />
        ) : (
          <Skeleton className="h-9 w-64 max-w-full" />
        )}
        <Button look="outline" className="justify-self-start" disabled={isMaking} onClick={() => start.mutate()}>
          {isMaking && <Spinner />}
          Make an archive
        </Button>
      </CardContent>
    </Card>
  )
}

function ArchiveRow({ workspaceId, archive }: { workspaceId: string; archive: Archive }) {
  const [isLoading, setLoading] = useState(false)
  const { id, state, created_on, expires_on, detail, done, total, bytes } = archive
  const download = async () => {
    setLoading(true)
    try {
      await downloadFile(archiveEndpoints.file, { params: { id: workspaceId, archiveId: id } })
    } catch (error) {
      appToast.error({ title: 'Could not download the archive', description: explainError(error) })
    } finally {
      setLoading(false)
    }
  }
  if (state === 'making')
    return (
      <li className="grid gap-2 rounded-lg border px-3 py-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p role="status" className="min-w-0 text-sm">
            Making the archive{total === 0 ? '' : `: deal ${Math.min(done + 1, total)} of ${total}`}. You can leave this
            page.
          </p>
          <CancelArchive workspaceId={workspaceId} archiveId={id} />
        </div>
        <Progress label="Making the archive" value={total === 0 ? null : done / total} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg border px-3 py-2.5">
      <p className="min-w-0 text-sm">
        {formatDayAndTime(created_on)}
        {state === 'failed' ? (
          <span className="text-red">: could not be made. {detail}</span>
        ) : (
          <span className="text-muted">
            , {printSize(bytes ?? 0)}, kept until {formatDay(expires_on ?? created_on)}
          </span>
        )}
      </p>
      <div className="flex gap-2">
        {state === 'ready' && (
          <Button look="outline" size="small" disabled={isLoading} onClick={() => void download()}>
            {isLoading && <Spinner />}
            Download
          </Button>
        )}
        <DeleteArchive workspaceId={workspaceId} archive={archive} onSettled={() => reload(workspaceId)} />
      </div>
    </li>
  )
}

function CancelArchive({ workspaceId, archiveId }: { workspaceId: string; archiveId: string }) {
  const cancel = useMutation({
    mutationFn: () => call(archiveEndpoints.cancel, { params: { id: workspaceId, archiveId } }),
    onSuccess: () => appToast.success({ title: 'Archive cancelled' }),
    onError: (error) => appToast.error({ title: 'Could not cancel the archive', description: explainError(error) }),
    onSettled: () => reload(workspaceId),
  })
  return (
    <Button
      look="outline"
      size="small"
      aria-label="Cancel the archive"
      disabled={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {cancel.isPending && <Spinner />}
      Cancel
    </Button>
  )
}

const printSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
