import type { z } from 'zod'
import { loadPdfium, type Pdfium } from '../pdfium.ts'
import { recognisePage } from './recognise-page.ts'
import type { RecognitionResult, RecognitionTask, recognitionSpent } from './recognition-task.ts'
import { startTesseract, type Tesseract } from './tesseract.ts'
import { startTextDetector, type TextDetector } from './text-detector.ts'

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
  const needsDetector = task.need.text === 'replace'
  if (needsDetector) detector ??= startTextDetector()
  try {
    await Promise.all([tesseract.then((started) => started.setLanguage(task.language)), detector])
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
    const tools = { pdfium: await pdfium, recogniser, detector: needsDetector ? await detector : null }
    const page = await recognisePage(tools, task)
    return { kind: 'recognised', page }
  } finally {
    clearInterval(sending)
  }
}
