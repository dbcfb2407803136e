import { ChevronDown, ChevronUp, Mail } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type MailKind, mailKinds } from '#contract/founders-mail.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { KeptMails } from './kept-mails.tsx'
import { MailForm } from './mail-form.tsx'
import { useFounderAddresses, useFounderMails } from './mail-queries.ts'
import type { MailFacts } from './mail-templates.ts'
import { useMailDraft } from './use-mail-draft.ts'

type FoundersMailPanelProps = { deal: string; memoVersion: number; facts: MailFacts }

const names = { ask: 'Ask Founder', pass: 'Pass Email' }

/** At the right of the bottom edge, beside the deck panel where that is open. */
const place =
  'fixed bottom-0 left-0 wide:left-auto right-0 wide:right-[calc(var(--side-panel,0px)+1.5rem)] z-20 print:hidden'

/** The Ask Founder panel: a bar, or the mails to the founders of a deal. What is written stays while it is a bar. */
export function FoundersMailPanel({ deal, memoVersion, facts }: FoundersMailPanelProps) {
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<MailKind>('ask')
  const addresses = useFounderAddresses(deal, memoVersion, open)
  const mails = useFounderMails(deal, open)
  const known = addresses.data ?? []
  const drafts = { ask: useMailDraft('ask', facts, known), pass: useMailDraft('pass', facts, known) }
  const panel = useRef<HTMLElement>(null)
  const bar = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true })
    else if (wasOpen.current) bar.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (!open)
    return (
      <button
        ref={bar}
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className={`${place} flex h-11 items-center gap-2 border border-line-strong border-b-0 bg-raised px-4 font-medium shadow-pop transition-colors hover:bg-hover wide:w-72 wide:rounded-t-lg`}
      >
        <Mail aria-hidden className="size-4 text-muted" />
        Ask Founder
        <ChevronUp aria-hidden className="ml-auto size-4 text-muted" />
      </button>
    )
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The deck panel behind closes on Escape, too.
    event.preventDefault()
    setOpen(false)
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal={false}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKey}
      className={`${place} flex max-h-[min(46rem,calc(100dvh-3.5rem))] animate-rise flex-col border border-line-strong border-b-0 bg-raised shadow-pop outline-none wide:w-[600px] wide:max-w-[calc(100vw-var(--side-panel,0px)-3rem)] wide:rounded-t-lg`}
    >
      <h2 id={titleId} className="sr-only">
        Mails to the founders
      </h2>
      <Tabs value={kind} onValueChange={(next) => setKind(next === 'pass' ? 'pass' : 'ask')} className="contents">
        <div className="flex items-center justify-between border-b pr-2 pl-4">
          <TabsList className="border-0 pt-2.5" aria-label="Kind of mail">
            {mailKinds.map((one) => (
              <TabsTrigger key={one} value={one}>
                {names[one]}
              </TabsTrigger>
            ))}
          </TabsList>
          <Button look="quiet" size="icon" aria-label="Collapse" onClick={() => setOpen(false)}>
            <ChevronDown aria-hidden />
          </Button>
        </div>
        <div className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-4">
          {mailKinds.map((one) => (
            <TabsContent key={one} value={one} className="pt-0">
              <MailForm deal={deal} draft={drafts[one]} facts={facts} addresses={addresses} />
            </TabsContent>
          ))}
          <KeptMails query={mails} />
        </div>
      </Tabs>
    </section>
  )
}
