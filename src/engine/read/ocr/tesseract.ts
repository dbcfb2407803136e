import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { z } from 'zod'
import type { RecognisedLine } from './recognised-page.ts'
import type { GreyImage } from './render-for-recognition.ts'

/** A running recogniser: one image at a time, in a thread of its own. */
export type Tesseract = {
  recognise: (image: GreyImage, layout: ImageLayout) => Promise<RecognisedLine[]>
  /** Seconds of the processor that its thread has used so far; answers while it works, too. */
  processorSeconds: () => Promise<number>
}

/** `page`: text set in lines and columns; `scattered`: words here and there, such as logos. */
type ImageLayout = 'page' | 'scattered'
const segmentation = { page: PSM.AUTO, scattered: PSM.SPARSE_TEXT }

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box })
const line = z.object({ words: z.array(word), baseline: box })
const withThread = z.object({ worker: z.instanceof(Worker) })
const blocks = z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(line) })) }))

/** Returns the folder of the English language data in its npm package. */
export function findLanguageFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  return join(dirname(manifest), '4.0.0_best_int')
}

/**
 * Starts Tesseract with the language data in `folder`; nothing is loaded from a network, and nothing is written. Rejects
 * with a sentence for a person.
 */
export async function startTesseract(folder: string): Promise<Tesseract> {
  const file = join(folder, 'eng.traineddata.gz')
  if (!existsSync(file)) throw new Error('Its language data is missing; install the packages of Firstread again.')
  // The promise of a worker whose data can't be used stays pending: only the handler is called.
  const worker = await new Promise<Awaited<ReturnType<typeof createWorker>>>((resolve, reject) => {
    const options = { langPath: folder, gzip: true, cacheMethod: 'none', errorHandler: reject }
    createWorker('eng', OEM.LSTM_ONLY, options).then(resolve, reject)
  })
  const silent = { debug_file: '/dev/null' }
  await worker.setParameters({ user_defined_dpi: '150', ...silent })
  // The package's types leave out the thread that its worker has.
  const { worker: thread } = withThread.parse(worker)
  return {
    processorSeconds: async () => {
      const { user, system } = await thread.cpuUsage()
      return (user + system) / 1e6
    },
    recognise: async ({ pgm }, layout) => {
      await worker.setParameters({ tessedit_pageseg_mode: segmentation[layout] })
      const { data } = await worker.recognize(pgm, {}, { text: false, blocks: true })
      return toLines(blocks.parse(data.blocks ?? []))
    },
  }
}

function toLines(found: z.output<typeof blocks>): RecognisedLine[] {
  return found
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map(({ words, baseline }) => ({
      baseline: [baseline.x0, baseline.y0, baseline.x1, baseline.y1],
      words: words.map(({ text, confidence, bbox }) => ({
        text,
        confidence: Math.round(confidence) / 100,
        box: [bbox.x0, bbox.y0, bbox.x1, bbox.y1],
      })),
    }))
}
