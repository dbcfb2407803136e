import { parseArgs } from 'node:util'
import { modelProviders } from '#contract/language-models.ts'
import { usualCache } from '../learn/cached-decks.ts'
import { listMisses, renderBothTables, renderFieldTable, summaryLine } from '../print-scores.ts'
import { readDeckNames } from '../read-deck-names.ts'
import { scoreMemos } from '../score-memos.ts'
import { readLabelledDecks } from './labelled-decks.ts'
import { type Proved, proveDeck, type Sent } from './prove-deck.ts'

const usage = `Usage: npm run prove-model -- [--decks DIR,DIR...] [--gold DIR] [--without FILE] [--jobs N] [--cache DIR]
                                  [--provider ${modelProviders.join('|')}] [--verbose]
Serves a model over HTTP that answers with the labels of decks, topics too, quoted from their pages, and scores the memos:
what is missing then was lost between the model and the memo. Lists what no words of a deck say; that is not scored.
--without FILE  names of decks, one a line, that are left out
--jobs N        decks that are read at the same time
--cache DIR     where read decks are kept, by default the user's cache folder`

function readSettings(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string', default: 'samples/pdf,samples/pptx' },
      gold: { type: 'string', default: 'samples/gold' },
      without: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      cache: { type: 'string', default: usualCache },
      provider: { type: 'string', default: 'openai-compatible' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const provider = modelProviders.find((one) => one === values.provider)
  if (provider === undefined) throw new Error(`Unknown provider '${values.provider}'.`)
  const jobs = Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs ${values.jobs} is not a number of decks.`)
  return { ...values, decks: values.decks.split(','), provider, jobs }
}

async function main(argv: string[]): Promise<void> {
  const { decks, gold, without, jobs, cache, provider, verbose } = readSettings(argv)
  const left = await readDeckNames(without)
  const labelled = await readLabelledDecks(decks, gold, { wanted: (slug) => !left.has(slug), jobs, cache })
  if (labelled.length === 0) throw new Error('No labelled deck is left; check --gold and --without.')
  const proved: Proved[] = []
  for (const deck of labelled) proved.push(await proveDeck(deck, provider))
  const [offline, llm] = [
    await scoreMemos(proved.map((one) => one.offline)),
    await scoreMemos(proved.map((one) => one.llm)),
  ]
  for (const { slug, unphrased } of proved) for (const one of unphrased) console.log(`cannot phrase: ${slug} · ${one}`)
  console.log(`${renderFieldTable(llm)}\n\n${renderBothTables(offline.tallies, llm.tallies)}`)
  if (verbose) console.log(listMisses(llm.tallies))
  for (const { slug, result } of proved)
    for (const { key, reason } of result.flags.signals)
      if (key === 'Language model') console.log(`told: ${slug} · ${reason}`)
  console.log(`offline: ${summaryLine(offline.summary)}\nllm: ${summaryLine(llm.summary)}`)
  console.log(describeSent(proved.map((one) => one.sent)))
}

function describeSent(sent: readonly Sent[]): string {
  const sum = (member: keyof Sent) => sent.reduce((all, one) => all + one[member], 0)
  const most = Math.max(...sent.map((one) => one.requests))
  return `on the wire: requests ${sum('requests')}, at most ${most} a deck · bytes ${sum('bytes')} · pictures ${sum('pictures')}`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 2
}
