import { Paperclip } from 'lucide-react'
import { lazy, useState } from 'react'
import type { UnconfirmedMail } from '#contract/unconfirmed-mail.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { type MailDecision, useDecideMail } from './unconfirmed-mail-queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

/** What became of an email, and whether a deal is made of it. */
type Decided = { text: string; isDeal: boolean }
type WaitingMailProps = { workspaceId: string; mail: UnconfirmedMail; onDecided: (decided: Decided) => void }

/** One email with all that tells whether to accept it: sender, subject, files, and why it waits. */
export function WaitingMail({ workspaceId, mail, onDecided }: WaitingMailProps) {
  const now = useNow()
  const subject = mail.subject || '(no subject)'
  const { decide, isPending } = useDecision({ workspaceId, mail, onDecided })
  return (
    <li className="grid min-w-0 gap-1.5 py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 break-words font-medium">{subject}</h3>
        <time dateTime={mail.received_on} title={formatExactTime(mail.received_on)} className="text-muted text-sm">
          {formatRelativeTime(mail.received_on, now)}
        </time>
      </div>
      <p className="min-w-0 break-words text-sm">From {mail.from || 'an unnamed sender'}</p>
      {mail.files.length > 0 && (
        <ul aria-label="Files and links" className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
          {mail.files.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of an email may have the same name, and the list never changes
            <li key={index} className="flex min-w-0 items-center gap-1">
              <Paperclip aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 break-all">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="min-w-0 break-words text-muted text-sm">{mail.why}</p>
      <Decisions mail={mail} subject={subject} isPending={isPending} onDecide={decide} />
    </li>
  )
}

function useDecision({ workspaceId, mail, onDecided }: WaitingMailProps) {
  const { mutate, isPending } = useDecideMail({
    workspaceId,
    mailId: mail.id,
    onDecided: (decision) => onDecided(writeOutcome(mail, decision)),
  })
  const decide = (body: MailDecision) =>
    mutate(body, {
      onError: (error) =>
        appToast.error({
          title: 'accept' in body ? 'Could not accept the email' : 'Could not decline the email',
          description: explainError(error),
        }),
    })
  return { decide, isPending }
}

function writeOutcome({ subject, from }: UnconfirmedMail, body: MailDecision): Decided {
  const name = `“${subject || '(no subject)'}”`
  if ('decline' in body) return { text: `${name} was declined and deleted.`, isDeal: false }
  const rest = body.accept === 'sender' ? ` Later email from ${from} is accepted without asking.` : ''
  return { text: `${name} was accepted and is being read.${rest}`, isDeal: true }
}

type DecisionsProps = {
  mail: UnconfirmedMail
  subject: string
  isPending: boolean
  onDecide: (body: MailDecision) => void
}

function Decisions({ mail, subject, isPending, onDecide }: DecisionsProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Button
        size="small"
        aria-label={`Accept ${subject}`}
        disabled={isPending}
        onClick={() => onDecide({ accept: 'once' })}
      >
        {isPending && <Spinner />}
        Accept
      </Button>
      {mail.from && (
        <Tooltip text={`Email that provably comes from ${mail.from} then waits no longer.`}>
          <Button look="outline" size="small" disabled={isPending} onClick={() => onDecide({ accept: 'sender' })}>
            Always accept this sender
          </Button>
        </Tooltip>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={`Decline ${subject}`}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      {asking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Decline this email?"
            description="This action cannot be undone. The email and its files are deleted, and its sender is not told."
            action="Decline"
            onConfirm={() => onDecide({ decline: true })}
          />
        </Opening>
      )}
    </div>
  )
}
