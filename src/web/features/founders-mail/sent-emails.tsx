import { CircleAlert, CircleCheck, Clock3, RotateCw } from 'lucide-react'
import type { FounderMail } from '#contract/founders-mail.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import type { useFounderEmails } from './mail-queries.ts'

const looks = {
  queued: { Icon: Clock3, word: 'Sending', tone: 'text-muted' },
  sent: { Icon: CircleCheck, word: 'Sent', tone: 'text-ink' },
  failed: { Icon: CircleAlert, word: 'Failed', tone: 'text-red' },
}

/** Lists the emails to the founders of a deal with their sender and status. */
export function SentEmails({ query }: { query: ReturnType<typeof useFounderEmails> }) {
  if (query.isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-muted text-sm">
        Could not load the emails of this deal. {explainError(query.error)}
        <Button look="outline" size="small" onClick={() => void query.refetch()}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      </p>
    )
  if (!query.data || query.data.length === 0) return null
  return (
    <section aria-label="Emails of this deal" className="grid grid-cols-1 gap-1 border-t pt-4">
      <h3 className="font-medium text-sm">Emails of this deal</h3>
      <ul className="grid grid-cols-1" aria-live="polite">
        {query.data.map((mail) => (
          <SentEmail key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  )
}

function SentEmail({ mail }: { mail: FounderMail }) {
  const now = useNow()
  const { Icon, word, tone } = looks[mail.status]
  const by = `${mail.sent_by.first_name} ${mail.sent_by.last_name}`.trim()
  const missed = mail.status === 'sent' ? mail.refused : []
  return (
    <li className="grid grid-cols-1 gap-0.5 border-b py-2 last:border-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium text-sm">{mail.subject}</span>
        <span className={`flex shrink-0 items-center gap-1 font-medium text-xs ${tone}`}>
          <Icon aria-hidden className="size-3.5 self-center" />
          {word}
        </span>
      </div>
      <p className="break-words text-muted text-xs">
        To {mail.to.join(', ')}
        {by && ` · ${by}`} ·{' '}
        <time title={formatExactTime(mail.created_on)}>{formatRelativeTime(mail.created_on, now)}</time>
      </p>
      {mail.status_detail && (
        <p className={`break-words text-xs ${mail.status === 'failed' ? 'text-red' : 'text-muted'}`}>
          {mail.status === 'queued' ? `${mail.status_detail} Trying again.` : mail.status_detail}
        </p>
      )}
      {missed.map(({ address, reason }) => (
        <p key={address} className="break-words text-red text-xs">
          Could not send to {address}: {reason}
        </p>
      ))}
    </li>
  )
}
