// Memory of a server while large decks arrive at once: node scripts/with-node.cjs bench/upload-memory.ts [UPLOADS] [MB EACH]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { joinFirstread } from '../scripts/join-firstread.ts'
import { LocalClient } from '../scripts/local-client.ts'

const person = {
  email: 'bench@calder.demo',
  password: 'bench-first-read',
  firstName: 'Bo',
  lastName: 'Calder',
  firm: 'Bench',
}
const served = z.object({ address: z.string(), token: z.string() })

/** The server, in a process of its own so that its memory is known. */
async function serve(dataDir: string): Promise<void> {
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, PORT: '0', RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' }))
  const address = (await app.start()) ?? ''
  const client = new LocalClient(address)
  await joinFirstread(app, client, person)
  const { key: token } = await client.call(accountEndpoints.logIn, { body: person })
  process.send?.({ address, token } satisfies z.output<typeof served>)
  process.once('disconnect', () => void app.stop().then(() => process.exit(0)))
}

/** A deck of one page that is as large as wanted. */
async function buildLargeDeck(megabytes: number): Promise<Uint8Array> {
  const deck = await PDFDocument.create()
  deck.addPage().drawText('A large deck')
  deck.context.register(deck.context.stream(new Uint8Array(megabytes * 1_000_000)))
  return deck.save({ useObjectStreams: false })
}

/** Megabytes of a process by a line of its status: VmRSS now, VmHWM at most so far. */
function readMegabytes(server: ChildProcess, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024)
}

async function measure(uploads: number, megabytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firstread-memory-'))
  const server = fork(import.meta.filename, ['serve', join(folder, 'data')])
  try {
    const [message] = await once(server, 'message')
    const { address, token } = served.parse(message)
    const file = join(folder, 'deck.pdf')
    writeFileSync(file, await buildLargeDeck(megabytes))
    const before = readMegabytes(server, 'VmRSS')
    const send = async (n: number) => {
      const form = new FormData()
      form.set('deal_name', `Deal ${n}`)
      form.set('pdf_file', await openAsBlob(file, { type: 'application/pdf' }), 'deck.pdf')
      const headers = { authorization: `Token ${token}` }
      const answer = await fetch(`${address}${deckEndpoints.upload.path}`, { method: 'POST', body: form, headers })
      await answer.arrayBuffer()
      return answer.status
    }
    const start = performance.now()
    const statuses = await Promise.all(Array.from({ length: uploads }, (_, n) => send(n)))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const made = statuses.filter((status) => status === 201).length
    console.log(`${uploads} uploads of ${megabytes} MB at once: ${made} taken in ${seconds} s`)
    console.log(`resident memory: ${before} MB before, at most ${readMegabytes(server, 'VmHWM')} MB`)
  } finally {
    server.disconnect()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

const [first, second] = process.argv.slice(2)
if (first === 'serve') await serve(second ?? '')
else await measure(Number(first ?? 24), Number(second ?? 95))
