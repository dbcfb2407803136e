import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { modelProviders } from '#contract/language-models.ts'
import { readLabelledDecks } from './labelled-decks.ts'
import { serveAnswers } from './serve-answers.ts'

const usage = `Usage: node src/cli/llm-proof/prove-perfect-answers.ts --decks DIR,DIR... --gold DIR [--provider ${modelProviders.join('|')}] [--verbose]
Serves a model over HTTP that answers with the labels of the decks, quoted from their pages, and runs the evaluation
with --engine llm against it: what is missing then was lost between the model and the memo.`

/** Runs the evaluation as a person would, in a process of its own, and gives its status. */
function evaluate(args: readonly string[], settings: Record<string, string>): Promise<number> {
  const command = join(import.meta.dirname, '../eval.ts')
  const child = spawn(process.execPath, [command, '--engine', 'llm', ...args], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
}

async function main(argv: string[]): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: {
      decks: { type: 'string' },
      gold: { type: 'string' },
      provider: { type: 'string', default: 'openai-compatible' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const { decks, gold, verbose } = values
  const provider = modelProviders.find((one) => one === values.provider)
  if (decks === undefined || gold === undefined || provider === undefined) throw new Error('Name decks and labels.')
  const server = await serveAnswers(await readLabelledDecks(decks.split(','), gold))
  try {
    const settings = {
      AI_PROVIDER: provider,
      AI_MODEL: 'perfect-answers',
      AI_API_KEY: 'none',
      AI_BASE_URL: server.baseUrl(provider),
    }
    const status = await evaluate(['--decks', decks, '--gold', gold, ...(verbose ? ['--verbose'] : [])], settings)
    const bytes = server.seen.reduce((sum, one) => sum + one.bytes, 0)
    const pictures = server.seen.reduce((sum, one) => sum + one.images, 0)
    const format = server.seen[0]?.format ?? 'nothing'
    console.log(`on the wire: ${format} · requests ${server.seen.length} · bytes ${bytes} · pictures ${pictures}`)
    return status
  } finally {
    await server.close()
  }
}

try {
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
