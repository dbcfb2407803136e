import type { Deal, Need, OpenFields } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid, tooMany } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { keepGiven } from '../intake-links/keep-given.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'
import { findDealRow, insertOpeningAttempt, listOpeningAttempts, lockDeal, moveDeal } from './deals-store.ts'
import { type Given, sealGiven } from './given.ts'
import { requireDeal } from './require-deal.ts'

/** A passcode is short: this many guesses in this time tell a person's slips from a search. */
const attemptsAtOnce = 5
const attemptsMs = 3_600_000

/**
 * Gives what a deal's link or file asks for, and tries it again. AppError 409 when nothing is asked for, 422 when something else was
 * given, 429 after five attempts in an hour.
 */
export async function openDeal(ctx: Ctx, dealId: string, fields: OpenFields): Promise<{ status: Deal['status'] }> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    await lockDeal(tx.db, dealId)
    const deal = await findDealRow(tx.db, dealId)
    if (!deal?.needs) throw conflict('Nothing is asked for: this deal is not waiting to be opened.')
    checkFields(deal.needs, fields)
    await countAttempt(tx, dealId)
    await storeGiven(tx, deal, deal.needs, fields)
    const jobId = await tx.jobs.send(makeMemoQueue, { dealId }, { key: dealId, workspaceId })
    if (jobId === null) throw conflict('The previous attempt is still stopping. Try again in a few seconds.')
  })
  return { status: 'in_progress' }
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

async function countAttempt(tx: Tx, dealId: string): Promise<void> {
  const now = tx.now()
  const recent = await listOpeningAttempts(tx.db, dealId, new Date(now.getTime() - attemptsMs))
  const oldest = recent.at(-attemptsAtOnce)
  if (oldest !== undefined) {
    const seconds = Math.max(1, Math.ceil((oldest.getTime() + attemptsMs - now.getTime()) / 1000))
    const minutes = Math.ceil(seconds / 60)
    throw tooMany(`Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds)
  }
  await insertOpeningAttempt(tx.db, dealId, now)
}

async function storeGiven(tx: Tx, deal: Deal, need: Need, fields: OpenFields): Promise<void> {
  const { email, choice, passcode, code, password, accept_nda } = fields
  const secrets: Given = {
    ...(passcode !== undefined && { passcode }),
    ...(code !== undefined && { code }),
    ...(password !== undefined && { password }),
  }
  // What the sender of a link is told belongs to links; a file asks for its password alone.
  const acceptedNda = need.kind === 'nda' && accept_nda ? (need.text ?? '') : undefined
  if (need.kind !== 'password') await keepGiven(tx, deal.pitch_deck_id, { email, choice, acceptedNda })
  const given = sealGiven(tx, deal.deal_id, secrets)
  await moveDeal(tx.db, deal.deal_id, 'failed', {
    status: 'in_progress',
    detail: 'Waiting to be opened',
    ...(given !== null && { given }),
    at: tx.now(),
  })
}
