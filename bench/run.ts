import { parseArgs } from 'node:util'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { measureAsking } from './ask-speed.ts'
import { listBenchDecks } from './bench-decks.ts'
import { measureDrawing } from './draw-speed.ts'
import { measureReading } from './read-speed.ts'
import { computePagesPerSecond } from './rounds.ts'
import { measureUpload } from './upload-speed.ts'

const { values } = parseArgs({ options: { decks: { type: 'string' }, rounds: { type: 'string', default: '9' } } })
const decks = listBenchDecks(values.decks ?? null)

/** A part of the bench: it prints its own table and returns whether its target is met. */
type Part = { title: string; run: () => Promise<boolean> }

const parts: Part[] = [
  { title: 'Reading and memo, in one process', run: readingPart },
  { title: 'Page pictures, 1200 pixels wide, WebP', run: drawingPart },
  { title: 'From upload to completed, on a server of its own', run: uploadPart },
  { title: 'A question about a deck of 40 dense pages', run: askingPart },
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
  console.log(`reading and memo take ${ratio.toFixed(2)} times the bare characters (target: at most 4)`)
  return ratio <= 4
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
  const { first, median } = await measureUpload(textDeckPdf(20), 3)
  console.table({
    'text deck, 20 pages': { 'first, s': formatSeconds(first), 'median of 3, s': formatSeconds(median) },
  })
  console.log('target: under 5 s on 2 cores')
  return first < 5000
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

const formatSeconds = (ms: number) => Number((ms / 1000).toFixed(2))

let met = true
for (const { title, run } of parts) {
  console.log(`\n${title}`)
  met = (await run()) && met
}
if (!met) process.exitCode = 1
