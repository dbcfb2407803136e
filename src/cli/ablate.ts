import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { countOutcomes, type LabelledReading, listRules } from './ablate/count-outcomes.ts'
import { listLexicons } from './ablate/list-lexicons.ts'
import { runWithoutLexicon } from './ablate/run-without-lexicon.ts'
import { type DeckOutcomes, renderWorth, type Worth, weigh } from './ablate/worth.ts'
import { findDeckPath } from './deck-path.ts'
import { goldLabel } from './gold-label.ts'
import { cacheReadings, computeReaderVersion, usualCache } from './learn/cached-decks.ts'
import { makeOwnLot, readDeckLots } from './learn/deck-lots.ts'
import { memoLimits } from './memo-limits.ts'
import { readToday } from './today.ts'

const usage = `Usage: npm run ablate -- --decks DIR,DIR... --gold DIR [--lots FILE --first N] [--today DATE] [--cache DIR]
                             [--only rules|lexicons] [--match TEXT]
Takes out each rule and each word list in turn and prints what it is worth on labelled decks: right values less wrong ones that
come with it, the decks that it acts on, and right and wrong values gained and lost. Key facts count as values.
--lots FILE   tab-separated, a head line with 'slug'
--first N     the rules were written on the first N decks of that file, which are left out
--only        takes out rules or word lists alone
--match TEXT  takes out only what has this text in its name
--cache DIR   where read decks are kept, by default the user's cache folder`

function readSettings(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string' },
      gold: { type: 'string' },
      lots: { type: 'string' },
      first: { type: 'string', default: '0' },
      today: { type: 'string' },
      only: { type: 'string' },
      match: { type: 'string', default: '' },
      cache: { type: 'string', default: usualCache },
    },
  })
  const { decks, gold } = values
  if (decks === undefined || gold === undefined) throw new Error('Name the decks and their labels: --decks and --gold.')
  return { ...values, decks: decks.split(','), gold, first: Number(values.first), today: readToday(values.today) }
}

type Settings = ReturnType<typeof readSettings>

/** The labelled decks that the rules were not written on, in order of their names. A deck that cannot be read is left out. */
async function readLabelled(settings: Settings): Promise<LabelledReading[]> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  const cached = cacheReadings(reader, settings.cache, await computeReaderVersion())
  const lots = settings.lots === undefined ? new Map() : await readDeckLots(settings.lots, settings.first)
  const readings: LabelledReading[] = []
  for (const name of (await readdir(settings.gold)).filter((one) => one.endsWith('.json')).sort()) {
    const slug = name.slice(0, -'.json'.length)
    if (!(lots.get(slug) ?? makeOwnLot(slug)).isCounted) continue
    try {
      const gold = goldLabel.parse(JSON.parse(await readFile(join(settings.gold, name), 'utf8')))
      readings.push({ doc: await cached.read(await readFile(findDeckPath(slug, settings.decks))), gold })
    } catch (error) {
      console.error(`${slug}: left out. ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await reader.close()
  return readings
}

/** A deck is run again only without the rules that it has facts of. */
function weighRules(decks: readonly LabelledReading[], whole: readonly DeckOutcomes[], settings: Settings): Worth[] {
  const ruleSets = decks.map(listRules)
  const rules = [...new Set(ruleSets.flatMap((set) => [...set]))].filter((rule) => rule.includes(settings.match)).sort()
  return rules.map((rule) =>
    weigh(
      rule,
      decks.flatMap((deck, at) => {
        const all = whole[at]
        if (!all || !ruleSets[at]?.has(rule)) return []
        return [{ whole: all, without: countOutcomes(deck, settings.today, new Set([rule])) }]
      }),
    ),
  )
}

async function weighLexicons(
  decks: LabelledReading[],
  whole: readonly DeckOutcomes[],
  settings: Settings,
): Promise<Worth[]> {
  const worths: Worth[] = []
  for (const lexicon of await listLexicons()) {
    const name = `${lexicon.path} ${lexicon.name}`
    if (!name.includes(settings.match)) continue
    try {
      const outcomes = await runWithoutLexicon({ lexicon, decks, today: settings.today })
      worths.push(
        weigh(
          name,
          outcomes.flatMap((without, at) => (whole[at] ? [{ whole: whole[at], without }] : [])),
        ),
      )
    } catch (error) {
      console.error(`${name}: cannot be emptied. ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return worths
}

async function main(argv: string[]): Promise<void> {
  const settings = readSettings(argv)
  const decks = await readLabelled(settings)
  if (decks.length === 0) throw new Error('No labelled deck is left to count; check --gold, --lots and --first.')
  const whole = decks.map((deck) => countOutcomes(deck, settings.today))
  console.log(`${decks.length} decks`)
  if (settings.only !== 'lexicons') console.log(`\nRules\n${renderWorth(weighRules(decks, whole, settings))}`)
  if (settings.only !== 'rules')
    console.log(`\nWord lists\n${renderWorth(await weighLexicons(decks, whole, settings))}`)
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
