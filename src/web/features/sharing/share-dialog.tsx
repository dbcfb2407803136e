import { Link2, Link2Off } from 'lucide-react'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useMakeShare, useRevokeShare, useShare } from './share-queries.ts'

type ShareDialogProps = {
  deal: { deal_id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates, copies and revokes the link by which anyone can read the deal's most recent update. */
export function ShareDialog({ deal, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Share update</DialogTitle>
        <DialogDescription>
          Anyone with the link can read the most recent update of {deal.name}, without an account, until you revoke it.
          The deck and the memo stay with your workspace.
        </DialogDescription>
        <Share dealId={deal.deal_id} open={open} />
        <DialogFooter>
          <DialogClose asChild>
            <Button look="outline">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Share({ dealId, open }: { dealId: string; open: boolean }) {
  const share = useShare(dealId, open)
  const make = useMakeShare(dealId)
  if (share.isPending) return <Skeleton className="h-9" />
  if (share.isError)
    return (
      <ErrorState
        className="py-4"
        title="Could not load the link"
        message={explainError(share.error)}
        onRetry={() => void share.refetch()}
      />
    )
  if (share.data !== null) return <LiveShare dealId={dealId} uuid={share.data} />
  const onError = (error: Error) =>
    appToast.error({ title: 'Could not create the link', description: explainError(error) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">No one outside your workspace can read it now.</p>
      <Button disabled={make.isPending} onClick={() => make.mutate(undefined, { onError })}>
        <Link2 aria-hidden />
        Create link
      </Button>
    </div>
  )
}

function LiveShare({ dealId, uuid }: { dealId: string; uuid: string }) {
  const revoke = useRevokeShare(dealId)
  const address = `${window.location.origin}${paths.shared(uuid)}`
  const onError = (error: Error) =>
    appToast.error({ title: 'Could not revoke the link', description: explainError(error) })
  return (
    <div className="grid gap-3">
      <FormField label="Link">
        {(control) => (
          <div className="flex gap-2">
            <Input readOnly value={address} onFocus={(event) => event.target.select()} {...control} />
            <CopyButton text={address} what="link" />
          </div>
        )}
      </FormField>
      <div>
        <Button
          look="outline"
          size="small"
          disabled={revoke.isPending}
          onClick={() => revoke.mutate(undefined, { onError })}
        >
          <Link2Off aria-hidden />
          Revoke link
        </Button>
      </div>
    </div>
  )
}
