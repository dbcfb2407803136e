import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { countOutcomes, type LabelledReading, listRules } from './ablate/count-outcomes.ts'
import { listLexicons } from './ablate/list-lexicons.ts'
import { runWithoutLexicon } from './ablate/run-without-lexicon.ts'
import { type DeckOutcomes, renderWorth, type Worth, weigh } from './ablate/worth.ts'
import { labelledOptions, listLabelled, readLabelledSettings, withCachedReader } from './learn/labelled-decks.ts'

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
      ...labelledOptions,
      only: { type: 'string' },
      match: { type: 'string', default: '' },
    },
  })
  return { ...values, ...readLabelledSettings(values) }
}

type Settings = ReturnType<typeof readSettings>

/** The labelled decks that the rules were not written on, in order of their names. A deck that cannot be read is left out. */
async function readLabelled(settings: Settings): Promise<LabelledReading[]> {
  const files = (await listLabelled(settings)).filter(({ lot }) => lot.isCounted)
  return withCachedReader(settings.cache, async (reader) => {
    const readings: LabelledReading[] = []
    for (const { slug, path, gold } of files) {
      try {
        readings.push({ doc: await reader.read(await readFile(path)), gold })
      } catch (error) {
        console.error(`${slug}: left out. ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return readings
  })
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
