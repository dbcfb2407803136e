import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { LanguageModel } from '#engine/language-model.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { configureModel } from '../configured-model.ts'
import { cacheReadings, computeReaderVersion, usualCache } from '../learn/cached-decks.ts'
import { memoLimits } from '../memo-limits.ts'
import { citeFacts } from './cite-facts.ts'
import { type JudgedSentence, judgeSentences } from './judge-sentences.ts'
import { readSentenceSets, type SentenceSet } from './sentence-sets.ts'

const usage = `Usage: node src/cli/llm-proof/count-sentences.ts --dir DIR [--list] [--engine offline|llm]
Checks sentences that were written by hand against the facts they cite: how many of the true ones stand, and how many of
the altered ones fall, by kind of change. DIR holds one JSON a deck, in the form of src/cli/llm-proof/sentence-sets.ts.
--engine llm   has the model of AI_PROVIDER, AI_MODEL, AI_API_KEY read them a second time, as it reads its own prose
--list         names the sentences that were judged wrong, and the facts that the memo would not show`

/** What one set came to: `unheld` are ids of facts that the memo would not show, `unjudged` counts sentences that cite facts of no field. */
type Outcome = { name: string; judged: JudgedSentence[]; unheld: string[]; unjudged: number }

async function judgeSets(sets: readonly SentenceSet[], model: LanguageModel | null): Promise<Outcome[]> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  const { read } = cacheReadings(reader, usualCache, await computeReaderVersion())
  try {
    const outcomes: Outcome[] = []
    for (const { name, deckPath, facts, sentences } of sets) {
      const set = citeFacts(facts, await read(await readFile(deckPath)))
      const judged = await judgeSentences(sentences, set, model)
      outcomes.push({ name, judged, unheld: set.unheld, unjudged: sentences.length - judged.length })
    }
    return outcomes
  } finally {
    await reader.close()
  }
}

const isRight = ({ kind, problem }: JudgedSentence) => (kind === 'true') === (problem === null)

function printTotals(outcomes: readonly Outcome[]): void {
  const all = outcomes.flatMap(({ judged }) => judged)
  const count = (name: string, some: readonly JudgedSentence[]) => {
    const right = some.filter(isRight).length
    const share = some.length === 0 ? '' : ` (${((100 * right) / some.length).toFixed(1)}%)`
    console.log(`${name.padEnd(22)}${String(right).padStart(5)} of ${some.length}${share}`)
  }
  count(
    'true that stand',
    all.filter(({ kind }) => kind === 'true'),
  )
  const altered = all.filter(({ kind }) => kind === 'altered')
  count('altered that fell', altered)
  for (const [change, some] of [...Map.groupBy(altered, (one) => one.change ?? 'none')].sort())
    count(`  ${change}`, some)
  const unjudged = outcomes.reduce((sum, one) => sum + one.unjudged, 0)
  if (unjudged > 0) console.log(`${unjudged} sentences are not judged: they cite facts of no field.`)
}

function printList(outcomes: readonly Outcome[]): void {
  for (const { name, judged, unheld } of outcomes) {
    if (unheld.length > 0) console.log(`${name}: not shown by the memo: ${unheld.join(', ')}`)
    for (const { id, kind, change, text, problem } of judged.filter((one) => !isRight(one)))
      console.log(
        `${name} ${id} ${kind === 'true' ? `true, fell: ${problem}` : `altered (${change}), stood`}\n    ${text}`,
      )
  }
}

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      dir: { type: 'string' },
      list: { type: 'boolean', default: false },
      engine: { type: 'string', default: 'offline' },
    },
  })
  if (values.dir === undefined) throw new Error('Name the folder of the sets.')
  const configured = await configureModel(values.engine, process.env)
  const outcomes = await judgeSets(await readSentenceSets(values.dir), configured?.model ?? null)
  if (values.list) printList(outcomes)
  printTotals(outcomes)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 2
}
