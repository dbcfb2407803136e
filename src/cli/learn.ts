import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { topicTable } from '#engine/extract/topics/topic-weights.ts'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { trustTable } from '#engine/verify/trusted-rules.ts'
import { findDeckPath } from './deck-path.ts'
import { type GoldLabel, goldLabel } from './gold-label.ts'
import { cacheReadings, computeReaderVersion, usualCache } from './learn/cached-decks.ts'
import { collectValues } from './learn/collect-values.ts'
import { countDecks, type LearnedDeck } from './learn/count-rules.ts'
import { type DeckLot, makeOwnLot, readDeckLots } from './learn/deck-lots.ts'
import { renderGates, renderGauge, renderRules, renderValues } from './learn/print-gauge.ts'
import { collectTopics, renderTopicGauge, type TopicDeck, trainTopics } from './learn/train-topics.ts'
import { memoLimits } from './memo-limits.ts'
import { readDeckNames } from './read-deck-names.ts'
import { readToday } from './today.ts'

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

type LabelledFile = { slug: string; path: string; gold: GoldLabel; lot: DeckLot }

/** Values of all labelled decks, in order of their names. A deck that cannot be read has none. */
async function learnDecks(
  reader: Pick<DeckReader, 'read'>,
  files: readonly LabelledFile[],
  today: string,
): Promise<Array<LearnedDeck & { topics: TopicDeck['topics'] }>> {
  const learned: Array<LearnedDeck & { topics: TopicDeck['topics'] }> = []
  for (const { slug, path, gold, lot } of files) {
    try {
      const doc = await reader.read(await readFile(path))
      const { topics } = collectTopics(doc, gold, lot)
      learned.push({ gold, ...lot, values: collectValues({ slug, doc, gold, lot, today }), topics })
    } catch (error) {
      console.error(`${slug}: left out. ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return learned
}

async function listLabelled(goldDir: string, deckDirs: string[], lots: Map<string, DeckLot>): Promise<LabelledFile[]> {
  const names = (await readdir(goldDir)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const slug = name.slice(0, -'.json'.length)
      const gold = goldLabel.parse(JSON.parse(await readFile(join(goldDir, name), 'utf8')))
      return { slug, path: findDeckPath(slug, deckDirs), gold, lot: lots.get(slug) ?? makeOwnLot(slug) }
    }),
  )
}

const defaultOut = resolve(import.meta.dirname, '../engine/weights/trust.json')

function readSettings(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string' },
      gold: { type: 'string' },
      lots: { type: 'string' },
      first: { type: 'string', default: '0' },
      today: { type: 'string' },
      gauge: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
      values: { type: 'string' },
      hide: { type: 'string' },
      cache: { type: 'string', default: usualCache },
      out: { type: 'string', default: defaultOut },
    },
  })
  const { decks, gold } = values
  if (decks === undefined || gold === undefined) throw new Error('Name the decks and their labels: --decks and --gold.')
  const first = Number(values.first)
  if (!Number.isInteger(first) || first < 0) throw new Error(`--first ${values.first} is not a number of decks.`)
  return { ...values, decks: decks.split(','), gold, first, today: readToday(values.today) }
}

const writeTable = (path: string, table: unknown) => writeFile(path, `${JSON.stringify(table, null, 2)}\n`)

async function main(argv: string[]): Promise<void> {
  const settings = readSettings(argv)
  const { today } = settings
  const lots = settings.lots === undefined ? new Map() : await readDeckLots(settings.lots, settings.first)
  const files = await listLabelled(settings.gold, settings.decks, lots)
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  const decks = await learnDecks(cacheReadings(reader, settings.cache, await computeReaderVersion()), files, today)
  await reader.close()
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
