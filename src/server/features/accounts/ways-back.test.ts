import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { insertKey } from '#server/testing/insert-caller.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { findUser } from './accounts-store.ts'
import { askToChangeEmail } from './ask-to-change-email.ts'
import { joinByGoogle } from './google/join-by-google.ts'
import { mailEmailChanged } from './mail-email-changed.ts'
import { startSession } from './start-session.ts'

let clock = new Date()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
afterAll(() => app.stop())

const wait = () => {
  clock = new Date(clock.getTime() + 60_000)
}
const newEmail = () => `${crypto.randomUUID()}@firstread.test`
type SignedIn = Pick<Member, 'userId' | 'token'>
const logIn = (email: string, password = testPassword) =>
  app.call(accountEndpoints.logIn, { body: { email, password } })
const own = 'a password of my own'

/** Changes the address and has it count; the moment when it did. */
async function changed({ userId, token }: SignedIn, email: string) {
  const body = { first_name: 'Ana', last_name: 'Silva', email, password: testPassword }
  await app.call(accountEndpoints.updateUser, { params: { id: userId }, body }, token)
  wait()
  await app.confirm(email)
  return clock
}

/** The links of the emails that told an address that it is not a user's any more, the newest first. */
const told = async (email: string, userId: string) =>
  (await app.emails(email))
    .filter(({ subject }) => subject === 'Your Firstread email address was changed')
    .flatMap(({ links }) => links.filter((link) => link.includes(`/password-reset/${userId}/`)))

const untilTold = (email: string, userId: string) =>
  vi.waitFor(
    async () => {
      const [newest] = await told(email, userId)
      if (newest === undefined) throw new Error(`Nothing told ${email} of a change.`)
      return newest
    },
    { timeout: 180_000, interval: 100 },
  )

/** Takes the account back by the newest mail to the address, once that is there. */
async function takeBack(email: string, userId: string, password = own) {
  const link = await untilTold(email, userId)
  const body = { uid: userId, token: link.split('/').at(-1) ?? '', new_password1: password, new_password2: password }
  await app.call(accountEndpoints.resetPassword, { body })
}

const stored = async (userId: string) => {
  const user = await findUser(app.services.db, userId)
  if (user === undefined) throw new Error('The user is gone.')
  return user
}
/** What still opens the account of an owner from elsewhere than the owner's mailbox. */
const linksElsewhere = ({ userId, email }: Member) =>
  app.services.db
    .selectFrom('email_link')
    .select(['purpose', 'email'])
    .where('user_id', '=', userId)
    .where('email', '<>', email)
    .where('used_at', 'is', null)
    .execute()

/** The sign-in of a member, as a call that is under way holds it. */
async function underWay({ userId }: Member): Promise<Ctx> {
  const { token_id: tokenId } = await app.services.db
    .selectFrom('session_token')
    .select('token_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...app.services, actor: { type: 'user', userId, tokenId } }
}
const asJob = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'mail-email-changed' } })

/** Signs in as the person whom Google has identified. */
function byGoogle(sub: string, email: string): Promise<SignedIn> {
  const person = { sub, email, email_verified: true, given_name: '', family_name: '' }
  const ctx: Ctx = { ...app.services, actor: { type: 'anonymous', address: '127.0.0.1' } }
  return inTransaction(ctx, async (tx) => {
    const joined = await joinByGoogle(tx, person)
    if ('refused' in joined) throw new Error(`Refused: ${joined.refused}`)
    const { userId } = joined
    return { userId, token: await startSession(tx, userId) }
  })
}

test('a mail about a change that waits until the change is undone is not sent, and makes no way back', async () => {
  const member = await app.member()
  const [theirs, further] = [newEmail(), newEmail()]
  await changed(member, theirs)
  wait()
  const at = await changed(member, further)
  // The mail of this change went out meanwhile; the same job once more stands for one that waited.
  await untilTold(theirs, member.userId)
  wait()
  await takeBack(member.email, member.userId)
  const late = { userId: member.userId, email: theirs, googleSub: null, at: at.toISOString() }
  await mailEmailChanged(asJob(), late)
  expect(await told(theirs, member.userId)).toHaveLength(1)
  expect(await linksElsewhere(member)).toEqual([])
})

test('the one who goes back to a later address keeps no mail from an earlier owner', async () => {
  const member = await app.member()
  const [theirs, further] = [newEmail(), newEmail()]
  const at = await changed(member, theirs)
  wait()
  await changed(member, further)
  await takeBack(theirs, member.userId, 'the password of a thief')
  const before = (await told(member.email, member.userId)).length
  await mailEmailChanged(asJob(), { userId: member.userId, email: member.email, googleSub: null, at: at.toISOString() })
  expect(await told(member.email, member.userId)).toHaveLength(before + 1)
  await takeBack(member.email, member.userId)
  expect((await logIn(member.email, own)).user_id).toBe(member.userId)
})

test('a change that is under way while the account is taken back makes no link and sends nothing', async () => {
  const member = await app.member()
  const theirs = newEmail()
  await changed(member, theirs)
  const [ctx, proved, further] = [await underWay(member), await stored(member.userId), newEmail()]
  await takeBack(member.email, member.userId)
  await expect(askToChangeEmail(ctx, proved, further)).rejects.toMatchObject({ code: 401 })
  expect(await linksElsewhere(member)).toEqual([])
  expect(await app.emails(further)).toEqual([])
})

test('a change that is under way while another one counts is refused', async () => {
  const member = await app.member()
  const [ctx, proved, further] = [await underWay(member), await stored(member.userId), newEmail()]
  await changed(member, newEmail())
  await expect(askToChangeEmail(ctx, proved, further)).rejects.toMatchObject({
    code: 409,
    message: 'Your account was changed in the meantime. Reload the page and try again.',
  })
  expect(await app.emails(further)).toEqual([])
})

test('the way back leaves a Google account where it opens another account by now', async () => {
  const member = await app.member()
  const [sub, theirs] = [crypto.randomUUID(), newEmail()]
  await byGoogle(sub, member.email)
  await changed(member, theirs)
  await byGoogle(crypto.randomUUID(), theirs)
  const other = await byGoogle(sub, newEmail())
  expect(other.userId).not.toBe(member.userId)
  await takeBack(member.email, member.userId)
  expect((await logIn(member.email, own)).user_id).toBe(member.userId)
  expect(await stored(member.userId)).toMatchObject({ google_sub: null })
  expect((await byGoogle(sub, member.email)).userId).toBe(other.userId)
})

test('where the old address has another account, the link works once that has another address', async () => {
  const member = await app.member()
  const [sub, theirs] = [crypto.randomUUID(), newEmail()]
  await byGoogle(sub, member.email)
  await changed(member, theirs)
  await byGoogle(crypto.randomUUID(), theirs)
  const other = await byGoogle(sub, member.email)
  await expect(takeBack(member.email, member.userId)).rejects.toMatchObject({
    status: 409,
    message: `${member.email} already has another account. Sign in to that one, give it another email address, and open this link again.`,
  })
  const moved = newEmail()
  await changed(other, moved)
  await takeBack(member.email, member.userId)
  expect((await logIn(member.email, own)).user_id).toBe(member.userId)
  expect(await stored(other.userId)).toMatchObject({ email: moved, google_sub: sub })
})

test.for([
  ['after the change', 0, true],
  ['six days before it', 6, true],
  ['eight days before it', 8, false],
] as const)(
  'the way back ends a second factor and API keys of the last week before the change: those made %s',
  async ([, days, goes]) => {
    const member = await app.member()
    await changed(member, newEmail())
    wait()
    const at = new Date(clock.getTime() - days * 24 * 3_600_000)
    const theirs = { user_id: member.userId, sealed_secret: 'theirs', created_at: at, turned_on_at: at }
    await app.services.db.insertInto('totp').values(theirs).execute()
    const key = await insertKey(app, { workspaceId: member.workspaceId, madeBy: member.userId })
    await app.services.db.updateTable('api_key').where('made_by', '=', member.userId).set({ made_at: at }).execute()
    await takeBack(member.email, member.userId)
    const { status } = await app.fetch('/deal_entities/deals/', {}, key)
    expect(status).toBe(goes ? 401 : 200)
    if (goes) await logIn(member.email, own)
    else
      await expect(logIn(member.email, own)).rejects.toMatchObject({
        status: 401,
        fields: { code: expect.any(String) },
      })
  },
)
