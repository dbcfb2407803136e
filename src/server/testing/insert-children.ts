import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { commentEndpoints } from '#contract/comments.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { memoLinkEndpoints } from '#contract/memo-links.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { viewEndpoints } from '#contract/views.ts'
import { webhookEndpoints } from '#contract/webhooks.ts'
import { getArchiveKey } from '#server/features/archives/archive-files.ts'
import { endArchive, insertArchive } from '#server/features/archives/archives-store.ts'
import { insertReceived } from '#server/features/intake-mail/intake-mail-store.ts'
import type { Uploaded } from './deck-calls.ts'
import type { Member, TestApp } from './test-app.ts'

/** A person with a workspace, and a deal there. */
export type OwnerOfDeal = { member: Member; deal: Uploaded }

/** Origin of their webhooks, which LINK_ORIGINS leads to this machine. */
export const hookOrigin = 'https://hooks.example'

/** One of everything that hangs on a workspace, a deal or a person; its id by the folder of the address that it has in the API. */
export async function insertChildren(app: TestApp, owner: OwnerOfDeal): Promise<Record<string, string>> {
  const { member, deal } = owner
  const ofWorkspace = { params: { id: member.workspaceId } }
  const ofDeal = { params: { dealId: deal.deal_id } }
  const comment = await app.call(commentEndpoints.add, { ...ofDeal, body: { body: 'Secret' } }, member.token)
  const link = await app.call(memoLinkEndpoints.make, { ...ofDeal, body: { name: 'Secret' } }, member.token)
  const newView = { name: 'Secret', query: 'status=completed', shared: true }
  const view = await app.call(viewEndpoints.save, { ...ofWorkspace, body: newView }, member.token)
  const newKey = { name: 'Secret', scopes: ['ask' as const], expires_in_days: 30 as const }
  const key = await app.call(apiKeyEndpoints.make, { ...ofWorkspace, body: newKey }, member.token)
  const invited = { email: `${randomUUID()}@firstread.test`, role: 'member' as const }
  const invite = await app.call(inviteEndpoints.create, { ...ofWorkspace, body: invited }, member.token)
  return {
    comments: comment.id,
    links: link.id,
    views: view.id,
    api_keys: key.key_id,
    invites: invite.id,
    members: member.userId,
    sessions: await beginSession(app, member),
    archive: await insertReadyArchive(app, member),
    unconfirmed_mail: await insertUnconfirmed(app, member),
    ...(await addWebhook(app, member)),
  }
}

/** A sign-in beside the one that the member calls with. */
async function beginSession(app: TestApp, { userId, email, token }: Member): Promise<string> {
  await app.logIn(email)
  const sessions = await app.call(sessionEndpoints.list, { params: { id: userId } }, token)
  const other = sessions.find(({ is_this }) => !is_this)
  if (other === undefined) throw new Error('The second sign-in is not listed.')
  return other.session_id
}

/** A webhook with a delivery, which failed. */
async function addWebhook(app: TestApp, { workspaceId: id, token }: Member) {
  const body = { url: `${hookOrigin}/firstread`, events: ['deal.decided' as const] }
  const webhook = await app.call(webhookEndpoints.create, { params: { id }, body }, token)
  const delivery = await app.call(webhookEndpoints.test, { params: { id, webhookId: webhook.id } }, token)
  return { webhooks: webhook.id, deliveries: delivery.id }
}

async function insertReadyArchive({ services: { db, files } }: TestApp, { workspaceId, userId }: Member) {
  const [archiveId, at] = [randomUUID(), new Date()]
  await insertArchive(db, { archiveId, workspaceId, askedBy: userId, at })
  const stored = await files.putStream(getArchiveKey(workspaceId, archiveId), Readable.from([Buffer.from('Secret')]))
  await endArchive(db, archiveId, { state: 'ready', ...stored, at })
  return archiveId
}

async function insertUnconfirmed({ services: { db } }: TestApp, { workspaceId }: Member): Promise<string> {
  const mailId = randomUUID()
  const from = 'founder@elsewhere.test'
  await insertReceived(db, {
    mail_id: mailId,
    workspace_id: workspaceId,
    kind: 'relay',
    mailbox: `${workspaceId}@relay.test`,
    envelope_from: from,
    envelope_to: [],
    from_address: from,
    message_id: `<${mailId}>`,
    sha256: randomBytes(32).toString('hex'),
    bytes: 1,
    has_bytes: false,
    subject: 'Secret',
    files: [],
    received_at: new Date(),
    remote: '192.0.2.1',
    helo: 'elsewhere.test',
    hops: 0,
    status: 'unconfirmed',
    user_id: null,
    ended_at: null,
    replied_at: null,
  })
  return mailId
}
