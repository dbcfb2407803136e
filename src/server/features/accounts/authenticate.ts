import type { Actor, Services } from '#server/platform/context.ts'
import { findSession, listLivingSessionIds } from './accounts-store.ts'
import { hashToken } from './tokens.ts'

/** Whom a token stands for; null for one that is unknown, has expired or was ended. */
export async function authenticate(services: Services, token: string): Promise<Actor | null> {
  const session = await findSession(services.db, hashToken(token), services.now())
  return session === undefined ? null : { type: 'user', userId: session.user_id, tokenId: session.token_id }
}

/** Which of these sign-ins, by their tokens' ids, have neither expired nor been ended on any process. */
export async function findLivingSessions(
  services: Services,
  tokenIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listLivingSessionIds(services.db, tokenIds, services.now()))
}
