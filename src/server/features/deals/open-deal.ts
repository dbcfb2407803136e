import type { Deal, Need, OpenFields } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid, tooMany } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { unlockDeck } from '../decks/unlock-deck.ts'
import { keepGiven } from '../intake-links/keep-given.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'
import { findDealRow } from './deal-list-store.ts'
import { insertOpeningAttempt, listOpeningAttempts, lockDeal, moveDeal } from './deals-store.ts'
import { sealGiven } from './given.ts'
import { requireDeal } from './require-deal.ts'

/** A passcode is short: this many guesses in this time are a person's slips, more are a search. */
const attemptsAtOnce = 5
const attemptsMs = 3_600_000

const nothingAsked = 'Nothing is asked for: this deal is not waiting to be opened.'

/**
 * Gives what a deal's link or file asks for, and tries it again. AppError 409 when nothing is asked for, 422 when something else was
 * given or a password is wrong, 429 after five attempts in an hour.
 */
export async function openDeal(ctx: Ctx, dealId: string, fields: OpenFields): Promise<{ status: Deal['status'] }> {
  const { workspaceId, deckId } = await requireDeal(ctx, dealId)
  const need = await inTransaction(ctx, (tx) => beginAttempt(tx, dealId, fields))
  // The file of a deck is here and tells at once; a link is opened by the job.
  if (need.kind === 'password') await unlockDeck(ctx, deckId, fields.password ?? '')
  const { email, choice, passcode, code } = fields
  const given = sealGiven(ctx, dealId, { ...(passcode && { passcode }), ...(code && { code }) })
  await inTransaction(ctx, async (tx) => {
    const waiting = { status: 'in_progress', detail: 'Waiting to be opened', at: tx.now() } as const
    if (!(await moveDeal(tx.db, dealId, 'failed', { ...waiting, ...(given && { given }) })))
      throw conflict(nothingAsked)
    const acceptedNda = need.kind === 'nda' ? (need.text ?? '') : undefined
    if (need.kind !== 'password') await keepGiven(tx, deckId, { email, choice, acceptedNda })
    const jobId = await tx.jobs.send(makeMemoQueue, { dealId }, { key: dealId, workspaceId })
    if (jobId === null) throw conflict('The previous attempt is still stopping. Try again in a few seconds.')
    await noteActivity(tx, { dealId, kind: 'opened', data: {} })
  })
  return { status: 'in_progress' }
}

/** Counts an attempt that answers what is asked for, even if it turns out wrong, and returns what is asked for. */
async function beginAttempt(tx: Tx, dealId: string, fields: OpenFields): Promise<Need> {
  await lockDeal(tx.db, dealId)
  const need = (await findDealRow(tx.db, dealId))?.deal.needs
  if (!need) throw conflict(nothingAsked)
  checkFields(need, fields)
  const now = tx.now()
  const recent = await listOpeningAttempts(tx.db, dealId, new Date(now.getTime() - attemptsMs))
  const oldest = recent.at(-attemptsAtOnce)
  if (oldest !== undefined) throw refuseAttempt(oldest.getTime() + attemptsMs - now.getTime())
  await insertOpeningAttempt(tx.db, dealId, now)
  return need
}

/** What each need is answered by, and what to say when that is missing. */
const answers: Record<Need['kind'], { field: keyof OpenFields; missing: string }> = {
  email: { field: 'email', missing: 'Email is required' },
  passcode: { field: 'passcode', missing: 'Passcode is required' },
  code: { field: 'code', missing: 'Code is required' },
  nda: { field: 'accept_nda', missing: 'The agreement must be accepted' },
  choice: { field: 'choice', missing: 'Choose one of the decks' },
  password: { field: 'password', missing: 'Password is required' },
}

function checkFields({ kind, choices }: Need, fields: OpenFields): void {
  const { field, missing } = answers[kind]
  const isOffered = kind !== 'choice' || choices?.some(({ id }) => id === fields.choice)
  if (!fields[field] || !isOffered) throw invalid({ [field]: missing })
}

function refuseAttempt(leftMs: number) {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  const inMinutes = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return tooMany(`Too many attempts. Try again in ${inMinutes}.`, Math.max(1, Math.ceil(leftMs / 1000)))
}
