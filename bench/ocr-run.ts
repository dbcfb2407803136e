import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { rasterise } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { listBenchDecks } from './bench-decks.ts'
import { measureAccuracy } from './ocr-accuracy.ts'
import { measureRecognition } from './ocr-speed.ts'
import { measureUpload } from './upload-speed.ts'

const { values } = parseArgs({ options: { decks: { type: 'string' }, rounds: { type: 'string', default: '3' } } })
const decks = listBenchDecks(values.decks ?? null).filter(({ name }) => name !== 'image-only.pdf')
/** Milliseconds a page a core, milliseconds for the upload of 15 pages, and how much more than tesseract.js alone. */
const targets = { page: 900, upload: 12_000, ratio: 1.5 }
const uploadPages = 15

const load = () => `load ${loadavg()[0]?.toFixed(1)}`
const formatPercent = (share: number) => `${(share * 100).toFixed(1)}%`

console.log(`Words of text decks rendered as images (${load()})`)
const accuracy = await measureAccuracy(decks)
console.table({
  words: {
    pages: accuracy.pages,
    F1: accuracy.f1.toFixed(3),
    'F1 of numbers': accuracy.numbersF1.toFixed(3),
    'right of all': formatPercent(accuracy.precision),
    'right of the sure': formatPercent(accuracy.surePrecision),
    sure: formatPercent(accuracy.sure),
    'error of type size': formatPercent(accuracy.sizeError),
  },
})

console.log(`Processor time a page (${load()})`)
const speed = await measureRecognition(decks, Number(values.rounds))
const ratio = speed.reading / speed.bare
console.table({
  'tesseract.js alone': { 'ms a page': Math.round(speed.bare) },
  reading: { 'ms a page': Math.round(speed.reading) },
})
const shareOfLimit = speed.reading / targets.page
console.log(`reading takes ${ratio.toFixed(2)} times tesseract.js alone (target: at most ${targets.ratio})`)
console.log(`and ${shareOfLimit.toFixed(2)} of the limit of ${targets.page} ms`)

const pictures = await rasterise(await loadPdfium(), textDeckPdf(uploadPages), 1600)
const before = load()
const upload = await measureUpload(pictures, 3)
console.log(`From upload to completed, ${uploadPages} pages of pictures (${before} before)`)
console.table({ seconds: { first: upload.first / 1000, 'median of 3': upload.median / 1000 } })
console.log(`target: under ${targets.upload / 1000} s on 2 cores`)

if (speed.reading > targets.page || ratio > targets.ratio || upload.first > targets.upload) process.exitCode = 1
process.exit()
