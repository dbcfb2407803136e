import type { z } from 'zod'
import { loadPdfium, type Pdfium } from '../pdfium.ts'
import { type RecognisedLine, type RecognisedPage, recogniserVersion } from './recognised-page.ts'
import { isHeadingOverLogos } from './recognition-need.ts'
import type { RecognitionResult, RecognitionTask, recognitionSpent } from './recognition-task.ts'
import { type GreyImage, largerWidthPixels, renderForRecognition } from './render-for-recognition.ts'
import { startTesseract, type Tesseract } from './tesseract.ts'
import { startTextDetector, type TextDetector } from './text-detector.ts'
import { findUnreadRegions, replaceReading } from './unread-regions.ts'

// The image library below Tesseract reports on photos to standard error, which is of no use there.
process.stderr.write = () => true

const sendEveryMs = 200

let pdfium: Promise<Pdfium> | null = null
let tesseract: Promise<Tesseract> | null = null
let detector: Promise<TextDetector> | null = null

/** Recognises one page. What PDFium or Tesseract throws is thrown on: the thread must not go on then. */
export default async function work(task: RecognitionTask): Promise<RecognitionResult> {
  tesseract ??= startTesseract(task.dataFolder)
  pdfium ??= loadPdfium(task.memoryMb)
  try {
    await (await tesseract).setLanguage(task.language)
    if (task.need.text === 'replace') detector ??= startTextDetector()
    await detector
  } catch (error) {
    const failed = tesseract
    ;[tesseract, detector] = [null, null]
    // One that started must not stay beside the next one.
    await failed.then(
      ({ end }) => end(),
      () => undefined,
    )
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', cause: `OCR did not start. ${why}` }
  }
  const recogniser = await tesseract
  const send = async () => {
    const spentBelow = await recogniser.processorSeconds()
    task.port.postMessage({ spentBelow } satisfies z.output<typeof recognitionSpent>)
  }
  await send()
  const sending = setInterval(() => void send(), sendEveryMs)
  try {
    return await recognise({ pdfium: await pdfium, recogniser, detector: await detector }, task)
  } finally {
    clearInterval(sending)
  }
}

/** The detector is null until a page needs it. */
type Tools = { pdfium: Pdfium; recogniser: Tesseract; detector: TextDetector | null }

async function recognise(tools: Tools, task: RecognitionTask): Promise<RecognitionResult> {
  const { pdfium, recogniser } = tools
  const image = renderForRecognition(pdfium, task.pdf, { pages: task.pages }, task.need)
  if (image === null || isBlank(image.pgm)) return { kind: 'recognised', page: createEmptyPage(image, task) }
  const lines = task.need.text === 'leave' ? [] : await recogniseText(tools, image, task.need.text)
  const hasLogos = task.need.logos || (task.need.text === 'replace' && lines.some((line) => isHeading(line, image)))
  const logos = hasLogos ? { logos: await recogniseLogos(pdfium, recogniser, task, image) } : {}
  return { kind: 'recognised', page: { ...createEmptyPage(image, task), lines, ...logos } }
}

/** Reads the page as a whole, then each line that this has passed over: what stands on coloured cards, in charts and alone. */
async function recogniseText(
  { recogniser, detector }: Tools,
  image: GreyImage,
  text: 'keep' | 'replace',
): Promise<RecognisedLine[]> {
  const whole = recogniser.recognise(image, 'page')
  const [first, regions] = await Promise.all([whole, text === 'replace' ? (detector?.detect(image) ?? []) : []])
  let lines = first
  for (const region of findUnreadRegions(regions, first))
    lines = replaceReading(lines, region, await recogniser.recognise(image, 'line', region))
  return lines
}

function isHeading({ words }: RecognisedLine, { height }: GreyImage): boolean {
  const text = words.map((word) => word.text).join(' ')
  return isHeadingOverLogos(text, words.length, (words[0]?.box[1] ?? 0) / height)
}

/** Recognises scattered words on the image and on a larger one; returns all in pixels of the first. */
async function recogniseLogos(
  pdfium: Pdfium,
  recogniser: Tesseract,
  task: RecognitionTask,
  image: GreyImage,
): Promise<RecognisedLine[]> {
  const found = await recogniser.recognise(image, 'scattered')
  const larger = renderForRecognition(pdfium, task.pdf, { pages: task.pages }, task.need, largerWidthPixels)
  if (larger === null) return found
  const again = await recogniser.recognise(larger, 'scattered')
  return [...found, ...again.map((line) => scaleLine(line, image.width / larger.width))]
}

function scaleLine({ baseline, words }: RecognisedLine, by: number): RecognisedLine {
  const all = ([a, b, c, d]: RecognisedLine['baseline']): RecognisedLine['baseline'] => [a * by, b * by, c * by, d * by]
  return { baseline: all(baseline), words: words.map((word) => ({ ...word, box: all(word.box) })) }
}

const createEmptyPage = (size: GreyImage | null, { language }: RecognitionTask): RecognisedPage => ({
  version: recogniserVersion,
  language,
  width: size?.width ?? 1,
  height: size?.height ?? 1,
  lines: [],
})

/** Levels of grey (of 255) that a letter differs from its ground at least. */
const faint = 16
const header = 32

function isBlank(pgm: Uint8Array): boolean {
  let [low, high] = [255, 0]
  for (let n = header; n < pgm.length; n++) {
    const level = pgm[n] ?? 0
    if (level < low) low = level
    if (level > high) high = level
    if (high - low >= faint) return false
  }
  return true
}
