import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { MemoLink, memoLinkEndpoints } from '#contract/memo-links.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LinkForm } from './link-form.tsx'
import { useLinks } from './link-queries.ts'
import { LinkRow } from './link-row.tsx'

type Made = Answer<typeof memoLinkEndpoints.make>
type LinksDialogProps = {
  deal: { deal_id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes, lists and ends the links by which readers outside the workspace see the memo, and shows who opened them. */
export default function LinksDialog({ deal, open, onOpenChange }: LinksDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-xl content-start">
        <DialogTitle>Memo links</DialogTitle>
        <DialogDescription>
          A link shows the memo of {deal.name} to one reader outside your workspace, without an account. Flags,
          decision, comments and history stay with your team.
        </DialogDescription>
        <Links dealId={deal.deal_id} />
      </DialogContent>
    </Dialog>
  )
}

/** The list, the form for a new link, or the address of the link that was just made. */
function Links({ dealId }: { dealId: string }) {
  const [step, setStep] = useState<'list' | 'form' | Made>('list')
  const goBack = () => setStep('list')
  if (step === 'form') return <LinkForm dealId={dealId} onMade={setStep} onCancel={goBack} />
  if (step === 'list') return <LinkList dealId={dealId} onNew={() => setStep('form')} />
  return <MadeLink made={step} onDone={goBack} />
}

function LinkList({ dealId, onNew }: { dealId: string; onNew: () => void }) {
  const links = useLinks(dealId)
  if (links.isPending) return <Skeleton className="h-16" />
  if (links.isError && !links.data)
    return (
      <ErrorState
        className="py-4"
        title="Could not load the links"
        message={explainError(links.error)}
        onRetry={() => void links.refetch()}
      />
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{describeOpen(links.data)}</p>
        <Button onClick={onNew}>
          <Plus aria-hidden />
          New link
        </Button>
      </div>
      {links.data.length > 0 && (
        <ul aria-label="Links, newest first" className="divide-y border-t">
          {links.data.map((link) => (
            <LinkRow key={link.id} dealId={dealId} link={link} />
          ))}
        </ul>
      )}
    </>
  )
}

function describeOpen(links: readonly MemoLink[]): string {
  const open = links.filter((link) => link.is_open).length
  if (open === 0) return 'No one outside your workspace can see this memo now.'
  return open === 1 ? '1 link is open.' : `${open} links are open.`
}

function MadeLink({ made, onDone }: { made: Made; onDone: () => void }) {
  return (
    <>
      <FormField
        label={`Link for ${made.name}`}
        hint={
          made.has_passcode
            ? 'Copy it now: it is shown this once. Send the passcode separately.'
            : 'Copy it now: it is shown this once.'
        }
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              readOnly
              autoFocus
              value={made.url}
              onFocus={(event) => event.target.select()}
              className="min-w-40 flex-1"
              {...control}
            />
            <CopyButton text={made.url} what="link" />
          </div>
        )}
      </FormField>
      <DialogFooter>
        <Button look="outline" onClick={onDone}>
          All links
        </Button>
      </DialogFooter>
    </>
  )
}
