import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { goldLabel } from './gold-label.ts'
import { makeMemo } from './make-memo.ts'
import { memoLimits } from './memo-limits.ts'
import { hasPdftotext, textsByPdftotext, textsByReader } from './page-texts.ts'
import { fieldTable, missLines, summaryLine } from './print-scores.ts'
import { type ScoredDeck, scoreMemos } from './score-memos.ts'

const usage = `Usage: npm run eval -- [--decks DIR] [--gold DIR] [--languages en,es] [--text-only] [--verbose]
Makes a memo of every DIR/NAME.pdf that has a label DIR/NAME.json and compares the two.`

const textCharacters = 40
const textPages = 0.5

type Evaluated = ScoredDeck & { language: string; hasText: boolean }

/** Whether half of the pages carry a text layer of 40 characters or more. */
function hasTextLayer(doc: DeckDoc): boolean {
  const withText = doc.pages.filter((page) => {
    const characters = page.blocks.flatMap((block) => block.lines).reduce((sum, line) => sum + line.text.length, 0)
    return page.origin === 'text' && characters >= textCharacters
  })
  return withText.length >= doc.pages.length * textPages
}

/** Memos of all labelled decks in order of their names; a deck that can't be read is scored as an empty memo. */
async function evaluate(decksDir: string, goldDir: string): Promise<Evaluated[]> {
  const today = new Date().toISOString().slice(0, 10)
  const poppler = await hasPdftotext()
  const reader = createDeckReader(memoLimits)
  const evaluated: Evaluated[] = []
  const labels = (await readdir(goldDir)).filter((name) => name.endsWith('.json')).sort()
  for (const name of labels) {
    const slug = name.slice(0, -'.json'.length)
    const gold = goldLabel.parse(JSON.parse(await readFile(join(goldDir, name), 'utf8')))
    const path = join(decksDir, `${slug}.pdf`)
    try {
      if (!existsSync(path)) throw new Error(`There is no ${path}.`)
      const { memo, doc } = await makeMemo(reader, { pdf: await readFile(path), slug, updates: '', today })
      const pageText = poppler ? textsByPdftotext(path) : textsByReader(doc)
      evaluated.push({ slug, memo, gold, pageText, language: gold.language ?? 'und', hasText: hasTextLayer(doc) })
    } catch (error) {
      console.error(`${slug}: scored as empty. ${error instanceof Error ? error.message : String(error)}`)
      evaluated.push({
        slug,
        memo: null,
        gold,
        pageText: async () => null,
        language: gold.language ?? 'und',
        hasText: false,
      })
    }
  }
  await reader.close()
  if (!poppler)
    console.error("Quotes are looked up in the text of the engine's own reader: pdftotext is not on this machine.")
  return evaluated
}

async function main(argv: string[]): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string', default: 'samples/pdf' },
      gold: { type: 'string', default: 'samples/gold' },
      languages: { type: 'string' },
      'text-only': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const all = await evaluate(values.decks, values.gold)
  const languages = values.languages?.split(',').map((code) => code.trim())
  const chosen = all.filter(
    (one) => (!languages || languages.includes(one.language)) && (!values['text-only'] || one.hasText),
  )
  if (chosen.length === 0) throw new Error('No labelled deck is left to score; check --gold and the filters.')
  const { tallies, summary } = await scoreMemos(chosen)
  console.log(fieldTable(tallies))
  if (values.verbose && tallies.misses.length > 0) console.log(missLines(tallies))
  console.log(summaryLine(summary))
  const held = chosen.filter((one) => one.language === 'en' && one.hasText)
  if (held.length > 0) console.log(`English decks with a text layer: ${summaryLine((await scoreMemos(held)).summary)}`)
  return 0
}

try {
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
