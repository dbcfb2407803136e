import { randomUUID } from 'node:crypto'
import { type KeyScope, keyScopes } from '#contract/key-scopes.ts'
import type { Role } from '#contract/roles.ts'
import { createToken, hashToken } from '#server/features/accounts/tokens.ts'
import type { TestApp } from './test-app.ts'

const dayMs = 86_400_000

/** A person who is signed in, without the second that a password costs; in a workspace where a role is given. */
export async function insertPerson(
  { services: { db } }: TestApp,
  {
    workspaceId: workspace_id,
    role,
    expires = new Date(Date.now() + dayMs),
  }: { workspaceId?: string; role?: Role; expires?: Date } = {},
): Promise<{ userId: string; token: string }> {
  const [userId, token] = [randomUUID(), createToken()]
  const email = `${userId}@firstread.test`
  const now = new Date()
  const user = { user_id: userId, email, email_key: email, created_at: now, confirmed_at: now }
  await db
    .insertInto('app_user')
    .values({ ...user, password_hash: null, google_sub: null })
    .execute()
  const session = { token_id: randomUUID(), token_hash: hashToken(token), user_id: userId, created_at: now }
  await db
    .insertInto('session_token')
    .values({ ...session, expires_at: expires })
    .execute()
  if (workspace_id !== undefined && role !== undefined)
    await db.insertInto('membership').values({ workspace_id, user_id: userId, role }).execute()
  return { userId, token }
}

type Key = { workspaceId: string; madeBy: string; scopes?: readonly KeyScope[]; expires?: Date | null }

/** An API key of a workspace. */
export async function insertKey(
  { services: { db } }: TestApp,
  { workspaceId, madeBy, scopes = keyScopes, expires = null }: Key,
): Promise<string> {
  const key = `fr_${createToken()}`
  const values = { key_id: randomUUID(), workspace_id: workspaceId, made_by: madeBy, key_hash: hashToken(key) }
  const shown = { name: 'Test', last_characters: key.slice(-4), scopes: [...scopes] }
  await db
    .insertInto('api_key')
    .values({ ...values, ...shown, made_at: new Date(), expires_at: expires, last_used_on: null })
    .execute()
  return key
}
