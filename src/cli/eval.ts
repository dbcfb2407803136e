import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Memo } from '#contract/memo.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { ModelReport } from '#engine/language-model.ts'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { type ConfiguredModel, configureModel } from './configured-model.ts'
import { findDeckPath } from './deck-path.ts'
import { goldLabel } from './gold-label.ts'
import { type MemoRequest, makeMemo } from './make-memo.ts'
import { memoLimits } from './memo-limits.ts'
import { describeModel } from './model-costs.ts'
import { hasPdftotext, readWithPdftotext, readWithReader } from './page-texts.ts'
import { listMisses, renderBothTables, renderFieldTable, summaryLine } from './print-scores.ts'
import { type ScoredDeck, scoreMemos } from './score-memos.ts'
import type { Tallies } from './tallies.ts'
import { readToday } from './today.ts'

const usage = `Usage: npm run eval -- [--decks DIR,DIR...] [--gold DIR] [--languages en,es] [--text-only] [--verbose]
                           [--today DATE] [--engine offline|llm]
Makes a memo of every DIR/NAME.pdf or DIR/NAME.pptx that has a label DIR/NAME.json and compares the two.
--today 2026-11-22 makes the memos as on that day, by default today.
--engine llm asks the language model of AI_PROVIDER, AI_MODEL, AI_BASE_URL and AI_API_KEY as well, and prints both engines.`

const textCharacters = 40
const textPages = 0.5

/** `asked`: the memo with the language model, null where none was asked. */
type Evaluated = ScoredDeck & { language: string; hasText: boolean; asked: { memo: Memo; report: ModelReport } | null }

/** Whether half of the pages carry a text layer of 40 characters or more. */
function hasTextLayer(doc: DeckDoc): boolean {
  const withText = doc.pages.filter((page) => {
    const characters = page.blocks.flatMap((block) => block.lines).reduce((sum, line) => sum + line.text.length, 0)
    return page.origin === 'text' && characters >= textCharacters
  })
  return withText.length >= doc.pages.length * textPages
}

/** Memos of all labelled decks in order of their names; a deck that can't be read is scored as an empty memo. */
async function evaluate(
  decksDirs: readonly string[],
  goldDir: string,
  today: string,
  configured: ConfiguredModel | null,
): Promise<Evaluated[]> {
  const poppler = await hasPdftotext()
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  const evaluated: Evaluated[] = []
  const labels = (await readdir(goldDir)).filter((name) => name.endsWith('.json')).sort()
  for (const name of labels) {
    const slug = name.slice(0, -'.json'.length)
    const gold = goldLabel.parse(JSON.parse(await readFile(join(goldDir, name), 'utf8')))
    try {
      const path = findDeckPath(slug, decksDirs)
      const request = { deck: await readFile(path), slug, updates: '', today }
      const { memo, doc } = await makeMemo(reader, request)
      const asked = configured ? await askModel(reader, { ...request, doc, model: configured.model }) : null
      const pageText = poppler && path.endsWith('.pdf') ? readWithPdftotext(path) : readWithReader(doc)
      const language = gold.language ?? 'und'
      evaluated.push({ slug, memo, gold, pageText, language, hasText: hasTextLayer(doc), asked })
    } catch (error) {
      console.error(`${slug}: scored as empty. ${error instanceof Error ? error.message : String(error)}`)
      evaluated.push({
        slug,
        memo: null,
        gold,
        pageText: async () => null,
        language: gold.language ?? 'und',
        hasText: false,
        asked: null,
      })
    }
  }
  await reader.close()
  if (!poppler)
    console.error("Quotes are looked up in the text of the engine's own reader: pdftotext is not on this machine.")
  return evaluated
}

async function askModel(reader: DeckReader, request: MemoRequest): Promise<Evaluated['asked']> {
  const { memo, model } = await makeMemo(reader, request)
  return model ? { memo, report: model } : null
}

/** The same decks with the model's memos; one without is scored as before. */
const takeModelMemos = (decks: readonly Evaluated[]): Evaluated[] =>
  decks.map((one) => ({ ...one, memo: one.asked?.memo ?? one.memo }))

async function main(argv: string[]): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string', default: 'samples/pdf,samples/pptx' },
      gold: { type: 'string', default: 'samples/gold' },
      languages: { type: 'string' },
      'text-only': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      today: { type: 'string' },
      engine: { type: 'string', default: 'offline' },
    },
  })
  const today = readToday(values.today)
  const configured = await configureModel(values.engine, process.env)
  const all = await evaluate(values.decks.split(','), values.gold, today, configured)
  const languages = values.languages?.split(',').map((code) => code.trim())
  const chosen = all.filter(
    (one) => (!languages || languages.includes(one.language)) && (!values['text-only'] || one.hasText),
  )
  if (chosen.length === 0) throw new Error('No labelled deck is left to score; check --gold and the filters.')
  const held = chosen.filter((one) => one.language === 'en' && one.hasText)
  const offline = await scoreMemos(chosen)
  if (configured) await printBoth(offline, chosen, held, configured, values.verbose)
  else {
    printTable(renderFieldTable(offline), offline.tallies, values.verbose)
    console.log(summaryLine(offline.summary))
    if (held.length > 0) console.log(`${heldName}: ${summaryLine((await scoreMemos(held)).summary)}`)
  }
  return 0
}

const heldName = 'English decks with a text layer'

function printTable(table: string, tallies: Tallies, verbose: boolean): void {
  console.log(table)
  if (verbose && tallies.misses.length > 0) console.log(listMisses(tallies))
}

/** Both engines side by side, and what the model cost. */
async function printBoth(
  offline: Awaited<ReturnType<typeof scoreMemos>>,
  chosen: readonly Evaluated[],
  held: readonly Evaluated[],
  { name }: ConfiguredModel,
  verbose: boolean,
): Promise<void> {
  const llm = await scoreMemos(takeModelMemos(chosen))
  printTable(renderBothTables(offline.tallies, llm.tallies), llm.tallies, verbose)
  console.log(`offline: ${summaryLine(offline.summary)}`)
  console.log(`llm: ${summaryLine(llm.summary)}`)
  if (held.length > 0) {
    console.log(`${heldName}, offline: ${summaryLine((await scoreMemos(held)).summary)}`)
    console.log(`${heldName}, llm: ${summaryLine((await scoreMemos(takeModelMemos(held))).summary)}`)
  }
  console.log(
    describeModel(
      name,
      chosen.flatMap((one) => one.asked?.report ?? []),
    ),
  )
}

try {
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
