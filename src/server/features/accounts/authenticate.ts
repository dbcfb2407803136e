import type { Actor, Services } from '#server/platform/context.ts'
import { findSession, listLivingSessionIds } from './accounts-store.ts'
import { setSessionUsed } from './sessions/sessions-store.ts'
import { hashToken } from './tokens.ts'

/** The last use of a sign-in is known to this much, in milliseconds. */
const noteUseMs = 5 * 60_000

/** Whom a token stands for; null for one that is unknown, has expired or was ended. */
export async function authenticate(services: Services, token: string): Promise<Actor | null> {
  const session = await findSession(services.db, hashToken(token), services.now())
  if (session === undefined) return null
  const { token_id: tokenId, user_id: userId, last_used_at: lastUsed } = session
  const now = services.now()
  // One write in a while: each call of a screen is a use.
  if (lastUsed === null || now.getTime() - lastUsed.getTime() > noteUseMs)
    await setSessionUsed(services.db, tokenId, now)
  return { type: 'user', userId, tokenId }
}

/** Which of these sign-ins, by their tokens' ids, have neither expired nor been ended on any process. */
export async function findLivingSessions(
  services: Services,
  tokenIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listLivingSessionIds(services.db, tokenIds, services.now()))
}
