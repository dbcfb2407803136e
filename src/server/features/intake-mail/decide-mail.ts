import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findReceived, settleUnconfirmed, trustSender } from './intake-mail-store.ts'
import { processMailQueue } from './process-mail-queue.ts'

type Decision = { accept: 'once' | 'sender' } | { decline: true }

/**
 * Accepts an unconfirmed mail, which is then processed for the caller, or declines it; with 'sender' later mail of the same
 * sender needs no word, where its domain vouches for it. AppError 404 for strangers, 409 when it was decided before.
 */
export async function decideMail(
  ctx: Ctx,
  { workspaceId, mailId }: { workspaceId: string; mailId: string },
  decision: Decision,
): Promise<Record<string, never>> {
  await requireMember(ctx, workspaceId)
  const userId = requireUser(ctx)
  const isAccepted = 'accept' in decision
  await inTransaction(ctx, async (tx) => {
    const from = await requireUnconfirmed(tx, workspaceId, mailId)
    const settled = { status: isAccepted ? ('received' as const) : ('declined' as const), userId }
    const endedAt = isAccepted ? null : tx.now()
    if (!(await settleUnconfirmed(tx.db, { workspaceId, mailId }, { ...settled, endedAt }))) throw decided()
    if (!isAccepted) return
    await tx.jobs.send(processMailQueue, { mailId }, { key: mailId })
    if (decision.accept === 'sender' && from !== '')
      await trustSender(tx.db, { workspaceId, address: from, trustedBy: userId, at: tx.now() })
  })
  return {}
}

const decided = () => conflict('This email was accepted or declined already.')

/** The address of the sender of a mail that waits for a word. */
async function requireUnconfirmed(tx: Tx, workspaceId: string, mailId: string): Promise<string> {
  const mail = await findReceived(tx.db, mailId)
  if (mail?.workspace_id !== workspaceId) throw notFound('Email not found.')
  if (mail.status !== 'unconfirmed') throw decided()
  return mail.from_address
}
