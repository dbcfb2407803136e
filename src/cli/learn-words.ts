import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import { countDeckWords, scoreDeckWords } from '#engine/learned-words/deck-words.ts'
import { makeWordModel } from '#engine/learned-words/word-model.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { assignFold } from './learn/count-rules.ts'
import { readInventedDecks, readInventedProfiles, readInventedSlides } from './learn/invented-decks.ts'
import {
  type LabelledSettings,
  labelledOptions,
  listLabelled,
  readLabelledSettings,
  withCachedReader,
} from './learn/labelled-decks.ts'
import { readPrintedDecks } from './learn/printed-decks.ts'
import { renderValueGauge, trainValues, type ValueDeck } from './learn/train-values.ts'
import { type LearnedTables, listInventedValues, readInvention, readSlides, trainWords } from './learn/train-words.ts'

const usage = `Usage: npm run learn-words -- --decks DIR,DIR... --gold DIR [--lots FILE --first N] [--today DATE]
                                  [--gauge] [--printed DIR] [--training DIR] [--cache DIR] [--out DIR]
Learns from the invented decks, slides and profiles of training/ which words tell industry, kind of customer, product and business model,
and which slides are about a topic: src/engine/weights/deck-words.json and slide-words.json. Learns from these and from labelled decks
what words and phrases are worth beside each other: values.json. Run npm run learn after it: pages of topics are weighed by these words, too.
--lots FILE     tab-separated, a head line with 'slug' and, to keep decks of one company together, 'company'
--first N       the rules were written on the first N decks of that file: they count half, and are not in the figures
--gauge         writes nothing
--printed DIR   where npm run print-training printed the decks of training/pages: those with odd numbers are learned from, too
--training DIR  where decks/, slides/, profiles/ and the labels of pages/ lie, by default training/
--cache DIR     where read decks are kept, by default the user's cache folder
--out DIR       where the tables are written, by default src/engine/weights
Prints how often values are right, each deck judged by weights of other decks.`

const weightsFolder = resolve(import.meta.dirname, '../engine/weights')
const trainingFolder = resolve(import.meta.dirname, '../../training')

/** Labelled decks as examples of values, but for those whose words say nothing. A deck that cannot be read has none. */
async function readLabelledValues(settings: LabelledSettings, { deckWords }: LearnedTables): Promise<ValueDeck[]> {
  const model = makeWordModel({ head: { decks: 0, date: settings.today }, ...deckWords })
  const files = await listLabelled(settings)
  return withCachedReader(settings.cache, async (reader) => {
    const decks: ValueDeck[] = []
    for (const { slug, path, gold, lot } of files) {
      try {
        const { scores, passages, deck } = prepareInput(understandDeck(await reader.read(await readFile(path))))
        const words = scoreDeckWords(deck.language, countDeckWords(passages), model)
        const fold = assignFold(lot.group)
        if (words.size > 0)
          decks.push({ lot: lot.isCounted ? 'labelled' : 'written-on', fold, scores, words, labels: gold })
      } catch (error) {
        console.error(`${slug}: left out. ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return decks
  })
}

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...labelledOptions,
      gauge: { type: 'boolean', default: false },
      printed: { type: 'string' },
      training: { type: 'string', default: trainingFolder },
      out: { type: 'string', default: weightsFolder },
    },
  })
  const settings = readLabelledSettings(values)
  const { printed } = values
  const written = (await readInventedDecks(join(values.training, 'decks'))).map(readInvention)
  const laidOut =
    printed === undefined
      ? []
      : await withCachedReader(settings.cache, (reader) =>
          readPrintedDecks(reader, printed, join(values.training, 'pages')),
        )
  const decks = [...written, ...laidOut]
  const profiles = await readInventedProfiles(join(values.training, 'profiles'))
  const slides = (await readInventedSlides(join(values.training, 'slides'))).map(readSlides)
  const tables = trainWords(decks, profiles, slides)
  const examples = [...(await readLabelledValues(settings, tables)), ...listInventedValues(decks, profiles)]
  const printedCount = laidOut.length > 0 ? `, ${laidOut.length} printed decks` : ''
  console.log(
    `${written.length} invented decks, ${slides.length} more of slides alone, ${profiles.length} profiles${printedCount}\n\n${renderValueGauge(examples)}`,
  )
  if (values.gauge) return
  const write = (name: string, count: number, table: object, indent?: number) => {
    const head = { decks: count, date: settings.today }
    return writeFile(join(values.out, name), `${JSON.stringify({ head, ...table }, null, indent)}\n`)
  }
  await write('deck-words.json', decks.length, tables.deckWords)
  await write('slide-words.json', decks.length + slides.length, tables.slideWords)
  await write('values.json', decks.length, { vocabularies: trainValues(examples) }, 2)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 2
}
