import { useId, useRef, useState } from 'react'
import { linkDays, type MemoLink } from '#contract/memo-links.ts'
import { formatDay, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'
import { LinkLog } from './link-log.tsx'
import { useChangeDays, useEndLink } from './link-queries.ts'

type LinkRowProps = { dealId: string; link: MemoLink }

/** A link: for whom, how long, what it asks for and shows; its log on demand. */
export function LinkRow({ dealId, link }: LinkRowProps) {
  const [logOpen, setLogOpen] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const id = useId()
  const now = useNow()
  const { name, ended_on: ended, views, last_view_on: last } = link
  const viewed =
    views === 0
      ? link.is_open
        ? 'Not opened yet'
        : 'Never opened'
      : `Opened ${views === 1 ? 'once' : `${views} times`}`
  const facts = [...listConditions(link), ...(link.made_by ? [`made by ${link.made_by}`] : [])]
  return (
    <li ref={row} tabIndex={-1} aria-label={`Link for ${name}`} className="grid gap-2 py-3 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 break-words font-medium">{name}</p>
        {ended === null ? <DaysSelect dealId={dealId} link={link} /> : <Badge>ended {formatDay(ended)}</Badge>}
        {ended === null && !isEnding && (
          <Button look="outline" size="small" aria-label={`End the link for ${name}`} onClick={() => setEnding(true)}>
            End
          </Button>
        )}
      </div>
      {isEnding && ended === null && (
        <EndQuestion
          dealId={dealId}
          link={link}
          onClose={() => {
            setEnding(false)
            row.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {facts.length > 0 && <p className="break-words text-muted text-sm">{facts.join(' · ')}</p>}
      {views === 0 ? (
        <p className="text-muted text-sm">{viewed}</p>
      ) : (
        <div className="grid gap-2">
          <button
            type="button"
            aria-expanded={logOpen}
            aria-controls={id}
            onClick={() => setLogOpen(!logOpen)}
            className="min-h-6 justify-self-start rounded-sm text-left text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {viewed}
            {last !== null && `, last ${formatRelativeTime(last, now)}`}
          </button>
          <div id={id} hidden={!logOpen}>
            {logOpen && <LinkLog dealId={dealId} link={link} />}
          </div>
        </div>
      )}
    </li>
  )
}

/** What a link asks for and shows beside the memo. */
function listConditions({ has_passcode, ask_email, with_pages, with_pdf }: MemoLink): string[] {
  return [
    ...(has_passcode ? ['passcode'] : []),
    ...(ask_email ? ['asks for an email address'] : []),
    ...(with_pages ? ['pages of the deck'] : []),
    ...(with_pdf ? ['PDF'] : []),
  ]
}

/** Shows until when a link can be opened, and moves its end to so many days from now. */
function DaysSelect({ dealId, link }: LinkRowProps) {
  const change = useChangeDays(dealId, link)
  const until = formatDay(link.expires_on)
  return (
    <select
      aria-label={`How long the link for ${link.name} can be opened`}
      value=""
      disabled={change.isPending}
      onChange={(event) => {
        const days = linkDays.find((count) => String(count) === event.target.value)
        if (days) change.mutate(days)
      }}
      className={cn(controlLook, 'h-7 w-auto px-1.5 text-sm', !link.is_open && 'text-amber')}
    >
      <option value="">{link.is_open ? `Until ${until}` : `Expired ${until}`}</option>
      {linkDays.map((count) => (
        <option key={count} value={count}>
          {count === 1 ? '1 day from now' : `${count} days from now`}
        </option>
      ))}
    </select>
  )
}

function EndQuestion({ dealId, link, onClose }: LinkRowProps & { onClose: () => void }) {
  const end = useEndLink(dealId, link)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 rounded-md border-0 bg-sunken px-3 py-2">
      <legend className="sr-only">End the link for {link.name}?</legend>
      <p className="min-w-0 flex-1 basis-52">The reader can no longer open the memo. The log stays.</p>
      <Button autoFocus look="outline" size="small" onClick={onClose}>
        Cancel
      </Button>
      <Button
        look="destructive"
        size="small"
        disabled={end.isPending}
        onClick={() => end.mutate(undefined, { onSettled: onClose })}
      >
        End link
      </Button>
    </fieldset>
  )
}
