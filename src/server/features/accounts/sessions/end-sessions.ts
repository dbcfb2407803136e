import type { Ctx } from '#server/platform/context.ts'
import { notFound, notSignedIn } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../../audit/note-audit.ts'
import { requireOwnUser } from '../get-user.ts'
import { describeDevice } from './describe-device.ts'
import { getOwnSession } from './list-sessions.ts'
import { deleteOtherSessions, deleteSessionOf } from './sessions-store.ts'

/** Ends a sign-in of the caller: its token is refused, and its open event streams end within a second. */
export async function endSession(
  ctx: Ctx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Record<string, never>> {
  await requireOwnUser(ctx, userId)
  return inTransaction(ctx, async (tx) => {
    const agent = await deleteSessionOf(tx.db, userId, sessionId)
    if (agent === undefined) throw notFound('This sign-in has ended already.')
    await noteEnd(tx, userId, agent)
    return {}
  })
}

/** Ends all sign-ins of the caller but the one of this call; returns how many there were that lasted. */
export async function endOtherSessions(ctx: Ctx, userId: string): Promise<{ ended: number }> {
  await requireOwnUser(ctx, userId)
  const own = getOwnSession(ctx)
  if (own === null) throw notSignedIn()
  return inTransaction(ctx, async (tx) => {
    const agents = await deleteOtherSessions(tx.db, userId, own, tx.now())
    for (const agent of agents) await noteEnd(tx, userId, agent)
    return { ended: agents.length }
  })
}

const noteEnd = (tx: Tx, userId: string, agent: string) =>
  noteAuditOf(tx, { userId, event: 'session_ended', detail: describeDevice(agent) })
