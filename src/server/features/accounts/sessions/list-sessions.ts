import type { Session } from '#contract/sessions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireOwnUser } from '../get-user.ts'
import { describeDevice } from './describe-device.ts'
import { listSessionRows } from './sessions-store.ts'

/** Where the caller is signed in, the sign-in of this call first. */
export async function listSessions(ctx: Ctx, userId: string): Promise<Session[]> {
  await requireOwnUser(ctx, userId)
  const own = getOwnSession(ctx)
  const rows = await listSessionRows(ctx.db, userId, ctx.now())
  return rows
    .map((row) => ({
      session_id: row.token_id,
      begun_on: row.created_at.toISOString(),
      last_used_on: row.last_used_at?.toISOString() ?? null,
      expires_on: row.expires_at.toISOString(),
      device: describeDevice(row.agent),
      is_this: row.token_id === own,
    }))
    .sort((one, other) => Number(other.is_this) - Number(one.is_this))
}

/** The id of the sign-in that a call came with; null for an API key. */
export const getOwnSession = ({ actor }: Ctx): string | null => (actor.type === 'user' ? actor.tokenId : null)
