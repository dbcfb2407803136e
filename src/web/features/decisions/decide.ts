import type { z } from 'zod'
import type { Deal } from '#contract/deals.ts'
import {
  type Decision,
  decisionEndpoints,
  type decisionFields,
  lookAgainDays,
  verdictWords,
} from '#contract/decisions.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { changeShownDeal, dealsKey } from '#web/lib/deal-cache.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readUser } from '#web/lib/session.ts'
import { appToast } from '#web/ui/toasts.ts'
import { describeGrounds } from './decision-words.ts'

type DecidedDeal = Pick<Deal, 'deal_id' | 'name' | 'decision'>
type Fields = z.input<typeof decisionFields>

/** Returns the day from which a watched deal is looked at again, where no other is given. */
export function makeLookAgainDay(now = Date.now()): string {
  return new Date(now + lookAgainDays * 24 * 60 * 60_000).toISOString().slice(0, 10)
}

/** The decision as it will stand, until the server says it. */
function foresee(fields: Fields): Decision {
  const user = readUser()
  return {
    decision: fields.decision,
    reason: fields.reason ?? '',
    note: fields.note ?? '',
    look_again_on: fields.decision === 'watch' ? (fields.look_again_on ?? makeLookAgainDay()) : null,
    decided_on: new Date().toISOString(),
    decided_by: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' },
  }
}

const writeFields = ({ decision, reason, note, look_again_on }: Decision): Fields => ({
  decision,
  ...(reason !== '' && { reason }),
  ...(note !== '' && { note }),
  ...(look_again_on !== null && { look_again_on }),
})

async function send(dealId: string, fields: Fields | null): Promise<Decision | null> {
  if (fields !== null) return call(decisionEndpoints.decide, { params: { dealId }, body: fields })
  await call(decisionEndpoints.withdraw, { params: { dealId } })
  return null
}

/** What follows a decision: the email that declines, and whether it can be undone. */
type Following = { writePassMail: () => void; isUndo?: true }

/**
 * Decides about a deal, or takes the decision back for null. It is shown at once; a refusal brings back what stood there and
 * says why.
 */
export async function decide(deal: DecidedDeal, fields: Fields | null, following: Following): Promise<void> {
  const show = (decision: Decision | null) => changeShownDeal(deal.deal_id, (one) => ({ ...one, decision }))
  show(fields && foresee(fields))
  try {
    const made = await send(deal.deal_id, fields)
    show(made)
    if (!following.isUndo) tell(deal, made, following)
  } catch (error) {
    show(deal.decision)
    const title = following.isUndo ? 'Could not undo the decision' : `Could not decide about ${deal.name}`
    appToast.error({ title, description: explainError(error) })
  }
  // The lists stay as they are: a row that no longer fits its filter is not pulled away from under the hand.
  await queryClient.invalidateQueries({ queryKey: dealsKey, predicate: ({ queryKey }) => queryKey[2] !== 'list' })
}

function tell(deal: DecidedDeal, made: Decision | null, { writePassMail }: Following): void {
  const grounds = made && describeGrounds(made)
  const undo = () => {
    const before = deal.decision && writeFields(deal.decision)
    decide({ ...deal, decision: made }, before, { writePassMail, isUndo: true }).catch(reportError)
  }
  appToast.success({
    title: `${deal.name}: ${made ? verdictWords[made.decision] : 'undecided again'}`,
    ...(grounds && { description: `${grounds.charAt(0).toUpperCase()}${grounds.slice(1)}.` }),
    action: { label: 'Undo', onClick: undo },
    ...(made?.decision === 'pass' && { other: { label: 'Write Pass Email', onClick: writePassMail } }),
  })
}
