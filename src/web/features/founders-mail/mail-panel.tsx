import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { type MailKind, mailKinds } from '#contract/founders-mail.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { MailForm } from './mail-form.tsx'
import { useFounderAddresses, useFounderEmails } from './mail-queries.ts'
import { panelFrame } from './panel-look.ts'
import type { FoundersMailPanelProps } from './panel-props.ts'
import { SentEmails } from './sent-emails.tsx'
import { useMailDraft } from './use-mail-draft.ts'
import { useMailFacts } from './use-mail-facts.ts'

type MailPanelProps = FoundersMailPanelProps & {
  kind: MailKind
  onKind: (kind: MailKind) => void
  open: boolean
  onCollapse: () => void
}

const names = { ask: 'Ask Founder', pass: 'Pass Email' }

/** Shows the emails to the founders of a deal. While collapsed it shows nothing and keeps the drafts. */
export default function MailPanel({ memo, kind, onKind, open, onCollapse, ...decided }: MailPanelProps) {
  const deal = memo.deal.deal_id
  const facts = useMailFacts(memo, decided.receivesAnswers)
  const addresses = useFounderAddresses(deal, memo.version, open)
  const emails = useFounderEmails(deal, open)
  const known = addresses.data ?? []
  const drafts = { ask: useMailDraft('ask', facts, known), pass: useMailDraft('pass', facts, known) }
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true })
  }, [open])
  if (!open) return null
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The deck panel behind closes on Escape, too.
    event.preventDefault()
    onCollapse()
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal={false}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKey}
      className={cn(panelFrame, 'flex flex-col outline-none')}
    >
      <h2 id={titleId} className="sr-only">
        Emails to the founders
      </h2>
      <Tabs value={kind} onValueChange={(next) => onKind(next === 'pass' ? 'pass' : 'ask')} className="contents">
        <div className="flex items-center justify-between border-b pr-2 pl-4">
          <TabsList className="border-0 pt-2.5" aria-label="Kind of email">
            {mailKinds.map((one) => (
              <TabsTrigger key={one} value={one}>
                {names[one]}
              </TabsTrigger>
            ))}
          </TabsList>
          <Button look="quiet" size="icon" aria-label="Collapse" onClick={onCollapse}>
            <ChevronDown aria-hidden />
          </Button>
        </div>
        <div className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-4">
          {mailKinds.map((one) => (
            <TabsContent key={one} value={one} className="pt-0">
              <MailForm
                deal={deal}
                draft={drafts[one]}
                facts={facts}
                addresses={addresses}
                passReason={decided.passReason}
                onPassSent={decided.onPassSent}
              />
            </TabsContent>
          ))}
          <SentEmails query={emails} />
        </div>
      </Tabs>
    </section>
  )
}
