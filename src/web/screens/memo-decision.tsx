import { useCallback, useEffect, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import { DecisionButton, DecisionText } from '#web/features/decisions/decision-button.tsx'
import { useNextUndecided } from '#web/features/decisions/use-next-undecided.ts'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'
import { formatDay } from '#web/lib/relative-time.ts'

const nextLine = { keys: ['n'], does: 'open the next undecided deal' }
const keys = { name: 'Deal memo', lines: [{ keys: ['d'], does: 'decide, then a digit' }, nextLine] }
const readerKeys = { ...keys, lines: [nextLine] }

/**
 * The decision about a memo's deal: its control once the deal is known, and what the email that declines has to do with it.
 * `mayWork` is false for a person who may only read.
 */
export function useMemoDecision(deal: Deal | undefined, mayWork: boolean) {
  const [deciding, setDeciding] = useState<'any' | 'pass' | null>(null)
  const onOpen = useCallback((open: boolean) => setDeciding(open ? 'any' : null), [])
  const passed = deal?.decision?.decision === 'pass' ? deal.decision : null
  const offered = deciding === 'pass' ? deciding : undefined
  return {
    control: deal && (
      <MemoDecision deal={deal} mayWork={mayWork} open={deciding !== null} offered={offered} onOpen={onOpen} />
    ),
    mail: { passReason: passed?.reason ?? '', onPassSent: passed ? undefined : () => setDeciding('pass') },
  }
}

type MemoDecisionProps = {
  deal: Deal
  mayWork: boolean
  open: boolean
  /** The decision that is asked about first. */
  offered: Verdict | undefined
  onOpen: (open: boolean) => void
}

/** The decision about the deal of a memo, with the keys that decide and go on to the next deal. */
function MemoDecision({ deal, mayWork, open, offered, onOpen }: MemoDecisionProps) {
  const openNext = useNextUndecided(deal.deal_id)
  useListedShortcuts(mayWork ? keys : readerKeys)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return
      if (event.key === 'n') openNext()
      else if (event.key === 'd' && mayWork) onOpen(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [openNext, mayWork, onOpen])
  const leaves = deal.delete_on !== undefined && (
    <span className="whitespace-nowrap text-muted text-sm" title="A deal that changes or is decided otherwise stays.">
      Will be deleted on {formatDay(deal.delete_on)}
    </span>
  )
  if (!mayWork)
    return (
      <>
        {leaves}
        <DecisionText deal={deal} />
      </>
    )
  return (
    <>
      {leaves}
      <DecisionButton deal={deal} open={open} onOpen={onOpen} offered={offered} className="h-7 px-2.5 text-sm" />
    </>
  )
}
