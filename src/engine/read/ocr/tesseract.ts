import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { z } from 'zod'
import type { RecognisedLine } from './recognised-page.ts'
import { findLanguageFolder, type RecognitionLanguage } from './recognition-language.ts'
import type { GreyImage } from './render-for-recognition.ts'
import type { Region } from './text-regions.ts'

/** A running recogniser: one image at a time, in a thread of its own. */
export type Tesseract = {
  /** Returns lines in pixels of the image, also where only a region of it is read. */
  recognise: (image: GreyImage, layout: ImageLayout, region?: Region) => Promise<RecognisedLine[]>
  /** Sets the language of the next images. Rejects with a sentence for a person. */
  setLanguage: (language: RecognitionLanguage) => Promise<void>
  /** Seconds of the processor that its thread has used so far; answers while it works, too. */
  processorSeconds: () => Promise<number>
  /** Ends its thread. */
  end: () => Promise<void>
}

/** `page`: text set in lines and columns; `scattered`: words here and there, such as logos; `line`: a single line. */
type ImageLayout = 'page' | 'scattered' | 'line'
const segmentation = { page: PSM.AUTO, scattered: PSM.SPARSE_TEXT, line: PSM.SINGLE_LINE }

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box })
const line = z.object({ words: z.array(word), baseline: box })
const withThread = z.object({ worker: z.instanceof(Worker) })
const blocks = z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(line) })) }))
const constants = { user_defined_dpi: '150', debug_file: '/dev/null' }

/**
 * Starts Tesseract in English with the packages of language data in `dataFolder`; nothing is loaded from a network, and nothing is
 * written. Rejects with a sentence for a person.
 */
export async function startTesseract(dataFolder: string): Promise<Tesseract> {
  findDataFile(dataFolder, 'eng')
  // tesseract.js keeps this very list of what is loaded: what stands in it is not looked for in `langPath`.
  const loaded: string[] = ['eng']
  // The promise of a worker whose data can't be used stays pending: only the handler is called.
  const worker = await new Promise<Awaited<ReturnType<typeof createWorker>>>((resolve, reject) => {
    const langPath = findLanguageFolder(dataFolder, 'eng')
    const options = { langPath, gzip: true, cacheMethod: 'none', errorHandler: reject }
    createWorker(loaded, OEM.LSTM_ONLY, options).then(resolve, reject)
  })
  await worker.setParameters(constants)
  // The package's types leave out the thread that its worker has.
  const { worker: thread } = withThread.parse(worker)
  let current: RecognitionLanguage = 'eng'
  return {
    end: async () => {
      await worker.terminate()
    },
    processorSeconds: async () => {
      const { user, system } = await thread.cpuUsage()
      return (user + system) / 1e6
    },
    setLanguage: async (language) => {
      if (language === current) return
      if (!loaded.includes(language)) {
        const data = gunzipSync(await readFile(findDataFile(dataFolder, language)))
        await worker.FS('writeFile', [`${language}.traineddata`, data])
        loaded.push(language)
      }
      // The deck's language is asked first: behind English it lost one marked letter in four.
      await worker.reinitialize(language === 'eng' ? 'eng' : `${language}+eng`, OEM.LSTM_ONLY)
      await worker.setParameters(constants)
      current = language
    },
    recognise: async ({ pgm }, layout, region) => {
      await worker.setParameters({ tessedit_pageseg_mode: segmentation[layout] })
      const part = region === undefined ? {} : { rectangle: toRectangle(region) }
      const { data } = await worker.recognize(pgm, part, { text: false, blocks: true })
      return toLines(blocks.parse(data.blocks ?? []))
    },
  }
}

const toRectangle = ({ left, top, right, bottom }: Region) => ({ left, top, width: right - left, height: bottom - top })

function findDataFile(dataFolder: string, language: RecognitionLanguage): string {
  const file = join(findLanguageFolder(dataFolder, language), `${language}.traineddata.gz`)
  if (!existsSync(file)) throw new Error('Its language data is missing; install the packages of Firstread again.')
  return file
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
