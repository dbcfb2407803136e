import { parseArgs } from 'node:util'
import { rasterise } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { postgresPrograms } from '#server/testing/postgres-server.ts'
import { measureAsking } from './ask-speed.ts'
import { listBenchDecks } from './bench-decks.ts'
import { measureDealList } from './deal-list.ts'
import { measureDrawing } from './draw-speed.ts'
import { measureMemoCommand } from './memo-command.ts'
import { measureRecognitionAlone } from './ocr-speed.ts'
import { measureReading } from './read-speed.ts'
import { computePagesPerSecond } from './rounds.ts'
import { measureTeam } from './team-speed.ts'
import { measureUpload } from './upload-speed.ts'
import { measureWorkers } from './worker-speed.ts'

const { values } = parseArgs({
  options: { decks: { type: 'string' }, rounds: { type: 'string', default: '9' }, only: { type: 'string' } },
})
const decks = listBenchDecks(values.decks ?? null)

/** A part of the bench: it prints its own table and returns whether its target is met. */
type Part = { title: string; run: () => Promise<boolean> }

const parts: Part[] = [
  { title: 'Reading and memo, in one process', run: readingPart },
  { title: 'Page pictures, 1200 pixels wide, WebP', run: drawingPart },
  { title: 'From upload to completed, on a server of its own', run: uploadPart },
  { title: '15 pages of images, from upload to completed', run: imagesPart },
  { title: 'A question about a deck of 40 dense pages', run: askingPart },
  { title: 'The list of 80,000 deals, beside 50 rows by primary key', run: listPart },
  { title: 'Decks that come at once, by one, two and four worker processes', run: workersPart },
  { title: 'Fifty people who list and read, while 20 decks are read', run: teamPart },
]

async function readingPart(): Promise<boolean> {
  const speed = await measureReading(decks, Number(values.rounds))
  const both = speed.reading + speed.memo
  const ratio = both / speed.characters
  const row = (ms: number) => ({
    'ms a round': Math.round(ms),
    'pages a second': computePagesPerSecond(speed.pages, ms),
  })
  console.log(`${decks.length} decks, ${speed.pages} pages, median of ${values.rounds} rounds`)
  console.table({
    'bare characters, same PDFium': row(speed.characters),
    reading: row(speed.reading),
    memo: row(speed.memo),
    'reading and memo': row(both),
    'pictures to confirm hidden text': { 'ms a round': Math.round(speed.hiddenText) },
    ...(speed.poppler === null ? {} : { 'pdftotext (Poppler), a process a deck': row(speed.poppler) }),
  })
  console.log(`reading and memo take ${ratio.toFixed(2)} times the bare characters (target: at most 3.5)`)
  return ratio <= 3.5
}

async function drawingPart(): Promise<boolean> {
  const { ms, pictures, bytes } = await measureDrawing(decks, 1200)
  console.table({
    pictures: {
      pages: pictures,
      'ms a page': Math.round(ms / pictures),
      'KB a page': Math.round(bytes / pictures / 1024),
    },
  })
  return true
}

async function uploadPart(): Promise<boolean> {
  const deck = textDeckPdf(20)
  const command = await measureMemoCommand(deck, 3)
  const { first, median } = await measureUpload(deck, 3)
  const ratio = first / command
  console.table({
    'text deck, 20 pages': { 'first, s': formatSeconds(first), 'median of 3, s': formatSeconds(median) },
    'by the memo command': { 'median of 3, s': formatSeconds(command) },
  })
  console.log(`the first took ${round(ratio)} times the memo command (target: at most 2), and under 5 s on 2 cores`)
  return first < 5000 && ratio <= 2
}

async function imagesPart(): Promise<boolean> {
  const pages = 15
  const deck = await rasterise(await loadPdfium(), textDeckPdf(pages), 1600)
  const alone = await measureRecognitionAlone(deck, pages)
  const { first, median } = await measureUpload(deck, 3)
  const ratio = first / alone
  console.table({
    'from upload to completed': { 'first, s': formatSeconds(first), 'median of 3, s': formatSeconds(median) },
    'their recognition alone': { 'first, s': formatSeconds(alone) },
  })
  console.log(`the first took ${round(ratio)} times their recognition (target: at most 1.5)`)
  return ratio <= 1.5
}

async function askingPart(): Promise<boolean> {
  const { words, thread, here } = await measureAsking(40, 9)
  const row = ({ first, answer, pause }: typeof thread) => ({
    'first answer, ms': Math.round(first),
    'median answer, ms': Math.round(answer),
    'longest pause of the server, ms': Math.round(pause),
  })
  console.log(`${words} words`)
  console.table({ 'in a thread, as the server does': row(thread), 'in the server’s own thread': row(here) })
  console.log('target: no pause over 50 ms')
  return thread.pause <= 50
}

async function listPart(): Promise<boolean> {
  const { byKey, cases } = await measureDealList(40)
  const row = ({ p50, p95 }: { p50: number; p95: number }) => ({ 'p50, ms': round(p50), 'p95, ms': round(p95) })
  console.table({
    '50 rows by primary key': row(byKey),
    ...Object.fromEntries(
      cases.map(({ name, ratio, most, ...times }) => [name, { ...row(times), ratio: round(ratio), 'at most': most }]),
    ),
  })
  return cases.every(({ ratio, most }) => ratio <= most)
}

async function workersPart(): Promise<boolean> {
  if (postgresPrograms === null) {
    console.log('not measured: PostgreSQL is not installed')
    return true
  }
  const { cores, speeds } = await measureWorkers([1, 2, 4], 24)
  const [one] = speeds
  console.table(
    Object.fromEntries(
      speeds.map(({ workers, seconds, decksAMinute }) => [
        `${workers} workers`,
        {
          seconds: round(seconds),
          'decks a minute': Math.round(decksAMinute),
          'times one': round((one?.seconds ?? 0) / seconds),
        },
      ]),
    ),
  )
  console.log(`${cores} cores, which database, bucket and web process share`)
  return true
}

async function teamPart(): Promise<boolean> {
  const { alone, beside, errors } = await measureTeam(50, 20)
  const row = ({ calls, p50, p95 }: typeof alone) => ({ calls, 'p50, ms': round(p50), 'p95, ms': round(p95) })
  console.table({ alone: row(alone), 'while decks are read': row(beside) })
  for (const error of errors.slice(0, 5)) console.log(error)
  console.log(`p95 ${round(beside.p95 / alone.p95)} times that alone (target: at most 3), ${errors.length} errors`)
  return beside.p95 <= 3 * alone.p95 && errors.length === 0
}

const round = (value: number) => Number(value.toFixed(2))
const formatSeconds = (ms: number) => Number((ms / 1000).toFixed(2))

let met = true
const asked = parts.filter(({ title }) => title.toLowerCase().includes((values.only ?? '').toLowerCase()))
if (asked.length === 0) throw new Error(`No part of the bench has '${values.only}' in its title.`)
for (const { title, run } of asked) {
  console.log(`\n${title}`)
  met = (await run()) && met
}
if (!met) process.exitCode = 1
