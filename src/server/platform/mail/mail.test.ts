import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { createLog } from '../log.ts'
import { getOutboxDir, openOutbox, readOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

const from = 'Firstread <firstread@example.com>'
const mail = { to: 'ana@example.com', subject: 'Grüße', text: 'A long line with ümlauts.\n', replyTo: 'me@example.com' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstread-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('without a transport a mail becomes a file that mail programs read', async () => {
  const folder = getOutboxDir(dataDir)
  const outbox = await openOutbox(folder, from)
  await outbox.send(mail)
  const [file] = await readOutbox(folder, 10)
  const parsed = await PostalMime.parse(file?.eml ?? '')
  expect(parsed).toMatchObject({
    subject: mail.subject,
    text: mail.text,
    from: { name: 'Firstread', address: 'firstread@example.com' },
    to: [{ address: mail.to }],
    replyTo: [{ address: mail.replyTo }],
  })
  expect((await stat(join(folder, file?.name ?? ''))).mode & 0o777).toBe(0o600)
})

test('the newest name sorts last, also within one millisecond', async () => {
  const folder = getOutboxDir(dataDir)
  const outbox = await openOutbox(folder, from)
  const subjects = Array.from({ length: 12 }, (_, n) => `Mail ${n}`)
  for (const subject of subjects) await outbox.send({ ...mail, subject })
  expect(await readdir(folder)).toHaveLength(12)
  const parsed = await Promise.all((await readOutbox(folder, 5)).map(({ eml }) => PostalMime.parse(eml)))
  expect(parsed.map(({ subject }) => subject)).toEqual(subjects.slice(-5))
})

test('an SMTP server gets the mail, each try of one mail under the same id', async () => {
  const peer = await startSmtpPeer()
  const smtp = openSmtp(peer.url, from, createLog('silent'))
  expect(await smtp.send({ ...mail, id: 'one' })).toEqual({ refused: [] })
  await smtp.send({ ...mail, id: 'one', to: ['ana@example.com', 'bo@example.com'], deliverTo: ['bo@example.com'] })
  expect(peer.emails).toMatchObject([
    { subject: mail.subject, text: mail.text, to: [mail.to], replyTo: [mail.replyTo], messageId: '<one@example.com>' },
    { recipients: ['bo@example.com'], to: ['ana@example.com', 'bo@example.com'], messageId: '<one@example.com>' },
  ])
  await peer.close()
})

const failure = { code: 503, message: 'Could not send the email. Try again in a few minutes.' }

test('an SMTP server that is not there is told plainly', async () => {
  const smtp = openSmtp('smtp://127.0.0.1:1', from, createLog('silent'))
  const reason = 'Could not reach the mail server.'
  await expect(smtp.send(mail)).rejects.toMatchObject({ ...failure, kind: 'passing', reason })
})

test('refused recipients are told from those who got the mail', async () => {
  const answers: Record<string, string> = {
    'gone@example.com': '550 No such user',
    'later@example.com': '451 Try later',
  }
  const peer = await startSmtpPeer({ refuse: (address) => answers[address] ?? null })
  const smtp = openSmtp(peer.url, from, createLog('silent'))
  const gone = { address: 'gone@example.com', reason: 'The mail server answered: 550 No such user', isFinal: true }
  const later = { address: 'later@example.com', reason: 'The mail server answered: 451 Try later', isFinal: false }
  const sent = await smtp.send({ ...mail, to: ['ana@example.com', gone.address, later.address] })
  expect(sent).toEqual({ refused: [gone, later] })
  expect(peer.emails.map(({ recipients }) => recipients)).toEqual([['ana@example.com']])
  const final = { ...failure, kind: 'final', refused: [gone] }
  await expect(smtp.send({ ...mail, to: gone.address })).rejects.toMatchObject(final)
  const passing = { kind: 'passing', reason: later.reason, refused: [gone, later] }
  await expect(smtp.send({ ...mail, to: [gone.address, later.address] })).rejects.toMatchObject(passing)
  await peer.close()
})

test('a line that breaks before the answer leaves it open whether the mail arrived', async () => {
  const peer = await startSmtpPeer({ onMail: () => peer.hangUp() })
  const smtp = openSmtp(peer.url, from, createLog('silent'))
  await expect(smtp.send(mail)).rejects.toMatchObject({ ...failure, kind: 'unknown' })
  await peer.close()
})

test('a wrong password of the transport is for the starter to mend', async () => {
  const peer = await startSmtpPeer({ password: 'right' })
  const smtp = openSmtp(peer.url.replace('//', '//relay:wrong@'), from, createLog('silent'))
  const reason = 'The mail server did not accept Firstread’s sign-in.'
  await expect(smtp.send(mail)).rejects.toMatchObject({ ...failure, kind: 'passing', reason })
  await peer.close()
})

test('the log tells how an email failed, not what the server said of its address', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const peer = await startSmtpPeer({ refuse: (address) => `550 No ${address} here` })
  const reason = 'The mail server answered: 550 No ana@example.com here'
  await expect(openSmtp(peer.url, from, log).send(mail)).rejects.toMatchObject({ kind: 'final', reason })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, msg: 'Could not send an email.' },
  ])
  expect(lines.join('')).not.toContain('ana@example.com')
  await peer.close()
})
