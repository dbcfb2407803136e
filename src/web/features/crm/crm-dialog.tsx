import { ArrowUpRight, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { crmNames, type DealCrm } from '#contract/crm.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CompanyChoice } from './company-choice.tsx'
import { useDealCrm, useSendDeal } from './crm-queries.ts'
import { SendingRows } from './sending-rows.tsx'

type CrmDialogProps = {
  deal: { deal_id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shows what goes to the CRM and where the deal stands there, and sends it. */
export default function CrmDialog({ deal, open, onOpenChange }: CrmDialogProps) {
  const state = useDealCrm(deal.deal_id)
  const crm = state.data?.kind ? crmNames[state.data.kind] : 'CRM'
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-xl content-start">
        <DialogTitle>Send to {crm}</DialogTitle>
        {state.data ? (
          <Loaded deal={deal} state={state.data} />
        ) : state.isError ? (
          <>
            <DialogDescription className="sr-only">The state in the CRM could not be loaded.</DialogDescription>
            <ErrorState
              title="Could not load the CRM"
              message={explainError(state.error)}
              onRetry={() => void state.refetch()}
              className="py-4"
            />
          </>
        ) : (
          <>
            <DialogDescription>Looking where {deal.name} stands…</DialogDescription>
            <Skeleton className="h-24" />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type LoadedProps = { deal: CrmDialogProps['deal']; state: DealCrm }

function Loaded({ deal, state }: LoadedProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const send = useSendDeal(deal.deal_id)
  if (state.kind === null) return <NotConnected />
  const crm = crmNames[state.kind]
  const asks = state.status === 'asks'
  const isOnTheWay = state.status === 'queued' || send.isPending
  return (
    <>
      <DialogDescription>
        {deal.name} {state.list === null ? `stands as a company in ${crm}` : `goes to the list ‘${state.list}’`}, with a
        note that has the summary, the round, the key facts and the memo’s address. Fields that people filled there stay
        as they are. Flags, decision and comments stay here.
      </DialogDescription>
      <State state={state} crm={crm} />
      {asks && <CompanyChoice crm={crm} choices={state.choices} chosen={chosen} onChosen={setChosen} />}
      <SendingRows crm={crm} rows={state.rows} />
      <DialogFooter>
        <DialogClose asChild>
          <Button look="outline">Close</Button>
        </DialogClose>
        <Button disabled={isOnTheWay || (asks && chosen === null)} onClick={() => send.mutate(asks ? chosen : null)}>
          {isOnTheWay && <Spinner />}
          {isOnTheWay ? 'Sending…' : sendWords[state.status]}
        </Button>
      </DialogFooter>
    </>
  )
}

const sendWords = { never: 'Send', queued: 'Sending…', sent: 'Send again', failed: 'Send again', asks: 'Send' }

/** How the last sending went. */
function State({ state: { status, detail, url, sent_on, left }, crm }: { state: DealCrm; crm: string }) {
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {status === 'failed' && (
        <p className="flex items-start gap-2 text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {detail}
        </p>
      )}
      {status === 'queued' && detail !== '' && <p className="text-muted">{detail}</p>}
      {url !== null && (
        <p>
          {sent_on === null ? '' : `Sent on ${formatDay(sent_on)}. `}
          <a href={url} target="_blank" rel="noreferrer" className="inline-flex items-center gap-0.5 underline">
            Open in {crm}
            <ArrowUpRight aria-hidden className="size-4" />
          </a>
        </p>
      )}
      {left.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">Left as it is in {crm}</p>
          <ul className="list-disc pl-5 text-muted">
            {left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function NotConnected() {
  const mayConnect = useMay('owner')
  return (
    <>
      <DialogDescription>
        No CRM is connected. With Affinity or Attio, a deal goes there with one click.{' '}
        {mayConnect ? '' : 'Ask an owner of the workspace to connect one.'}
      </DialogDescription>
      {mayConnect && (
        <DialogFooter>
          <Button asChild>
            <Link to={paths.workspaceConnections}>Connect a CRM</Link>
          </Button>
        </DialogFooter>
      )}
    </>
  )
}
