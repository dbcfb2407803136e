import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a team decided about a deal; it is not the deal's status. */
export const verdicts = ['pass', 'watch', 'meet', 'invest'] as const
export const verdict = z.enum(verdicts)
export type Verdict = z.output<typeof verdict>

/** Each in a word for people. */
export const verdictWords: Record<Verdict, string> = { pass: 'Pass', watch: 'Watch', meet: 'Meet', invest: 'Invest' }

/** The reasons for a pass that one key gives; any other is written. */
export const passReasons = [
  'Too early',
  'Too late',
  'Outside our focus',
  'Market',
  'Team',
  'Traction',
  'Terms',
  'Conflict',
] as const

/** A day as people write it down, without a time: '2026-02-21'. */
const day = z.iso.date()

export const decision = z.object({
  decision: verdict,
  /** One of `passReasons` or words of one's own; '' without one, which a pass has never. */
  reason: z.string(),
  note: z.string(),
  /** Of a watched deal: the day from which it asks for attention again. */
  look_again_on: day.nullable(),
  decided_on: z.string(),
  /** Both empty where no name is known. */
  decided_by: z.object({ first_name: z.string(), last_name: z.string() }),
})
export type Decision = z.output<typeof decision>

export const decisionFields = z.object({
  decision: verdict,
  reason: z.string().trim().max(200, 'At most 200 characters').optional(),
  note: z.string().trim().max(2_000, 'At most 2,000 characters').optional(),
  look_again_on: day.optional(),
})

/** After how many days a watched deal is looked at again, where no other day is given. */
export const lookAgainDays = 90

const dealParams = z.object({ dealId: z.uuid() })

export const decisionEndpoints = {
  decide: endpoint({
    method: 'PUT',
    path: '/deal_entities/deals/:dealId/decision/',
    access: 'member',
    scope: 'deals:write',
    summary:
      'Decide about a deal; a pass needs a reason, a watched deal is looked at again in 90 days where no day is given.',
    params: dealParams,
    body: decisionFields,
    response: decision,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/deal_entities/deals/:dealId/decision/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Take the decision about a deal back; it stays in the deal’s activity.',
    params: dealParams,
    response: z.object({}),
  }),
}
