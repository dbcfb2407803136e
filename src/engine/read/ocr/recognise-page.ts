import type { Pdfium } from '../pdfium.ts'
import { type RecognisedLine, type RecognisedPage, recogniserVersion } from './recognised-page.ts'
import { isHeadingOverLogos } from './recognition-need.ts'
import type { RecognitionTask } from './recognition-task.ts'
import { type GreyImage, largerWidthPixels, renderForRecognition } from './render-for-recognition.ts'
import type { Tesseract } from './tesseract.ts'
import type { TextDetector } from './text-detector.ts'
import type { Region } from './text-regions.ts'
import { findUnreadRegions, replaceReading } from './unread-regions.ts'

/** What recognises a page; the detector is null where the page keeps its text layer. */
type Tools = { pdfium: Pdfium; recogniser: Tesseract; detector: TextDetector | null }

/** Recognises what a page's need asks for: its text, its logos or both. */
export async function recognisePage(tools: Tools, task: RecognitionTask): Promise<RecognisedPage> {
  const { text, logos: wantsLogos } = task.need
  const image = render(tools, task)
  if (image === null || isBlank(image.pgm)) return createEmptyPage(image, task)
  // Both at the same time: Tesseract works in a thread of its own.
  const [whole, regions] = await Promise.all([
    text === 'leave' ? [] : tools.recogniser.recognise(image, 'page'),
    tools.detector?.detect(image) ?? [],
  ])
  const lines = await addPassedOver(tools, image, whole, regions)
  const hasLogos = wantsLogos || (text === 'replace' && lines.some((line) => isHeading(line, image)))
  const logos = hasLogos ? { logos: await recogniseLogos(tools, task, image) } : {}
  return { ...createEmptyPage(image, task), lines, ...logos }
}

const render = ({ pdfium }: Tools, { pdf, pages, need }: RecognitionTask, width?: number) =>
  renderForRecognition(pdfium, pdf, { pages }, need, width)

/** Adds the lines that reading the page as a whole has passed over: on coloured cards, in charts and alone. */
async function addPassedOver(
  { recogniser }: Tools,
  image: GreyImage,
  lines: readonly RecognisedLine[],
  regions: readonly Region[],
): Promise<RecognisedLine[]> {
  const unread = findUnreadRegions(regions, lines, image.height)
  let all = [...lines]
  for (const region of unread) all = replaceReading(all, region, await recogniser.recognise(image, 'line', region))
  return all
}

function isHeading({ words }: RecognisedLine, { height }: GreyImage): boolean {
  const text = words.map((word) => word.text).join(' ')
  return isHeadingOverLogos(text, words.length, (words[0]?.box[1] ?? 0) / height)
}

/** Recognises scattered words on the image and on a larger one; returns all in pixels of the first. */
async function recogniseLogos(tools: Tools, task: RecognitionTask, image: GreyImage): Promise<RecognisedLine[]> {
  const found = await tools.recogniser.recognise(image, 'scattered')
  const larger = render(tools, task, largerWidthPixels)
  if (larger === null) return found
  const again = await tools.recogniser.recognise(larger, 'scattered')
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
