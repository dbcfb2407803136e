import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type AskInput, askDeck } from '#engine/ask/ask-deck.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { createDeckAsker } from '#server/features/ask-deck/deck-asker.ts'
import { computeMedian, measureMs } from './rounds.ts'

/** Milliseconds of the first and of the middle answer, and the longest time in which nothing else was done. */
export type Asking = { first: number; answer: number; pause: number }

const sentence =
  'Operators of small harbours lose bookings since berths are sold by phone, on paper and from memory in season.'

function denseDeck(pages: number): AskInput['doc'] {
  const rows = (number: number) =>
    Array.from({ length: 18 }, (_, row) => ({ lines: `${number}.${row + 1} ${sentence}`, size: 10 }))
  return deck(
    Array.from({ length: pages }, (_, index) =>
      page({ title: `Chapter ${index + 1} of the plan`, blocks: rows(index + 1) }),
    ),
  )
}

/** Asks a long deck again and again, in the thread that the server uses and, beside it, without one. */
export async function measureAsking(
  pages: number,
  rounds: number,
): Promise<{ words: number; thread: Asking; here: Asking }> {
  const doc = denseDeck(pages)
  const input: AskInput = { doc, updates: [], deckId: '', question: 'How are berths sold in season?', proved: [] }
  const asker = createDeckAsker(60)
  // The thread first: what is warm in it is not warm here.
  const thread = await measured(rounds, () => asker.find(input, 'workspace-1'))
  await asker.close()
  const here = await measured(rounds, async () => askDeck(input))
  const words = doc.pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words)))
  return { words: words.length, thread, here }
}

async function measured(rounds: number, ask: () => Promise<unknown>): Promise<Asking> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // It counts from its first tick.
  await pause(20)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await measureMs(ask))
    await pause(5)
  }
  delay.disable()
  return { first: times[0] ?? 0, answer: computeMedian(times), pause: delay.max / 1e6 }
}
