import { CircleX, Eye, Handshake, type LucideIcon, Rocket } from 'lucide-react'
import { type Decision, type Verdict, verdictWords } from '#contract/decisions.ts'
import { formatDay } from '#web/lib/relative-time.ts'

export const verdictLooks: Record<Verdict, { Icon: LucideIcon; text: string }> = {
  pass: { Icon: CircleX, text: 'text-muted' },
  watch: { Icon: Eye, text: 'text-amber' },
  meet: { Icon: Handshake, text: 'text-blue' },
  invest: { Icon: Rocket, text: 'text-green' },
}

/** Returns the reason of a decision, and when a watched deal is looked at again; '' without either. */
export function describeGrounds({ reason, look_again_on }: Decision): string {
  const again = look_again_on === null ? '' : `look again on ${formatDay(look_again_on)}`
  return [reason, again].filter(Boolean).join(', ')
}

/**
 * Returns a decision with the person, the day and the reason: 'Pass by Ana Ruiz on 3 May 2026: Too early'; its note stands on a line
 * of its own.
 */
export function describeDecision(decision: Decision): string {
  const { first_name, last_name } = decision.decided_by
  const name = `${first_name} ${last_name}`.trim()
  const who = `${verdictWords[decision.decision]}${name && ` by ${name}`} on ${formatDay(decision.decided_on)}`
  const why = [who, describeGrounds(decision)].filter(Boolean).join(': ')
  return [why, decision.note].filter(Boolean).join('\n')
}
