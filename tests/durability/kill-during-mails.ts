import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Deal } from '#contract/deals.ts'
import { makeRandomNumbers } from '#engine/testing/make-random-numbers.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { download, durableMember, listDeals, signUp } from './api-client.ts'
import { openStartedFolder, type ServerProcess, startServer } from './server-process.ts'
import { patience } from './wait-until-all-over.ts'

/** Emails that are sent, and how often the server is killed meanwhile. */
export const emails = proofSize(4, 20)
const kills = proofSize(2, 10)
const mailsALife = 2
/** A life lasts up to this long after the emails that it is to confirm, in milliseconds. */
const longestLife = 1_500

type Forwarded = { name: string; pdf: Buffer; raw: Buffer }
export type MailOutcome = { acknowledged: number; faults: string[]; deals: number }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A mail with a deck of its own: comments behind the end of a PDF change nothing but its bytes. */
async function makeMail(n: number): Promise<Forwarded> {
  const name = `Gravelow ${n}`
  const pdf = Buffer.concat([textDeckPdf(4), Buffer.from(`\n% ${n}\n`)])
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail({
    from: durableMember.email,
    to: durableMember.relay,
    subject: `Fwd: ${name}`,
    text: 'See the deck.',
    messageId: `<${n}@durable.test>`,
    attachments: [{ filename: `${name}.pdf`, content: pdf }],
  })
  // With `buffer` the message is one.
  return { name, pdf, raw: message as Buffer }
}

/** Sends emails until one is not confirmed, which is sent again in the next life, as a mail server does. */
async function sendMails(
  port: number,
  waiting: Forwarded[],
  done: Forwarded[],
  { most, onConfirmed }: { most: number; onConfirmed: () => void },
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const envelope = { from: durableMember.email, to: durableMember.relay }
  try {
    for (let sent = 0; sent < most; sent += 1) {
      const [mail] = waiting
      if (!mail) return
      await transport.sendMail({ envelope, raw: mail.raw })
      waiting.shift()
      done.push(mail)
      onConfirmed()
    }
  } finally {
    transport.close()
  }
}

/** One life of the server, ended at a random moment before, between or after the emails that it confirms. */
async function liveAndDie(
  server: ServerProcess,
  port: number,
  random: () => number,
  waiting: Forwarded[],
  done: Forwarded[],
): Promise<void> {
  await server.ready
  const enough = Promise.withResolvers<void>()
  const wanted = Math.floor(random() * (mailsALife + 1))
  let confirmed = 0
  let dying = false
  const onConfirmed = () => {
    confirmed += 1
    if (confirmed >= wanted) enough.resolve()
  }
  if (wanted === 0) enough.resolve()
  const sending = sendMails(port, waiting, done, { most: mailsALife + 1, onConfirmed }).then(
    () => 'confirmed',
    (error: unknown) => {
      if (!dying) throw error
      return 'broken off'
    },
  )
  await Promise.race([enough.promise, sending])
  const lifeMs = Math.round(random() * longestLife)
  await pause(lifeMs)
  dying = true
  await server.kill()
  say(`killed ${lifeMs} ms after ${wanted} confirmed; ${confirmed} confirmed in all, last mail ${await sending}`)
}

/**
 * Forwards decks by SMTP while the server is killed with SIGKILL again and again at random moments from `seed`; then asks a last
 * server for the deals. Each mail must be one of them, with its deck.
 */
export async function killDuringMails(seed: number): Promise<MailOutcome> {
  const random = makeRandomNumbers(seed)
  const dataDir = await openStartedFolder()
  const port = await findFreePort()
  const start = () => startServer(dataDir, { RELAY_SMTP_PORT: String(port), RELAY_DOMAIN: 'relay.test' })
  const waiting = await Promise.all(Array.from({ length: emails }, (_, n) => makeMail(n + 1)))
  const done: Forwarded[] = []
  const first = start()
  const token = await signUp(await first.ready)
  await first.kill()
  for (let kill = 1; kill <= kills; kill += 1) await liveAndDie(start(), port, random, waiting, done)
  const last = start()
  try {
    const { url } = await last.ready
    await sendMails(port, waiting, done, { most: emails, onConfirmed: () => undefined })
    const deals = await waitForDeals(url, token)
    return { acknowledged: done.length, deals: deals.length, faults: await listFaults(url, token, done, deals) }
  } finally {
    await last.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Waits until every mail is a deal that is over. */
async function waitForDeals(url: string, token: string): Promise<Deal[]> {
  const end = performance.now() + patience
  for (;;) {
    const deals = await listDeals(url, token)
    const isOver = deals.length >= emails && deals.every((deal) => deal.status !== 'in_progress')
    if (isOver || performance.now() > end) return deals
    await pause(500)
  }
}

async function listFaults(url: string, token: string, done: Forwarded[], deals: Deal[]): Promise<string[]> {
  const files = await Promise.all(
    deals.map(async (deal) => ({
      deal,
      file: await download(url, token, `/api/pitch_decks/${deal.pitch_deck_id}/file/`),
    })),
  )
  return done.flatMap(({ name, pdf }) => {
    const made = files.filter(({ file }) => file.equals(pdf))
    if (made.length !== 1) return [`${name} is ${made.length} deals`]
    return made.flatMap(({ deal }) =>
      deal.status === 'completed' ? [] : [`${name} is ${deal.status}: ${deal.status_detail}`],
    )
  })
}
