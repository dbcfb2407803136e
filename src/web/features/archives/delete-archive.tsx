import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { type Archive, archiveEndpoints } from '#contract/archives.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

type DeleteArchiveProps = { workspaceId: string; archive: Archive; onSettled: () => Promise<void> }

/** Deletes an archive before its time, after asking. */
export function DeleteArchive({ workspaceId, archive, onSettled }: DeleteArchiveProps) {
  const [isAsking, setAsking] = useState(false)
  const made = formatDayAndTime(archive.created_on)
  const remove = useMutation({
    mutationFn: () => call(archiveEndpoints.remove, { params: { id: workspaceId, archiveId: archive.id } }),
    onSuccess: () => appToast.success({ title: 'Archive deleted' }),
    onError: (error) => appToast.error({ title: 'Could not delete the archive', description: explainError(error) }),
    onSettled,
  })
  return (
    <>
      <Button
        look="outline"
        size="small"
        aria-label={`Delete the archive of ${made}`}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {remove.isPending && <Spinner />}
        Delete
      </Button>
      {isAsking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Delete the archive of ${made}?`}
            description="It can’t be downloaded any more. The workspace stays as it is, and you can make a new archive."
            action="Delete"
            onConfirm={() => remove.mutate()}
          />
        </Opening>
      )}
    </>
  )
}
