import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WithoutLexicon } from './without-lexicon-worker.ts'
import type { DeckOutcomes } from './worth.ts'

/** Returns the outcomes of decks with one word list emptied, in a thread that loads the engine for itself; rejects where the engine cannot run without it. */
export async function runWithoutLexicon(task: WithoutLexicon): Promise<DeckOutcomes[]> {
  const worker = new Worker(new URL('./without-lexicon-worker.ts', import.meta.url), { workerData: task })
  try {
    const [outcomes] = await once(worker, 'message')
    return outcomes
  } finally {
    await worker.terminate()
  }
}
