import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { findReplyAddress } from '../founders-mail/find-reply-address.ts'
import { findMember } from '../workspaces/workspaces-queries.ts'
import { checkSender } from './check-sender.ts'
import { findReceived, findTrust, finishMail, noteVerdict, type StoredMail } from './intake-mail-store.ts'
import { processMailQueue } from './process-mail-queue.ts'

type Sender = { userId: string | null; needsProof: boolean }
type Judgement = { userId: string | null; verdict: string; why: string | null }

/**
 * Finds out whether the sender of a mail may send it, and has it processed; else it waits for a member's word. Rejects when the
 * sender can't be checked for now.
 */
export async function judgeMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const mail = await findReceived(ctx.db, mailId)
  if (mail?.status !== 'received' || mail.verdict !== '') return
  if (mail.workspace_id === null) return endWithoutWorkspace(ctx, mailId)
  const { userId, verdict, why } = await judge(ctx, mail, mail.workspace_id)
  await inTransaction(ctx, async (tx) => {
    const status = why === null ? 'received' : 'unconfirmed'
    const isNew = await noteVerdict(tx.db, mailId, { status, verdict, why: why ?? '', userId })
    if (isNew && why === null) await tx.jobs.send(processMailQueue, { mailId }, { key: mailId })
  })
}

/** A mail whose sender could not be checked waits for a member's word. */
export async function giveUpJudging(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const why = 'Its sender could not be checked: the names of its mail servers could not be looked up.'
  await noteVerdict(ctx.db, mailId, { status: 'unconfirmed', verdict: 'not checked', why, userId: null })
}

async function endWithoutWorkspace(ctx: Ctx, mailId: string): Promise<void> {
  const why = 'No workspace has this relay address.'
  await finishMail(ctx.db, mailId, { status: 'refused', why, dealIds: [], at: ctx.now() })
}

async function judge(ctx: Ctx, mail: StoredMail, workspaceId: string): Promise<Judgement> {
  const from = mail.from_address
  const wait = (verdict: string, why: string): Judgement => ({ userId: null, verdict, why })
  if (from === '') return wait('no sender', 'It does not name one sender.')
  const sender = await (mail.kind === 'answer' ? findFounder(ctx, mail) : findSender(ctx, workspaceId, from))
  if (sender === null) {
    const why =
      mail.kind === 'answer'
        ? `It answers an email to a founder, but ${from} was not written to.`
        : `${from} is not a member of this workspace.`
    return wait('unknown', why)
  }
  if (!sender.needsProof) return { userId: sender.userId, verdict: 'reply address', why: null }
  const { isProved, verdict } = await checkSender(ctx, mail)
  if (isProved) return { userId: sender.userId, verdict, why: null }
  return wait(verdict, `Nothing proves that it is from ${from} (${verdict}).`)
}

/** A member of the workspace, or a sender whom a member trusts. */
async function findSender(ctx: Ctx, workspaceId: string, from: string): Promise<Sender | null> {
  const userId = (await findMember(ctx, workspaceId, from)) ?? (await findTrust(ctx.db, workspaceId, from))
  return userId === undefined ? null : { userId, needsProof: true }
}

/** A founder who answers an email: who knows its reply address has read it. Else a sender whom a member trusts. */
async function findFounder(ctx: Ctx, { mailbox, from_address }: StoredMail): Promise<Sender | null> {
  const answers = await findReplyAddress(ctx, mailbox)
  if (answers === null) return null
  if (answers.recipients.includes(from_address)) return { userId: answers.askedBy, needsProof: false }
  const trustedBy = await findTrust(ctx.db, answers.workspaceId, from_address)
  return trustedBy === undefined ? null : { userId: trustedBy, needsProof: true }
}
