import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { memberEndpoints } from '#contract/members.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { insertKey, insertPerson } from './insert-caller.ts'
import type { Member, TestApp } from './test-app.ts'

const past = new Date(Date.now() - 60_000)

/** Makes a token or key for the workspace of an owner; undefined is none. */
type MakeToken = (app: TestApp, owner: Member) => Promise<string | undefined>

/** Takes a person's place in the workspace of an owner. */
export const removeFromWorkspace = (app: TestApp, { workspaceId, token }: Member, userId: string) =>
  app.call(memberEndpoints.remove, { params: { id: workspaceId, userId } }, token)

/** Tokens and keys that count no more, or never did, by what became of them. */
export const tokensThatDoNotCount: Record<string, MakeToken> = {
  none: async () => undefined,
  'a made-up one': async () => 'made-up',
  'a made-up key': async () => 'fr_made-up',
  'a revoked one': async (app, { workspaceId }) => {
    const { token } = await insertPerson(app, { workspaceId, role: 'owner' })
    await app.call(sessionEndpoints.logOut, {}, token)
    return token
  },
  'an expired one': async (app, { workspaceId }) =>
    (await insertPerson(app, { workspaceId, role: 'owner', expires: past })).token,
  'a key that was ended': async (app, { workspaceId, token }) => {
    const params = { id: workspaceId }
    const body = { name: 'Test', scopes: [...keyScopes], expires_in_days: 30 as const }
    const { key, key_id: keyId } = await app.call(apiKeyEndpoints.make, { params, body }, token)
    await app.call(apiKeyEndpoints.end, { params: { ...params, keyId } }, token)
    return key
  },
  'an expired key': (app, { workspaceId, userId }) => insertKey(app, { workspaceId, madeBy: userId, expires: past }),
  'a key of a removed maker': async (app, owner) => {
    const { workspaceId } = owner
    const maker = await insertPerson(app, { workspaceId, role: 'owner' })
    const key = await insertKey(app, { workspaceId, madeBy: maker.userId })
    await removeFromWorkspace(app, owner, maker.userId)
    return key
  },
  'a key of a maker who is an owner no more': async (app, { workspaceId }) => {
    const maker = await insertPerson(app, { workspaceId, role: 'member' })
    return insertKey(app, { workspaceId, madeBy: maker.userId })
  },
}
