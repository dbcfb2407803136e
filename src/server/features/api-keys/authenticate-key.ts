import { z } from 'zod'
import { keyScope } from '#contract/key-scopes.ts'
import type { Actor, Services } from '#server/platform/context.ts'
import { hashToken } from '../accounts/tokens.ts'
import { findLivingKey, listLivingKeyIds, setLastUsed } from './api-keys-store.ts'

/** How every key begins, by which people and scanners for secrets know it. */
export const keyPrefix = 'fr_'

const scopes = z.array(keyScope)

/** The program that a key stands for, and notes the day; null for one that is unknown, has expired or was ended. */
export async function authenticateKey(services: Services, key: string): Promise<Actor | null> {
  if (!key.startsWith(keyPrefix)) return null
  const now = services.now()
  const found = await findLivingKey(services.db, hashToken(key), now)
  if (found === undefined) return null
  const today = now.toISOString().slice(0, 10)
  // One write a day: the key may be used many times a second.
  if (found.last_used_on !== today) await setLastUsed(services.db, found.key_id, today)
  return {
    type: 'key',
    keyId: found.key_id,
    name: found.name,
    workspaceId: found.workspace_id,
    userId: found.made_by,
    scopes: scopes.parse(found.scopes),
  }
}

/** Which of these keys still count, on any process. */
export async function findLivingKeys(services: Services, keyIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await listLivingKeyIds(services.db, keyIds, services.now()))
}
