import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { makeRelay, sendMail } from '#server/testing/mail-sender.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  const relay = await makeRelay()
  port = relay.smtpPort
  app = await startTestApp({ config: { relay } })
})
afterAll(() => app.stop())

async function joinWithRelay() {
  const member = await app.member()
  const { relay_email } = await app.call(workspaceEndpoints.get, { params: { id: member.workspaceId } }, member.token)
  return { ...member, relay: relay_email }
}

const listMails = (mailbox: string) =>
  app.services.db.selectFrom('received_mail').selectAll().where('mailbox', '=', mailbox.toLowerCase()).execute()
const pdf = { filename: 'Deck.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }

test('a mail is stored with its bytes before it is confirmed', async () => {
  const { relay, email, workspaceId, userId } = await joinWithRelay()
  const answer = await sendMail(port, {
    from: email,
    to: relay,
    subject: 'Fwd: Tarnwick',
    text: 'See it.',
    attachments: [pdf],
  })
  expect(answer.code).toBe(250)
  const [mail] = await listMails(relay)
  expect(mail).toMatchObject({
    workspace_id: workspaceId,
    from_address: email,
    subject: 'Fwd: Tarnwick',
    files: ['Deck.pdf'],
    has_bytes: true,
    kind: 'relay',
  })
  const bytes = await app.services.files.getBytes(`mails/${mail?.mail_id}/mail.eml`)
  expect(Buffer.from(bytes).toString()).toContain('Subject: Fwd: Tarnwick')
  await expect
    .poll(async () => (await listMails(relay))[0])
    .toMatchObject({ user_id: userId, verdict: 'handed over on this machine' })
})
