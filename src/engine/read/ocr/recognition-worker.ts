import type { z } from 'zod'
import { loadPdfium, type Pdfium } from '../pdfium.ts'
import { type RecognisedLine, type RecognisedPage, recogniserVersion } from './recognised-page.ts'
import { isHeadingOverLogos } from './recognition-need.ts'
import type { RecognitionResult, RecognitionTask, recognitionSpent } from './recognition-task.ts'
import { type GreyImage, largerWidthPixels, renderForRecognition } from './render-for-recognition.ts'
import { startTesseract, type Tesseract } from './tesseract.ts'

// The image library below Tesseract reports on photos to standard error, which is of no use there.
process.stderr.write = () => true

const sendEveryMs = 200

let pdfium: Promise<Pdfium> | null = null
let tesseract: Promise<Tesseract> | null = null

/** Recognises one page. What PDFium or Tesseract throws is thrown on: the thread must not go on then. */
export default async function work(task: RecognitionTask): Promise<RecognitionResult> {
  tesseract ??= startTesseract(task.dataFolder)
  pdfium ??= loadPdfium(task.memoryMb)
  try {
    await (await tesseract).setLanguage(task.language)
  } catch (error) {
    const failed = tesseract
    tesseract = null
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
    return await recognise(await pdfium, recogniser, task)
  } finally {
    clearInterval(sending)
  }
}

async function recognise(pdfium: Pdfium, recogniser: Tesseract, task: RecognitionTask): Promise<RecognitionResult> {
  const image = renderForRecognition(pdfium, task.pdf, { pages: task.pages }, task.need)
  if (image === null || isBlank(image.pgm)) return { kind: 'recognised', page: createEmptyPage(image, task) }
  const lines = task.need.text === 'leave' ? [] : await recogniser.recognise(image, 'page')
  const hasLogos = task.need.logos || (task.need.text === 'replace' && lines.some((line) => isHeading(line, image)))
  const logos = hasLogos ? { logos: await recogniseLogos(pdfium, recogniser, task, image) } : {}
  return { kind: 'recognised', page: { ...createEmptyPage(image, task), lines, ...logos } }
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
