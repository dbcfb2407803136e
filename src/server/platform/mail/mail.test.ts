import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openOutbox, outboxDir, readOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

const from = 'Firstread <firstread@example.com>'
const mail = { to: 'ana@example.com', subject: 'Grüße', text: 'A long line with ümlauts.\n', replyTo: 'me@example.com' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstread-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('without a transport a mail becomes a file that mail programs read', async () => {
  const folder = outboxDir(dataDir)
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
  const folder = outboxDir(dataDir)
  const outbox = await openOutbox(folder, from)
  const subjects = Array.from({ length: 12 }, (_, n) => `Mail ${n}`)
  for (const subject of subjects) await outbox.send({ ...mail, subject })
  expect(await readdir(folder)).toHaveLength(12)
  const parsed = await Promise.all((await readOutbox(folder, 5)).map(({ eml }) => PostalMime.parse(eml)))
  expect(parsed.map(({ subject }) => subject)).toEqual(subjects.slice(-5))
})

test('an SMTP server gets the mail', async () => {
  const received = Promise.withResolvers<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream)
        .then(received.resolve, received.reject)
        .finally(() => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const smtp = openSmtp(`smtp://127.0.0.1:${port}`, from, createLog('silent'))
  await smtp.send(mail)
  expect(await PostalMime.parse(await received.promise)).toMatchObject({ subject: mail.subject, text: mail.text })
  smtp.close()
  server.close()
  await once(server.server, 'close')
})

test('an SMTP server that is not there is told plainly', async () => {
  const smtp = openSmtp('smtp://127.0.0.1:1', from, createLog('silent'))
  await expect(smtp.send(mail)).rejects.toMatchObject({
    code: 503,
    message: 'The mail could not be sent just now. Please try again in a few minutes.',
  })
  smtp.close()
})
