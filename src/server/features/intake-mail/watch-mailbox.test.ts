import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dovecot, dovecotProgram, startDovecot } from '#server/testing/dovecot.ts'
import { makeRelay } from '#server/testing/mail-sender.ts'
import { joinWithRelay, listStoredMail } from '#server/testing/relay-member.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const mail = (headers: Record<string, string>) =>
  [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Message-ID: <${crypto.randomUUID()}@sender.test>`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    '',
    'See the deck.',
    '',
  ].join('\r\n')

// scripts/test.ts installs Dovecot where it may; nothing else takes the place of a real IMAP server.
describe.skipIf(dovecotProgram === null)('a mailbox of Dovecot', () => {
  let dovecot: Dovecot
  let app: TestApp
  beforeAll(async () => {
    dovecot = await startDovecot('deals@relay.test')
    const relay = await makeRelay({ smtpPort: 0, imap: dovecot.imap })
    app = await startTestApp({ config: { relay } })
  })
  afterAll(async () => {
    await app?.stop()
    await dovecot?.remove()
  })

  it('is emptied by its addresses, each mail marked as read once it is stored', async () => {
    const ana = await joinWithRelay(app)
    await dovecot.deliver(mail({ 'Delivered-To': ana.relay, From: ana.email, To: 'undisclosed', Subject: 'By hand' }))
    await expect.poll(() => listStoredMail(app, ana.relay)).toHaveLength(1)
    await dovecot.deliver(mail({ From: ana.email, To: `Deals <${ana.relay}>, ida@x.test`, Subject: 'By name' }))
    await expect.poll(() => listStoredMail(app, ana.relay)).toHaveLength(2)
    const [first] = await listStoredMail(app, ana.relay)
    expect(first).toMatchObject({ workspace_id: ana.workspaceId, from_address: ana.email, remote: '127.0.0.1' })
    await expect
      .poll(() => dovecot.list())
      .toEqual([
        { subject: 'By hand', flags: ['\\Seen'] },
        { subject: 'By name', flags: ['\\Seen'] },
      ])
  })

  it('is the recipient itself of mail that names no other; what is refused is flagged', async () => {
    await dovecot.deliver(mail({ From: 'ida@x.test', To: 'news@y.test', Subject: 'To no one here' }))
    await expect
      .poll(async () => (await dovecot.list()).at(-1))
      .toEqual({ subject: 'To no one here', flags: ['\\Flagged', '\\Seen'] })
  })

  it('that was away is connected again, and a mail that was stored before is not taken twice', async () => {
    const ana = await joinWithRelay(app)
    const raw = mail({ 'Delivered-To': ana.relay, From: ana.email, Subject: 'Twice' })
    await dovecot.deliver(raw)
    await expect.poll(() => listStoredMail(app, ana.relay)).toHaveLength(1)
    await dovecot.stop()
    await dovecot.start()
    await dovecot.deliver(raw)
    await expect.poll(async () => (await dovecot.list()).filter(({ flags }) => !flags.includes('\\Seen'))).toEqual([])
    expect(await listStoredMail(app, ana.relay)).toHaveLength(1)
  })
})
