import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { deleteKey, deleteKeysOf, deleteKeysSince } from './api-keys-store.ts'

type Input = { workspaceId: string; keyId: string }

/** Ends an API key: calls with it are refused, and its open event streams end within a second. */
export async function endKey(ctx: Ctx, { workspaceId, keyId }: Input): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await requireMember(tx, workspaceId)
    const name = await deleteKey(tx.db, workspaceId, keyId)
    if (name === undefined) throw notFound('This API key was ended already.')
    await noteAudit(tx, { workspaceId, event: 'key_ended', subjectId: keyId, detail: name })
    return {}
  })
}

/** Ends the API keys that a person made in a workspace, in the transaction that takes the right to make them. */
export async function endKeysOf(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  for (const { key_id: subjectId, name: detail } of await deleteKeysOf(tx.db, workspaceId, userId))
    await noteAudit(tx, { workspaceId, event: 'key_ended', subjectId, detail })
}

/** Ends the API keys that were made with a person's account since a moment, in any workspace. */
export async function endKeysSince(tx: Tx, { userId, since }: { userId: string; since: Date }): Promise<void> {
  const by = { door: 'person', userId } as const
  for (const { workspace_id: workspaceId, key_id: subjectId, name: detail } of await deleteKeysSince(
    tx.db,
    userId,
    since,
  ))
    await noteAudit(tx, { workspaceId, event: 'key_ended', subjectId, detail, by })
}
