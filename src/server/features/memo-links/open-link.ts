import { v7 as uuidv7 } from 'uuid'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { sharedMemoEndpoints } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { AppError, conflict, tooMany } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { getNetwork } from '../accounts/note-network.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import { forgetTry, insertTry, insertView, listTries, lockTries, type OpenedLink } from './memo-links-store.ts'
import { findView, requireOpenLink } from './require-ticket.ts'
import { shareMemo } from './share-memo.ts'

type Input = { key: string; ticket: string | null } & ParsedInput<typeof sharedMemoEndpoints.open>['body']

const tryMs = 3_600_000
const mostTries = 10
/** Of all networks together: a person can have thousands of them. */
const mostTriesOfAll = 30

/**
 * Opens a memo link: returns the memo and a ticket for what else the link shows. A ticket that counts opens it again without a new
 * line in the log. AppError 401 with the fields that are asked for or wrong, 410 for a link that has ended, 429 after ten passcodes
 * of a network, or thirty of all, in an hour.
 */
export async function openLink(
  ctx: Ctx,
  { key, ticket, passcode, email }: Input,
): Promise<Answer<typeof sharedMemoEndpoints.open>> {
  const link = await requireOpenLink(ctx, key)
  const isKnown = (await findView(ctx, link, ticket)) !== undefined
  if (!isKnown) await requireAnswers(ctx, link, { passcode, email })
  const memo = await shareMemo(ctx, link)
  if (memo === null) throw conflict('This memo is not ready. Try again in a few minutes.')
  if (isKnown && ticket !== null) return { ticket, memo }
  const made = createToken()
  const typed = link.ask_email && email ? makeStorable(email) : null
  const view = { view_id: uuidv7(), link_id: link.link_id, ticket_hash: hashToken(made), at: ctx.now(), email: typed }
  await insertView(ctx.db, view)
  return { ticket: made, memo }
}

type Given = { passcode?: string | undefined; email?: string | undefined }

async function requireAnswers(ctx: Ctx, link: OpenedLink, { passcode, email }: Given): Promise<void> {
  const asked: Record<string, string> = {}
  if (link.passcode_hash !== null && !passcode) asked.passcode = 'Passcode is required'
  if (link.ask_email && !email) asked.email = 'Email is required'
  if (Object.keys(asked).length > 0)
    throw new AppError(401, 'This memo is shown to the person it was sent to.', { fields: asked })
  if (link.passcode_hash !== null) await checkPasscode(ctx, link, passcode ?? '')
}

async function checkPasscode(ctx: Ctx, { link_id, passcode_hash }: OpenedLink, passcode: string): Promise<void> {
  const network = ctx.actor.type === 'anonymous' ? getNetwork(ctx.actor.address) : ''
  const tryId = uuidv7()
  // Counted before it is checked, so that many at once are not all the first.
  await inTransaction(ctx, async (tx) => {
    await lockTries(tx.db, link_id)
    const now = tx.now()
    const tries = await listTries(tx.db, link_id, new Date(now.getTime() - tryMs))
    const own = tries.filter((one) => one.network === network)
    const blocking = own.at(-mostTries) ?? tries.at(-mostTriesOfAll)
    if (blocking !== undefined) throw refuseTry(blocking.at.getTime() + tryMs - now.getTime())
    await insertTry(tx.db, { try_id: tryId, link_id, network, tried_at: now })
  })
  const fields = { passcode: 'This passcode is wrong. Ask the person who sent the link.' }
  if (!(await verifyPassword(passcode, passcode_hash))) throw new AppError(401, fields.passcode, { fields })
  await forgetTry(ctx.db, tryId)
}

function refuseTry(leftMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  return tooMany(
    `Too many wrong passcodes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    minutes * 60,
  )
}
