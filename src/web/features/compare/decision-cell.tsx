import type { Decision, Verdict } from '#contract/decisions.ts'
import { formatDay } from '#web/lib/relative-time.ts'

const words: Record<Verdict, string> = { pass: 'Pass', watch: 'Watch', meet: 'Meet', invest: 'Invest' }

/** What the team decided about a deal, why, by whom and when. */
export function DecisionCell({ decision }: { decision: Decision | null }) {
  if (decision === null) return <p className="text-faint">Undecided</p>
  const { reason, note, look_again_on, decided_on, decided_by } = decision
  const by = [decided_by.first_name, decided_by.last_name].filter(Boolean).join(' ')
  return (
    <div className="grid gap-0.5 [overflow-wrap:anywhere]">
      <p>
        <span className="font-medium">{words[decision.decision]}</span>
        {reason !== '' && `: ${reason}`}
      </p>
      {look_again_on && <p>Look again on {formatDay(look_again_on)}</p>}
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      <p className="text-muted text-sm">{[by, formatDay(decided_on)].filter(Boolean).join(', ')}</p>
    </div>
  )
}
