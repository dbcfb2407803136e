import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deal } from '#contract/deals.ts'
import { makeRandomNumbers } from '#engine/testing/make-random-numbers.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import * as bad from '#samples/bad-inputs.ts'
import { type DriveStandIn, startDriveStandIn } from '#server/testing/drive-stand-in.ts'
import { download, sendLink, signUp } from './api-client.ts'
import { openStartedFolder, startServer } from './server-process.ts'
import { waitUntilAllOver } from './wait-until-all-over.ts'

/** Links that are sent, and how often the server is killed meanwhile. */
const links = proofSize(4, 20)
const kills = proofSize(2, 10)
const linksALife = 2
/** A life lasts up to this long after the server answers, in milliseconds. */
const longestLife = 2_500
/** Google holds half of the files back in the middle, and lets them go this often, in milliseconds. */
const heldMs = 300

type SentLink = { name: string; link: string; bytes: Buffer; dealId: string | null }

/** How a run ended: what is wrong with the deals, and how many links were acknowledged and fetched. */
export type LinkOutcome = { faults: string[]; acknowledged: number; fetched: number }

/**
 * Sends links to files of a Drive on this machine while the server is killed with SIGKILL at random moments from `seed`; each link
 * is sent once. Then a last server ends the work.
 */
export async function killWhileOpeningLinks(seed: number): Promise<LinkOutcome> {
  const random = makeRandomNumbers(seed)
  const drive = await startDriveStandIn()
  const releasing = setInterval(drive.release, heldMs)
  const dataDir = await openStartedFolder()
  const settings = { LINK_ORIGINS: [...drive.linkOrigins].map((pair) => pair.join('=')).join(',') }
  const sent = Array.from({ length: links }, (_, index) => putOnDrive(drive, index + 1))
  const waiting = [...sent]
  let server = startServer(dataDir, settings)
  try {
    const token = await signUp(await server.ready)
    for (let kill = 1; kill <= kills; kill += 1) {
      const { url } = await server.ready
      const sending = sendSome(url, token, waiting, linksALife).catch(() => {})
      await pause(Math.round(random() * longestLife))
      await server.kill()
      await sending
      server = startServer(dataDir, settings)
    }
    const { url } = await server.ready
    await sendSome(url, token, waiting, links)
    return await takeStock(url, token, sent, drive)
  } finally {
    clearInterval(releasing)
    await server.kill()
    await drive.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function putOnDrive(drive: DriveStandIn, number: number): SentLink {
  const id = `kill-while-opening-${number}`
  const bytes = bad.textDeckPdf(1 + (number % 3))
  drive.files.set(id, { name: `${id}.pdf`, bytes, ...(number % 2 === 0 && { state: 'held' }) })
  return { name: `Link ${number}`, link: `https://drive.google.com/file/d/${id}/view`, bytes, dealId: null }
}

/** Sends links until one is not answered, which is not sent again: its deal may be there. */
async function sendSome(url: string, token: string, waiting: SentLink[], most: number): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const one = waiting.shift()
    if (!one) return
    const answer = await sendLink(url, token, one.name, one.link)
    one.dealId = answer.deal_id
  }
}

async function takeStock(url: string, token: string, sent: SentLink[], drive: DriveStandIn): Promise<LinkOutcome> {
  const deals = await waitUntilAllOver(url, token)
  const faults: string[] = []
  for (const one of sent) {
    const fault = await findFault(url, token, one, deals)
    if (fault !== null) faults.push(`${one.name} ${fault}`)
  }
  const acknowledged = sent.filter(({ dealId }) => dealId !== null).length
  process.stdout.write(
    `${acknowledged} of ${sent.length} links acknowledged, ${drive.asked.length} requests for files\n`,
  )
  return { faults, acknowledged, fetched: drive.asked.length }
}

/** What is wrong with what became of a link; null when nothing is. */
async function findFault(url: string, token: string, one: SentLink, deals: Deal[]): Promise<string | null> {
  const own = deals.filter(({ name }) => name === one.name)
  if (own.length > 1) return `has ${own.length} deals`
  const [deal] = own
  if (!deal) return one.dealId === null ? null : 'is lost'
  if (deal.status !== 'completed') return `is ${deal.status}: ${deal.status_detail}`
  if (deal.documents_count !== 1) return `has ${deal.documents_count} documents`
  const file = await download(url, token, `/api/pitch_decks/${deal.pitch_deck_id}/file/`)
  return file.equals(one.bytes) ? null : 'has another file than was served'
}
