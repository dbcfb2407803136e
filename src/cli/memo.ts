import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ReadFailure } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { type ConfiguredModel, configureModel } from './configured-model.ts'
import { makeMemo } from './make-memo.ts'
import { memoLimits } from './memo-limits.ts'
import { describeModel } from './model-costs.ts'
import { readToday } from './today.ts'

const usage = `Usage: npm run --silent memo -- [--engine offline|llm] [--updates FILE] [--today DATE] [--out DIR] FILE...
Prints the memo of each PDF or PowerPoint presentation as JSON, or writes DIR/NAME.json for each.
--today 2026-11-22 makes them as on that day, by default today: the same deck gives the same memo then.
--engine llm asks the language model of AI_PROVIDER, AI_MODEL, AI_BASE_URL and AI_API_KEY as well.`

type Settings = { files: string[]; updates: string; today: string; out: string | null; model: ConfiguredModel | null }

/** Reads the arguments; a wrong one ends the run with what to do. */
async function settingsFrom(argv: string[]): Promise<Settings> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'offline' },
      updates: { type: 'string' },
      today: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const today = readToday(values.today)
  const model = await configureModel(values.engine, process.env)
  if (positionals.length === 0) throw new Error('Name at least one deck: a PDF or a PowerPoint presentation.')
  const updates = values.updates === undefined ? '' : await readFile(values.updates, 'utf8')
  return { files: positionals, updates, today, out: values.out ?? null, model }
}

/** Memos of all files in order; one that can't be read is a line on stderr, and the others go on. True when all went well. */
async function run({ files, updates, today, out, model: configured }: Settings): Promise<boolean> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  if (out !== null) await mkdir(out, { recursive: true })
  let failures = 0
  for (const file of files) {
    const slug = basename(file).replace(/\.(?:pdf|pptx)$/i, '')
    try {
      const deck = await readFile(file)
      const { memo, model } = await makeMemo(reader, { deck, slug, updates, today, model: configured?.model ?? null })
      if (configured && model) console.error(`${file}: ${describeModel(configured.name, [model])}`)
      if (out === null) await print(`${JSON.stringify(memo, null, files.length === 1 ? 1 : 0)}\n`)
      else await writeFile(join(out, `${slug}.json`), `${JSON.stringify(memo, null, 1)}\n`)
    } catch (error) {
      failures++
      console.error(`${file}: ${describeError(error)}`)
    }
  }
  await reader.close()
  return failures === 0
}

function describeError(error: unknown): string {
  if (error instanceof ReadFailure) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'File not found.'
  if (code === 'EISDIR') return 'This is a folder; name the decks in it.'
  return error instanceof Error ? error.message : String(error)
}

const print = (text: string) => new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))

process.stdout.on('error', (error) => {
  // The reader of the output can close it early ('| head'), which is not an error.
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  const settings = await settingsFrom(process.argv.slice(2))
  const ok = await run(settings)
  process.exit(ok ? 0 : 1)
} catch (error) {
  console.error(`${describeError(error)}\n${usage}`)
  process.exit(2)
}
