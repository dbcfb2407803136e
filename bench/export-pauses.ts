// How long exports of a long memo hold up the server: node scripts/with-node.cjs bench/export-pauses.ts
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { joinFirstread } from '../scripts/join-firstread.ts'
import { LocalClient } from '../scripts/local-client.ts'
import { computeMedian } from './rounds.ts'

const person = {
  email: 'bench@calder.demo',
  password: 'bench-first-read',
  firstName: 'Bo',
  lastName: 'Calder',
  firm: 'Bench',
}
const formats = ['pdf', 'docx', 'pdf', 'docx', 'pdf', 'docx']
/** So many paragraphs make a memo of some forty pages. */
const paragraphs = 300

/** Asks for the server's health without a pause, in its own thread, and records how long each response took. */
const pinger = `const { parentPort, workerData } = require('node:worker_threads')
;(async () => { for (;;) { const start = performance.now(); await (await fetch(workerData)).text()
parentPort.postMessage(performance.now() - start); await new Promise((go) => setTimeout(go, 5)) } })()`

async function makeLongMemo({ services: { db } }: App, client: LocalClient): Promise<string> {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../samples/pdf/saas-seed.pdf')))
  const uploaded = await client.upload({ deal_name: 'Long memo' }, { name: 'deck.pdf', bytes })
  while ((await client.call(dealEndpoints.list, { query: {} })).some(({ status }) => status === 'in_progress'))
    await pause(100)
  const link = `[1](pitch_deck/${uploaded.pitch_deck_id}?page=2 "Grown by 240% in a year")`
  const paragraph = `Revenue has grown by 240% in a year, and 86 customers pay, more than twice as many as before ${link}. `
  const text = JSON.stringify(Array.from({ length: paragraphs }, () => paragraph.repeat(3)).join('\n\n'))
  await sql`update memo set json_response = jsonb_set(json_response, '{unstructured,executive_summary}', ${text}::jsonb)
    where memo_id = ${uploaded.generated_answer_id}::uuid`.execute(db)
  return uploaded.generated_answer_id
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-export-'))
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, PORT: '0', RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' }))
  try {
    const address = await app.start()
    if (address === null) throw new Error('The server listens nowhere.')
    const client = new LocalClient(address)
    await joinFirstread(app, client, person)
    const { key } = await client.call(accountEndpoints.logIn, { body: person })
    const memoId = await makeLongMemo(app, client)
    const health: number[] = []
    const worker = new Worker(pinger, { eval: true, workerData: `${address}/healthz` })
    worker.on('message', (ms: number) => health.push(ms))
    const measure = async (title: string, work: () => Promise<unknown>) => {
      health.length = 0
      const delay = monitorEventLoopDelay({ resolution: 1 })
      await pause(200)
      delay.enable()
      const start = performance.now()
      await work()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const longest = Math.round(Math.max(...health))
      console.log(
        `${title}: ${seconds} s; health p50 ${computeMedian(health).toFixed(1)} ms, at most ${longest} ms; longest pause ${Math.round(delay.max / 1e6)} ms`,
      )
    }
    const exportAs = async (format: string) => {
      const path = `/api/generated_answers/${memoId}/export/?format=${format}`
      const answer = await fetch(`${address}${path}`, { headers: { authorization: `Token ${key}` } })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.arrayBuffer()).byteLength
    }
    await measure('nothing', () => pause(2_000))
    await measure('one PDF', () => exportAs('pdf'))
    await measure(`${formats.length} at once`, () => Promise.all(formats.map(exportAs)))
    await worker.terminate()
  } finally {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
process.exit(0)
