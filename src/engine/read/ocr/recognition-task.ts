import type { MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { recognisedPage } from './recognised-page.ts'
import type { RecognitionLanguage } from './recognition-language.ts'
import type { RecognitionNeed } from './recognition-need.ts'

/** A task of a recognition thread. The bytes of `pdf` are shared between threads, so it must not change. */
export type RecognitionTask = {
  /** The thread sends `recognitionSpent` through it. */
  port: MessagePort
  pdf: Uint8Array
  need: RecognitionNeed
  memoryMb: number
  pages: number
  language: RecognitionLanguage
  /** Folder of the packages of language data. */
  dataFolder: string
}

/** Processor seconds that Tesseract has used so far, which works in a thread below the recognition thread. */
export const recognitionSpent = z.object({ spentBelow: z.number() })

/** The thread's result; `cause` says for a person why the page was not recognised. */
export const recognitionResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recognised'), page: recognisedPage }),
  z.object({ kind: z.literal('failed'), cause: z.string() }),
])
export type RecognitionResult = z.output<typeof recognitionResult>
