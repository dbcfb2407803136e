import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { addSlide, bullets, finishPdf, newPdf, type Theme, table, title } from '#samples/pdfkit-deck.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { joinFirstread } from '../scripts/join-firstread.ts'
import { LocalClient } from '../scripts/local-client.ts'
import { computePercentile, measureMs } from './rounds.ts'

const person = {
  email: 'team@calder.demo',
  password: 'bench-first-read',
  firstName: 'Bo',
  lastName: 'Calder',
  firm: 'Bench',
}
/** Deals of which people read the memos meanwhile. */
const known = 5
/** Milliseconds between two calls of a person. */
const thinking = 2_000
const aloneMs = 30_000

const pages = 20
const theme: Theme = {
  ink: '#222222',
  accent: '#0b7285',
  soft: '#e6f4f6',
  ground: '#ffffff',
  font: 'Helvetica',
  bold: 'Helvetica-Bold',
  heading: 'Helvetica-Bold',
}

/** A deck of a company of its own, so that none looks like another: that would be work of another kind. */
function makeDeck(n: number): Buffer {
  const name = `${['Calder', 'Brack', 'Eskmere', 'Dunhal', 'Alder'][n % 5]}${['wick', 'low', 'by', 'moor', 'ton'][Math.floor(n / 5) % 5]}`
  const doc = newPdf({ title: name, author: name, date: new Date('2026-01-15T09:00:00Z') })
  for (let page = 1; page <= pages; page += 1) {
    addSlide(doc, theme.ground)
    title(doc, theme, page === 1 ? name : `${['Problem', 'Product', 'Traction', 'Market', 'Team'][page % 5]} ${page}`)
    const facts = [
      `${name} sold ${n * 31 + page * 7} units in region ${page}.`,
      `Site ${n}-${page} saves ${(n * page) % 60}%.`,
    ]
    bullets(
      doc,
      theme,
      page % 2 === n % 2 ? facts : [...facts, `Raising $${2 + (n % 7)}M seed.`],
      { x: 56, y: 120, width: 848 },
      20,
    )
    const rows = Array.from({ length: 1 + ((n + page) % 5) }, (_, row) => [
      `${name} ${row}`,
      `${n * 13 + row * page} t`,
    ])
    table(doc, theme, [['Site', '2026'], ...rows], 300)
  }
  return finishPdf(doc)
}

type Times = { calls: number; p50: number; p95: number }

/** Times of the calls of people who list deals and read memos, with nothing else to do and while decks are read; and what failed. */
export async function measureTeam(
  people: number,
  decks: number,
): Promise<{ alone: Times; beside: Times; errors: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-bench-'))
  const port = String(await findFreePort())
  const config = readConfig({ DATA_DIR: dataDir, PORT: port, RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' })
  const app = await buildApp(config, { limitFactor: 1_000 })
  try {
    const address = await app.start()
    if (address === null) throw new Error('The server listens nowhere.')
    const client = new LocalClient(address)
    await joinFirstread(app, client, person)
    const files = Array.from({ length: known + decks }, (_, n) => new Uint8Array(makeDeck(n)))
    const upload = async (some: ReadonlyArray<(typeof files)[number]>) => {
      for (const bytes of some) await client.upload({ deal_name: 'Deck' }, { name: 'deck.pdf', bytes })
    }
    await upload(files.slice(0, known))
    await untilRead(client)
    const alone = await readAsTeam(client, people, pause(aloneMs))
    const work = upload(files.slice(known)).then(() => untilRead(client))
    const beside = await readAsTeam(client, people, work)
    return { alone: alone.times, beside: beside.times, errors: [...alone.errors, ...beside.errors] }
  } finally {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilRead(client: LocalClient): Promise<void> {
  for (;;) {
    const { by_status } = await client.call(dealEndpoints.counts, { query: {} })
    if (by_status.failed > 0) throw new Error('A deal failed.')
    if (by_status.in_progress === 0) break
    await pause(250)
  }
  const deals = await client.call(dealEndpoints.list, { query: {} })
  if (deals.some((deal) => deal.seen_before.length > 0)) throw new Error('A deck is taken for that of another company.')
}

/** Each person lists the deals and reads one of the memos in turns, until the work is over. */
async function readAsTeam(client: LocalClient, people: number, work: Promise<unknown>) {
  const times: number[] = []
  const errors: string[] = []
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const call = async (make: () => Promise<unknown>) => {
    try {
      times.push(await measureMs(make))
    } catch (error) {
      errors.push(String(error))
    }
    await pause(thinking)
  }
  const memoIds = (await client.call(dealEndpoints.list, { query: {} }))
    .filter(({ status }) => status === 'completed')
    .map((deal) => deal.generated_answer_id)
  const act = async (index: number) => {
    await pause((index / people) * thinking)
    for (let n = index; !isOver; n += 1) {
      const id = memoIds[n % memoIds.length] ?? ''
      if (n % 2 === 0) await call(() => client.call(dealEndpoints.list, { query: {} }))
      else await call(() => client.call(memoEndpoints.get, { params: { id } }))
    }
  }
  await Promise.all([ended, ...Array.from({ length: people }, (_, index) => act(index))])
  return {
    times: { calls: times.length, p50: computePercentile(times, 0.5), p95: computePercentile(times, 0.95) },
    errors,
  }
}
