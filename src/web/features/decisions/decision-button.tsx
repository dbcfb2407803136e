import { lazy, Suspense, useRef } from 'react'
import type { Deal } from '#contract/deals.ts'
import { type Verdict, verdictWords } from '#contract/decisions.ts'
import { cn } from '#web/ui/cn.ts'
import { describeDecision, verdictLooks } from './decision-words.ts'
import { useKeysMeanwhile } from './use-keys-meanwhile.ts'

const loadPopover = () => import('./decision-popover.tsx')
const DecisionPopover = lazy(loadPopover)
/** A failure is met again where the choice is opened, and told there. */
const prepare = () => void loadPopover().catch(() => undefined)

type DecisionButtonProps = {
  deal: Pick<Deal, 'deal_id' | 'name' | 'generated_answer_id' | 'status' | 'decision'>
  open: boolean
  onOpen: (open: boolean) => void
  /** The decision that is asked about first. */
  offered?: Verdict | undefined
  className?: string
}

/** What the team decided about a deal; pressing it decides, for a person who may. */
export function DecisionButton({ deal, open, onOpen, offered, className }: DecisionButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const typed = useKeysMeanwhile(open)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="d"
        title={deal.decision ? describeDecision(deal.decision) : undefined}
        onClick={() => onOpen(!open)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={cn('flex h-6 min-w-0 items-center gap-1 rounded-md px-1.5 hover:bg-sunken', className)}
      >
        <DecisionWord decision={deal.decision} />
      </button>
      {open && (
        <Suspense>
          <DecisionPopover deal={deal} anchor={button} typed={typed} offered={offered} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same for a person who may only read. */
export function DecisionText({ deal }: Pick<DecisionButtonProps, 'deal'>) {
  return (
    <span
      title={deal.decision ? describeDecision(deal.decision) : undefined}
      className="flex h-6 min-w-0 items-center gap-1 px-1.5"
    >
      <DecisionWord decision={deal.decision} isShort={false} />
    </span>
  )
}

function DecisionWord({ decision, isShort = true }: { decision: Deal['decision']; isShort?: boolean }) {
  if (decision === null) return <span className="text-faint">{isShort ? 'Decide' : 'Undecided'}</span>
  const { Icon, text } = verdictLooks[decision.decision]
  return (
    <>
      <Icon aria-hidden className={cn('size-3.5 shrink-0', text)} />
      <span className="truncate">{verdictWords[decision.decision]}</span>
    </>
  )
}
