import { z } from 'zod'
import { recognitionLanguages } from './recognition-language.ts'
import type { RecognitionNeed } from './recognition-need.ts'

/** Changes whenever another engine, language data, picture or setting would find other words. */
export const recogniserVersion =
  'tesseract.js 7.0.0, eng 4.0.0_best_int, 1600 px, segmentation 3, missed lines by PP-OCRv4, logos 11 twice'

const pixels = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** A word in pixels of the page's picture: left, top, right, bottom. Confidence is 0 to 1. */
const recognisedWord = z.object({ text: z.string(), confidence: z.number(), box: pixels })

/** A line of words; the baseline runs from x, y to x, y in pixels. */
const recognisedLine = z.object({ baseline: pixels, words: z.array(recognisedWord) })

/** Everything that was recognised on a picture of `width` by `height` pixels, doubtful words included. */
export const recognisedPage = z.object({
  version: z.literal(recogniserVersion),
  /** Pages kept before others were known are in English. */
  language: z.enum(recognitionLanguages).default('eng'),
  width: z.number(),
  height: z.number(),
  lines: z.array(recognisedLine),
  /** What scattered words were found where the page's logos are looked for. */
  logos: z.array(recognisedLine).exactOptional(),
})
export type RecognisedWord = z.output<typeof recognisedWord>
export type RecognisedLine = z.output<typeof recognisedLine>
export type RecognisedPage = z.output<typeof recognisedPage>

/** The outcome for one page: `page` is null where recognition failed, and `cause` tells a person why. */
export type Recognised =
  | { need: RecognitionNeed; page: RecognisedPage; cause: null }
  | { need: RecognitionNeed; page: null; cause: string }
