import { ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useId, useState } from 'react'
import { isHiddenInstruction } from '#contract/count-standings.ts'
import type { Flag } from '#contract/memo.ts'
import { listTargets } from '#web/lib/field-sources.ts'
import { describeInSentence, makePlaceKey } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { useCitations } from './citation-context.tsx'
import { orderSignals } from './edit/order-signals.ts'
import { TargetLink } from './target-link.tsx'

type SignalsSheetProps = { signals: readonly Flag[]; open: boolean; onOpen: (open: boolean) => void }

/** The signals of a memo at the side, the gravest first; the first hidden instruction is open with its page. */
export default function SignalsSheet({ signals, open, onOpen }: SignalsSheetProps) {
  const ordered = orderSignals(signals)
  const first = ordered.find(isHiddenInstruction) ?? ordered[0]
  return (
    <Sheet open={open} onOpenChange={onOpen}>
      <SheetContent title="Signals" side="right" className="flex w-[28rem] max-w-full flex-col">
        <div className="flex items-center justify-between border-b py-2 pr-2 pl-4">
          <h2 className="font-semibold text-lg">
            Signals <span className="font-normal text-muted tabular">{signals.length}</span>
          </h2>
          <Dialog.Close asChild>
            <Button look="quiet" size="icon" aria-label="Close the signals">
              <X aria-hidden />
            </Button>
          </Dialog.Close>
        </div>
        <ul className="min-h-0 flex-1 divide-y overflow-y-auto">
          {ordered.map((signal) => (
            <Signal
              key={`${signal.key} ${signal.value} ${signal.reason}`}
              signal={signal}
              openAtFirst={signal === first}
              onLeave={() => onOpen(false)}
            />
          ))}
        </ul>
      </SheetContent>
    </Sheet>
  )
}

type SignalProps = { signal: Flag; openAtFirst: boolean; onLeave: () => void }

function Signal({ signal, openAtFirst, onLeave }: SignalProps) {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex w-full items-start gap-2 px-4 py-2.5 text-left hover:bg-hover"
        >
          <ChevronRight
            aria-hidden
            className={cn('mt-[3px] size-4 shrink-0 text-faint transition-transform', open && 'rotate-90')}
          />
          <span className="min-w-0 break-words">
            <span className={cn('block text-sm', signal.severity === 'alarm' ? 'text-red' : 'text-muted')}>
              {signal.key}
            </span>
            <span className="block font-medium">{signal.value}</span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className="pr-4 pb-4 pl-10">
        {open && <SignalDetails signal={signal} onLeave={onLeave} />}
      </div>
    </li>
  )
}

/** Why a signal is raised, and the pages that it is of; one opens beside the memo once the sheet is gone. */
function SignalDetails({ signal: { reason, source }, onLeave }: { signal: Flag; onLeave: () => void }) {
  const { thumbnail } = useCitations()
  return (
    <>
      <p className="own-direction break-words">{reason}</p>
      <ul className="mt-3 grid gap-3" onClickCapture={onLeave}>
        {listTargets(source).map((target) => (
          <li key={makePlaceKey(target)}>
            <TargetLink
              target={target}
              className="grid max-w-80 gap-1 rounded-sm py-0.5 text-left text-blue hover:underline"
            >
              {target.kind === 'page' && thumbnail(target)}
              <span>{target.kind === 'page' ? `Open page ${target.page}` : describeInSentence(target)}</span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </>
  )
}
