import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { launchChromium, withFixedDates } from '#samples/html-deck.ts'

const usage = `Usage: npm run print-training -- --out DIR
Prints the decks of training/pages to DIR with Chromium, for npm run eval -- --decks DIR --gold training/pages.`

const pagesFolder = resolve(import.meta.dirname, '../training/pages')
const size = { width: 1280, height: 720 }
/** The time of printing would make another file of the same pages. */
const printedOn = new Date('2026-11-29T00:00:00Z')

async function main(argv: string[]): Promise<void> {
  const { out } = parseArgs({ args: argv, options: { out: { type: 'string' } } }).values
  if (out === undefined) throw new Error('Name the folder to print to: --out.')
  await mkdir(out, { recursive: true })
  const names = (await readdir(pagesFolder)).filter((name) => name.endsWith('.html')).sort()
  const browser = await launchChromium()
  try {
    // What a deck says is all that is shown: nothing runs, and nothing is fetched.
    const context = await browser.newContext({ viewport: size, javaScriptEnabled: false, offline: true })
    const page = await context.newPage()
    for (const name of names) {
      await page.goto(pathToFileURL(join(pagesFolder, name)).href)
      const pdf = await page.pdf({ width: `${size.width}px`, height: `${size.height}px`, printBackground: true })
      await writeFile(join(out, name.replace(/html$/, 'pdf')), withFixedDates(pdf, printedOn))
    }
  } finally {
    await browser.close()
  }
  console.log(`${names.length} decks printed to ${out}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 2
}
