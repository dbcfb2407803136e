import type { MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { hiddenCauses, leftOutKinds } from '../../deck-doc.ts'
import { failedMessage } from '../run-in-thread.ts'

/** A task of the rendering thread, which sends its messages through `port`. */
export type PptxTask = { port: MessagePort; file: Uint8Array; pages: number; work: 'count' | 'render' }

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const slideNotes = z.object({
  isHidden: z.boolean(),
  hidden: z.array(z.object({ text: z.string(), box, cause: z.enum(hiddenCauses) })),
  asides: z.array(z.object({ kind: z.enum(['notes', 'picture']), text: z.string() })),
  lost: z.array(z.enum(leftOutKinds)),
})

/** Messages of the rendering thread; all but 'opened', 'slide' and 'image' end a task. */
export const pptxMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), slides: z.number().int() }),
  z.object({ kind: z.literal('slide'), slide: z.number().int() }),
  z.object({ kind: z.literal('image') }),
  z.object({ kind: z.literal('counted'), slides: z.number().int() }),
  z.object({
    kind: z.literal('rendered'),
    pdf: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    slides: z.array(slideNotes),
  }),
  failedMessage,
])
export type PptxMessage = z.output<typeof pptxMessage>
