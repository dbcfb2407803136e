import { z } from 'zod'
import { askedPassage, askedSentence } from '#contract/ask-deck.ts'
import type { DeckAsker, FoundInDeck, SettledAnswer } from '#engine/ask/ask-deck.ts'
import { unavailable } from '#server/platform/errors.ts'
import { startWorkerThread } from '#server/platform/worker-thread.ts'
import { plannedRequest } from '../memos/memo-engine.ts'
import type { AskTask } from './deck-asker-worker.ts'

/** Kept between questions; a new thread takes as long as a slow answer. */
const idleMs = 60_000

const found = z.object({
  passages: z.array(askedPassage),
  isUnstated: z.boolean(),
  request: plannedRequest,
}) satisfies z.ZodType<FoundInDeck>
const settled = z.object({
  sentences: z.array(askedSentence),
  dropped: z.number(),
}) satisfies z.ZodType<SettledAnswer>

/**
 * Looks in decks in a thread of its own, so that no question holds up other requests; the thread is ended when one takes
 * more than `seconds` of the processor, which is answered 503. `entry` is the thread's module.
 */
export function createDeckAsker(
  seconds: number,
  entry: URL = new URL('./deck-asker-worker.ts', import.meta.url),
): DeckAsker {
  const late = () => unavailable('Searching the deck took too long. Try again in a few seconds.')
  const thread = startWorkerThread({ entry, seconds, idleMs, late })
  const run = (task: AskTask, owner: string) => thread.run(task, { owner })
  return {
    find: async (input, owner) => found.parse(await run({ input, answer: null }, owner)),
    settle: async (input, answer, owner) => settled.parse(await run({ input, answer }, owner)),
    close: thread.close,
  }
}
