import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { type ApiKey, type apiKeyBody, mostKeys } from '#contract/api-keys.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { insertKey, listKeyRows } from './api-keys-store.ts'
import { keyPrefix } from './authenticate-key.ts'
import { describeKey } from './list-keys.ts'

const dayMs = 86_400_000
const shownCharacters = 4

/** Makes an API key for programs of the workspace, and returns it this once. AppError 409 where there are 50. */
export async function makeKey(
  ctx: Ctx,
  workspaceId: string,
  { name, scopes, expires_in_days: days }: z.output<typeof apiKeyBody>,
): Promise<ApiKey & { key: string }> {
  const key = `${keyPrefix}${createToken()}`
  const keyId = uuid()
  return inTransaction(ctx, async (tx) => {
    // A person who is being removed makes no key that outlives the removal.
    await holdMembers(tx, workspaceId)
    await requireMember(tx, workspaceId)
    if ((await listKeyRows(tx.db, workspaceId)).length >= mostKeys)
      throw conflict(`A workspace has at most ${mostKeys} API keys. End one that is not in use.`)
    const now = tx.now()
    await insertKey(tx.db, {
      key_id: keyId,
      workspace_id: workspaceId,
      made_by: requireUser(tx),
      key_hash: hashToken(key),
      name,
      last_characters: key.slice(-shownCharacters),
      scopes: [...new Set(scopes)],
      made_at: now,
      expires_at: days === null ? null : new Date(now.getTime() + days * dayMs),
      last_used_on: null,
    })
    await noteAudit(tx, { workspaceId, event: 'key_made', subjectId: keyId, detail: name })
    const made = (await listKeyRows(tx.db, workspaceId)).find((row) => row.key_id === keyId)
    if (made === undefined) throw new Error('A key that was just stored is missing.')
    return { ...describeKey(made), key }
  })
}
