import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { topicTable } from '#engine/extract/topics/topic-weights.ts'
import type { DeckReader } from '#engine/ports.ts'
import { trustTable } from '#engine/verify/trusted-rules.ts'
import { collectValues } from './learn/collect-values.ts'
import { countDecks, type LearnedDeck } from './learn/count-rules.ts'
import {
  type LabelledFile,
  labelledOptions,
  listLabelled,
  readLabelledSettings,
  withCachedReader,
} from './learn/labelled-decks.ts'
import { renderGates, renderGauge, renderRules, renderValues } from './learn/print-gauge.ts'
import { collectTopics, renderTopicGauge, type TopicDeck, trainTopics } from './learn/train-topics.ts'
import { readDeckNames } from './read-deck-names.ts'

const usage = `Usage: npm run learn -- --decks DIR,DIR... --gold DIR [--lots FILE --first N] [--today DATE] [--gauge]
                            [--rules] [--values FIELD [--hide FILE]] [--cache DIR] [--out FILE]
Counts how often values that pass all gates are right by the labels, by field and rule, and writes src/engine/weights/trust.json.
Learns which pages are about a topic and writes topics.json beside it.
Prints the gauge: proved values by field, in sample and out of deck, what each gate stops, and the pages of topics.
--lots FILE   tab-separated, a head line with 'slug' and, to keep decks of one company together, 'company'
--first N     the rules were written on the first N decks of that file: judged for information, not counted
--gauge       writes nothing
--rules       prints the record of each rule
--values all  prints wrong values that pass and right ones that are stopped; of one field by its name
--hide FILE   names of decks, one a line, whose values are not printed
--cache DIR   where read decks are kept, by default the user's cache folder`

/** Values of all labelled decks, in order of their names. A deck that cannot be read has none. */
async function learnDecks(
  reader: Pick<DeckReader, 'read'>,
  files: readonly LabelledFile[],
  today: string,
): Promise<Array<LearnedDeck & TopicDeck>> {
  const learned: Array<LearnedDeck & TopicDeck> = []
  for (const { slug, path, gold, lot } of files) {
    try {
      const doc = await reader.read(await readFile(path))
      const values = collectValues({ slug, doc, gold, lot, today })
      learned.push({ ...collectTopics(doc, gold, lot), values })
    } catch (error) {
      console.error(`${slug}: left out. ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return learned
}

const defaultOut = resolve(import.meta.dirname, '../engine/weights/trust.json')

function readSettings(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...labelledOptions,
      gauge: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
      values: { type: 'string' },
      hide: { type: 'string' },
      out: { type: 'string', default: defaultOut },
    },
  })
  return { ...values, ...readLabelledSettings(values) }
}

const writeTable = (path: string, table: unknown) => writeFile(path, `${JSON.stringify(table, null, 2)}\n`)

async function main(argv: string[]): Promise<void> {
  const settings = readSettings(argv)
  const { today } = settings
  const files = await listLabelled(settings)
  const decks = await withCachedReader(settings.cache, (reader) => learnDecks(reader, files, today))
  const fields = countDecks(decks)
  const counted = decks.filter((one) => one.isCounted).length
  if (counted === 0) throw new Error('No labelled deck is left to count; check --gold, --lots and --first.')
  console.log(`${counted} decks counted, ${decks.length - counted} for information\n`)
  console.log(`${renderGauge(decks, fields)}\n\n${renderGates(decks)}\n\n${renderTopicGauge(decks)}`)
  if (settings.rules) console.log(`\n${renderRules(fields)}`)
  if (settings.values !== undefined)
    console.log(`\n${renderValues(decks, settings.values, await readDeckNames(settings.hide))}`)
  if (settings.gauge) return
  await writeTable(settings.out, trustTable.parse({ head: { decks: counted, date: today }, fields }))
  const topics = topicTable.parse({ head: { decks: decks.length, date: today }, ...trainTopics(decks) })
  await writeTable(join(dirname(settings.out), 'topics.json'), topics)
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
