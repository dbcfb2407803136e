// Proves that a long list of deals can be followed. Its one argument is the number of deals, 3,000 if left out.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { type FollowReport, followReport } from './follow-messages.ts'
import { joinFirstread } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'

const person = {
  email: 'robin@calder.demo',
  password: 'first-read-demo',
  firstName: 'Robin',
  lastName: 'Calder',
  firm: 'Calder Ventures',
}
const hearSeconds = 20
/** So long is the server watched while nothing happens. */
const watchSeconds = 5

/** Read deals of the workspace, made by SQL alone. */
async function makeDeals({ services: { db } }: App, workspaceId: string, count: number): Promise<void> {
  await sql`with made as (
      insert into deal (deal_id, deck_id, workspace_id, name, status, status_detail, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), ${workspaceId}::uuid, 'Company ' || n, 'completed', '',
        now() - n * interval '1 minute', now()
      from generate_series(1, ${count}::int) n returning deal_id, deck_id),
    decks as (
      insert into deck (deck_id, deal_id, page_count, created_at)
      select deck_id, deal_id, 20, now() from made returning deck_id),
    documents as (
      insert into document (document_id, deck_id, name, content_type, bytes, sha256, storage_key, created_at)
      select gen_random_uuid(), deck_id, 'deck.pdf', 'application/pdf', 1, '', '', now() from decks)
    insert into memo (memo_id, deal_id, flags, flag_values, founder_count, created_at)
    select gen_random_uuid(), deal_id, '{"signals":[]}', array['b2b'], 2, now() from made`.execute(db)
}

const saveFlags = (client: LocalClient) =>
  client.call(flagEndpoints.save, {
    body: { green_flags: ['b2b'], red_flags: [], input_flags: { quantity_of_founders: 0 } },
  })

/** A listener in its own thread, so that its reading takes no time of the server. */
function startFollowing(address: string, token: string, after: string | null) {
  const worker = new Worker(new URL('./follow-list.ts', import.meta.url), { workerData: { address, token, after } })
  let last: FollowReport = { connections: 0, events: 0, heard: 0, deleted: [] }
  worker.on('message', (message) => {
    last = followReport.parse(message)
  })
  return { opened: once(worker, 'message'), report: () => last, end: () => worker.terminate() }
}

/** The seconds until it was so, or nothing when it wasn’t in time. */
async function measureSecondsUntil(isSo: () => boolean, atMost: number): Promise<number[]> {
  const start = performance.now()
  while (performance.now() - start < atMost * 1000) {
    if (isSo()) return [(performance.now() - start) / 1000]
    await pause(20)
  }
  return []
}

async function fetchToken(app: App, client: LocalClient): Promise<{ token: string; workspaceId: string }> {
  await joinFirstread(app, client, person)
  const { key: token } = await client.call(accountEndpoints.logIn, { body: person })
  const { workspace_id } = await app.services.db
    .selectFrom('workspace')
    .select('workspace_id')
    .executeTakeFirstOrThrow()
  return { token, workspaceId: workspace_id }
}

/** The longest pause of the server's event loop in milliseconds while `work` runs. */
async function measureLongestPause(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await pause(100)
  delay.enable()
  await work()
  delay.disable()
  return Math.round(delay.max / 1e6)
}

async function main(count: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-list-'))
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, PORT: '0', RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' }))
  try {
    const address = await app.start()
    if (address === null) throw new Error('The server listens nowhere.')
    const client = new LocalClient(address)
    const { token, workspaceId } = await fetchToken(app, client)
    await makeDeals(app, workspaceId, count)
    const listener = startFollowing(address, token, null)
    await listener.opened
    const heardIn: number[] = []
    const saving = await measureLongestPause(async () => {
      await saveFlags(client)
      heardIn.push(...(await measureSecondsUntil(() => listener.report().heard === count, hearSeconds)))
    })
    const [one] = await app.services.db.selectFrom('deal').select('deal_id').limit(1).execute()
    if (one) await client.call(dealEndpoints.remove, { params: { dealId: one.deal_id } })
    const deletedIn = await measureSecondsUntil(() => listener.report().deleted.length > 0, hearSeconds)
    const idle = await measureLongestPause(() => pause(watchSeconds * 1000))
    const late = startFollowing(address, token, '0')
    const coming = await measureLongestPause(() => Promise.race([late.opened, pause(hearSeconds * 1000)]))
    const { heard, connections, events } = listener.report()
    await Promise.all([listener.end(), late.end()])
    const [heardAfter = 'not in time'] = heardIn.map((seconds) => `in ${seconds.toFixed(1)} s`)
    const [deletedAfter = 'not heard'] = deletedIn.map((seconds) => `heard in ${seconds.toFixed(1)} s`)
    console.log(`${count} followed deals, flags saved: ${heard} heard, ${heardAfter}`)
    console.log(`${connections} connections, ${events} events; a later deletion: ${deletedAfter}`)
    console.log('longest pause of the server:')
    console.log(`  ${saving} ms while flags are saved, ${idle} ms while nothing happens,`)
    console.log(`  ${coming} ms when a listener comes back with an old mark`)
    return heardIn.length + deletedIn.length === 2 && connections <= 2
  } finally {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

process.exit((await main(Number(process.argv[2] ?? 3_000))) ? 0 : 1)
