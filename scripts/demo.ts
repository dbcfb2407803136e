import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dealEndpoints } from '#contract/deals.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { type App, buildApp } from '#server/app.ts'
import { describeOutbox } from '#server/features/dev-outbox/outbox-notice.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { getRelayAddress, getRelayDomain, demoPerson as person } from './demo-person.ts'
import { joinFirstread } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'

const root = resolve(import.meta.dirname, '..')
const decks = [
  { name: 'Inkwharf', file: 'saas-seed.pdf', update: 'March update: the pilot with the second bank has started.' },
  { name: 'Wherrow', file: 'marketplace-kpis.pdf', update: '' },
  { name: 'Stackmarrow', file: 'hidden-contradictions.pdf', update: '' },
]

const settings = {
  DATA_DIR: join(root, 'data', 'demo'),
  LOG_LEVEL: 'warn',
  RELAY_DOMAIN: getRelayDomain(person.firm),
}

/** The flag template of the demo, so that the memos show flags; a saved template stays. */
async function saveFlags(client: LocalClient): Promise<void> {
  if ((await client.call(flagEndpoints.list, { query: {} })).length > 0) return
  const body = {
    green_flags: [
      'b2b',
      'pt_software',
      'bm_subscription',
      'seed',
      'hq_usa',
      'hq_europe',
      'enterprise_software',
      'fintech',
    ],
    red_flags: ['b2g', 'pt_hardware', 'bm_advertising', 'bm_biotech', 'series_b', 'series_c', 'hq_offshore', 'crypto'],
    input_flags: { quantity_of_founders: 2 },
  }
  await client.call(flagEndpoints.save, { body })
}

/** Uploads the sample decks that are not there yet and waits until all are read. */
async function readSamples(client: LocalClient): Promise<void> {
  const known = new Set((await client.call(dealEndpoints.list, { query: {} })).map((deal) => deal.name))
  for (const { name, file, update } of decks.filter((deck) => !known.has(deck.name))) {
    const bytes = new Uint8Array(readFileSync(join(root, 'samples', 'pdf', file)))
    await client.upload({ deal_name: name, additional_data: update }, { name: file, bytes })
  }
  while ((await client.call(dealEndpoints.list, { query: {} })).some((deal) => deal.status === 'in_progress'))
    await pause(250)
}

function stopOnSignal(app: App): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.stop().then(() => process.exit(0)))
}

async function main(): Promise<void> {
  const app = await buildApp(readConfig({ ...settings, ...process.env }))
  stopOnSignal(app)
  const address = await app.start()
  if (address === null) throw new StartError('The demo answers calls itself: unset WORKER=only.')
  const client = new LocalClient(address)
  await joinFirstread(app, client, person)
  await saveFlags(client)
  await readSamples(client)
  const notice = describeOutbox(app.services, address)
  if (notice !== null) console.log(notice)
  console.log(`Firstread is at ${address}`)
  console.log(`Sign in with ${person.email} and the password ${person.password}`)
  if (app.services.config.relay.smtpPort !== 0)
    console.log(`Forward a sample email with a deck to ${getRelayAddress(person.firm)}: npm run demo:mail`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
