import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { LabelledReading } from './count-outcomes.ts'
import type { LexiconName } from './list-lexicons.ts'
import type { DeckOutcomes } from './worth.ts'

/** What the thread is given: the word list to empty, and the decks to make memos of. */
export type WithoutLexicon = { lexicon: LexiconName; decks: LabelledReading[]; today: string }

// The only one who starts this thread is `runWithoutLexicon`, which gives this.
const { lexicon, decks, today } = workerData as WithoutLexicon
const whole = `${lexicon.url}?whole`
const emptier = new URL('./empty-value.ts', import.meta.url).href

// The engine is loaded after the hook, so that all of its modules see the emptied list.
registerHooks({
  load: (url, context, next) =>
    url === lexicon.url
      ? { format: 'module', shortCircuit: true, source: writeEmptied(lexicon.name) }
      : next(url, context),
})
const { countOutcomes } = await import('./count-outcomes.ts')
const outcomes: DeckOutcomes[] = decks.map((deck) => countOutcomes(deck, today))
parentPort?.postMessage(outcomes)

function writeEmptied(name: string): string {
  return [
    `import { ${name} as whole } from ${JSON.stringify(whole)}`,
    `import { emptyValue } from ${JSON.stringify(emptier)}`,
    `export * from ${JSON.stringify(whole)}`,
    `export const ${name} = emptyValue(whole)`,
  ].join('\n')
}
