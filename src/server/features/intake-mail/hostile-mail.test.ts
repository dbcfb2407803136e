import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofSize } from '#engine/testing/proof-size.ts'
import { makeGoodMail, makeMutatedMails } from '#server/testing/hostile-mails.ts'
import { makeRelay, sendRaw } from '#server/testing/mail-sender.ts'
import { joinWithRelay, listStoredMail, type RelayMember, untilJudged } from '#server/testing/relay-member.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { forgetBytes } from './intake-mail-store.ts'
import { receiveMail } from './receive-mail.ts'

let app: TestApp
let port: number
/** Each answer to a mail is two minutes after the one before, so that an address takes them all. */
let at = Date.now()
beforeAll(async () => {
  const relay = await makeRelay()
  port = relay.smtpPort
  app = await startTestApp({ config: { relay }, now: () => new Date(at) })
})
afterAll(() => app.stop())

async function expectGoodMail(member: RelayMember, id: string) {
  expect(await sendRaw(port, member.email, member.relay, makeGoodMail(member.email, member.relay, id))).toMatchObject({
    code: 250,
  })
  const stored = (await untilJudged(app, member.relay)).find(({ message_id }) => message_id === `<${id}@sender.test>`)
  expect(stored).toMatchObject({
    user_id: member.userId,
    subject: `Fwd: Tarnwick – seed ${id}`,
    files: ['Tarnwick.pdf', 'https://docsend.com/view/abc123'],
  })
}

const text = (headers: readonly string[], body: string) => [...headers, '', body].join('\r\n')
const head = (member: RelayMember, type: string) => [
  `From: ${member.email}`,
  `To: ${member.relay}`,
  'Subject: Much',
  'MIME-Version: 1.0',
  `Content-Type: ${type}`,
]
const part = (boundary: string, type: string, body: string) =>
  `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`

describe('a receiver of mail', () => {
  it('answers each of many mutated emails, and takes the next good one', async () => {
    const ana = await joinWithRelay(app)
    const good = (n: number) => makeGoodMail(ana.email, ana.relay, `mutated-${n}`)
    for (const raw of makeMutatedMails(good, proofSize(20, 200), 20)) {
      at += 120_000
      const { code, words } = await sendRaw(port, ana.email, ana.relay, raw)
      expect([code, words]).toEqual([expect.toBeOneOf([250, 552]), expect.any(String)])
    }
    await expectGoodMail(ana, 'after-the-mutated')
  })

  it.each<[string, string, (member: RelayMember) => string]>([
    [
      'more than 100 parts',
      'The message has more than 100 parts.',
      (member) =>
        text(head(member, 'multipart/mixed; boundary=b'), `${part('b', 'text/plain', 'x').repeat(1_000)}--b--`),
    ],
    [
      'more than 10 levels',
      'The message has more than 10 levels of parts.',
      (member) =>
        text(
          head(member, 'multipart/mixed; boundary=b0'),
          Array.from(
            { length: 30 },
            (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
          ).join(''),
        ),
    ],
    [
      'more than 1 MB of headers',
      'The message has more than 1 MB of headers.',
      (member) => text([...head(member, 'text/plain'), `X-Long: ${'a '.repeat(600_000)}`], 'Hello'),
    ],
    [
      'a header a thousand times over',
      'The message has more than 1 MB of headers.',
      (member) => text([...head(member, 'text/plain'), ...Array(100_000).fill('X-Many: again')], 'Hello'),
    ],
    [
      'more than 20 attachments',
      'The message has more than 20 attachments.',
      (member) =>
        text(
          head(member, 'multipart/mixed; boundary=b'),
          `${Array.from({ length: 21 }, (_, n) => part('b', `application/pdf; name=${n}.pdf`, 'x')).join('')}--b--`,
        ),
    ],
    ['more than 30 MB', 'larger than 30 MB', (member) => text(head(member, 'text/plain'), 'a'.repeat(30_000_001))],
  ])('refuses %s in words, and keeps nothing of it', async (_, words, make) => {
    const ana = await joinWithRelay(app)
    expect(await sendRaw(port, ana.email, ana.relay, make(ana))).toEqual({
      code: 552,
      words: expect.stringContaining(words),
    })
    expect(await listStoredMail(app, ana.relay)).toEqual([])
    await expect.poll(() => app.services.db.selectFrom('arriving_mail').selectAll().execute()).toEqual([])
    await expectGoodMail(ana, 'next')
  })

  it('stores no more of an email than the most that one can have', async () => {
    const ana = await joinWithRelay(app)
    let sent = 0
    function* sendOn() {
      for (; sent < 200; sent += 1) yield Buffer.alloc(1_000_000, 'a')
    }
    const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
    const envelope = { from: ana.email, to: [ana.relay] }
    const arrival = { envelope, raw: Readable.from(sendOn()), receivedAt: new Date(), remote: '127.0.0.1' }
    expect(await receiveMail(ctx, arrival)).toMatchObject({ kind: 'refused', code: 552 })
    expect(sent).toBeLessThan(60)
    expect(await listStoredMail(app, ana.relay)).toEqual([])
  })

  it('keeps the bytes of an email that is accepted just when it would be forgotten', async () => {
    const ana = await joinWithRelay(app)
    await expectGoodMail(ana, 'kept')
    const [mail] = await listStoredMail(app, ana.relay)
    if (!mail) throw new Error('The email was not stored.')
    const insert = async (status: 'received' | 'unconfirmed') => {
      const other = { ...mail, mail_id: crypto.randomUUID(), message_id: `<${status}>`, status, has_bytes: true }
      await app.services.db.insertInto('received_mail').values(other).execute()
      return other.mail_id
    }
    const accepted = await insert('received')
    const waiting = await insert('unconfirmed')
    await forgetBytes(app.services.db, [accepted, waiting], new Date())
    const stored = new Map((await listStoredMail(app, ana.relay)).map((one) => [one.mail_id, one]))
    expect(stored.get(accepted)).toMatchObject({ status: 'received', has_bytes: true })
    expect(stored.get(waiting)).toMatchObject({ status: 'declined', has_bytes: false })
  })

  it('takes mail of Outlook with winmail.dat, NULs, unknown charsets and no headers for what it is', async () => {
    const ana = await joinWithRelay(app)
    const emails = [
      text(head(ana, 'application/ms-tnef; name="winmail.dat"'), 'eJ8+IgAAAQ'),
      text(head(ana, 'text/plain; charset=klingon'), 'a\0b\0c'),
      text([`From: ${ana.email}`, 'Subject: a\0b \ud800'], '\0'),
      'no headers at all',
    ]
    for (const raw of emails) expect(await sendRaw(port, ana.email, ana.relay, raw)).toMatchObject({ code: 250 })
    const stored = await untilJudged(app, ana.relay)
    expect(stored.map(({ status, from_address }) => status === 'unconfirmed' || from_address)).toEqual([
      ana.email,
      ana.email,
      ana.email,
      true,
    ])
  })
})
