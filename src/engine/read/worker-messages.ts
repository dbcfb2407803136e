import type { MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import type { DeckDoc, DeckPage } from '../deck-doc.ts'
import type { ImageSizes } from '../ports.ts'
import type { Recognised } from './ocr/recognised-page.ts'
import { failedMessage } from './run-in-thread.ts'

/** A task of the reading thread, which sends its messages through `port`. */
export type ReadTask = {
  port: MessagePort
  pdf: Uint8Array
  memoryMb: number
  pages: number
  work:
    | { kind: 'inspect' }
    | { kind: 'unlock'; password: string }
    | { kind: 'read' }
    | { kind: 'reread'; recognised: Recognised[] }
    | ({ kind: 'images'; from: number; to: number } & ImageSizes)
}

const count = z.number().int().min(0)
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** A reading is large and comes from our own code in the thread, so its outline is checked and not every word. */
const outline = z.object({ pageCount: count, pages: z.array(z.unknown()), metadata: z.object({}) })
const deckDoc = z.custom<DeckDoc>((value) => {
  const parsed = outline.safeParse(value)
  return parsed.success && parsed.data.pages.length === parsed.data.pageCount
})

const deckPages = z.custom<DeckPage[]>((value) => outline.shape.pages.safeParse(value).success)
const need = z.object({
  page: count,
  text: z.enum(['keep', 'replace', 'leave']),
  logos: z.literal(true).exactOptional(),
})

/**
 * Messages of the reading thread, in the order of events; 'page' when it begins one. 'counted', 'unlocked', 'read', 'reread',
 * 'rendered' and 'failed' end a task. After a fatal failure the thread must be ended.
 */
export const workerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pageCount: count }),
  z.object({ kind: z.literal('page'), page: count }),
  z.object({ kind: z.literal('progress'), done: count, total: count }),
  z.object({
    kind: z.literal('image'),
    page: count,
    width: count,
    height: count,
    webp: bytes,
    thumb: bytes.nullable(),
  }),
  z.object({ kind: z.literal('counted'), pageCount: count }),
  z.object({ kind: z.literal('unlocked'), pdf: bytes }),
  z.object({ kind: z.literal('read'), doc: deckDoc, needs: z.array(need) }),
  z.object({ kind: z.literal('reread'), pages: deckPages }),
  z.object({ kind: z.literal('rendered') }),
  failedMessage,
])
export type WorkerMessage = z.output<typeof workerMessage>
