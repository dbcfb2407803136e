import { v7 as uuid } from 'uuid'
import type { ParsedInput } from '#contract/endpoint.ts'
import type { foundersMailEndpoints } from '#contract/founders-mail.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { getUser } from '../accounts/get-user.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { getRelayEmail } from '../workspaces/workspaces-queries.ts'
import { founderMailQueue } from './founders-mail-queue.ts'
import { insertMail } from './founders-mail-store.ts'
import { makeReplyAddress, makeReplyToken } from './reply-address.ts'

type Input = ParsedInput<typeof foundersMailEndpoints.send>['body']

/**
 * Keeps a mail with its deal and queues the job that sends it. Answers go to an address of the deal's own, where this server
 * receives mail, and else to the caller.
 */
export async function sendFounderMail(ctx: Ctx, { deal, ...input }: Input): Promise<{ id: string }> {
  const { workspaceId } = await requireDeal(ctx, deal)
  const sentBy = requireUser(ctx)
  const user = await getUser(ctx, { id: sentBy })
  const mailId = uuid()
  const token = makeReplyToken()
  const received = makeReplyAddress(ctx.config.relay, await getRelayEmail(ctx, workspaceId), token)
  const mail = {
    ...input,
    mailId,
    dealId: deal,
    subject: makeStorable(input.subject),
    body: makeStorable(input.body),
    replyTo: { name: `${user.first_name} ${user.last_name}`.trim(), address: received ?? user.email },
    replyToken: received === null ? null : token,
    sentBy,
    at: ctx.now(),
  }
  await inTransaction(ctx, async (tx) => {
    await insertMail(tx.db, mail)
    const data = { kind: mail.kind, to: mail.to, subject: mail.subject }
    await noteActivity(tx, { dealId: deal, kind: 'emailed', data })
    await tx.jobs.send(founderMailQueue, { mailId }, { key: mailId, workspaceId })
  })
  return { id: mailId }
}
