import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ModelProvider, modelProviders } from '#contract/language-models.ts'
import { memo } from '#contract/memo.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import { unhinted } from './answered-fact.ts'
import { answerWithFacts, readRequestName, saysNothing } from './scripted-model.ts'

const repository = join(import.meta.dirname, '../../..')
const packageJson = z.object({ scripts: z.object({ memo: z.string(), eval: z.string() }) })
const folder = mkdtempSync(join(tmpdir(), 'engine-llm-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const [title, body] of [
    ['Northwind', 'The booking platform for small harbours'],
    ['The Ask', 'We are raising $1M in a seed round'],
  ] as const) {
    const sheet = pdf.addPage([960, 540])
    sheet.drawText(title, { x: 60, y: 460, size: 40, font })
    sheet.drawText(body, { x: 60, y: 320, size: 20, font })
  }
  writeFileSync(join(folder, 'northwind.pdf'), await pdf.save())
  writeFileSync(join(folder, 'northwind.json'), JSON.stringify({ language: 'en', amount_raising: ['$1M'], tam: null }))
})

const oneLiner = 'The booking platform for small harbours'
const ask = 'We are raising $1M in a seed round'
const answers = [
  { key: 'one_liner', value: oneLiner, ...unhinted, kind: 'stated', place: 'p1.2', quote: oneLiner },
  { key: 'amount_raising', value: '$1M', ...unhinted, kind: 'stated', place: 'p2.2', quote: ask },
]

type Settings = Record<string, string>

/** Runs a command with a model behind HTTP, which needs this thread to answer meanwhile. */
const run = (script: string, args: string[], env: Settings = {}) =>
  withModel((settings) => [[join(import.meta.dirname, '..', script), ...args], { ...settings, ...env }])

async function withModel(command: (settings: Settings) => [args: string[], env: Settings]) {
  const standIn = await startModelStandIn((request) => {
    const name = readRequestName(request)
    return name === 'synthesise' ? saysNothing : answerWithFacts(name === 'extract company' ? answers : [])
  })
  const [args, env] = command({
    AI_PROVIDER: 'openai',
    AI_MODEL: 'gpt-5-mini',
    AI_API_KEY: 'k',
    AI_BASE_URL: standIn.baseUrl('openai'),
  })
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  await standIn.close()
  return { status, out, err, calls: standIn.seen.length }
}

describe('--engine llm', () => {
  it('makes a memo with the configured model, and prints what it cost', async () => {
    const done = await run('memo.ts', ['--engine', 'llm', join(folder, 'northwind.pdf')])
    expect([done.status, done.err]).toEqual([
      0,
      expect.stringMatching(/gpt-5-mini: calls [34]\.0 .* cost \$0\.00\d+ a memo/),
    ])
    const made = memo.parse(JSON.parse(done.out))
    expect(made.engine).toMatch(/\+llm$/)
    expect(JSON.stringify(made.validated_response)).toContain('llm/company')
  })

  it('scores both engines side by side, with calls, tokens, cost and time', async () => {
    const done = await run('eval.ts', ['--engine', 'llm', '--decks', folder, '--gold', folder])
    expect(done.status).toBe(0)
    expect(done.out).toMatch(/^field +offline +llm +gain\n/)
    expect(done.out).toMatch(/amount_raising +1\.000 +1\.000 +\+0\.000/)
    expect(done.out).toMatch(/\noffline: decks 1 .*\nllm: decks 1 /)
    expect(done.out).toMatch(/\ngpt-5-mini: calls .* input tokens \d+ .* output tokens \d+ .* seconds /)
  })

  it.each(['memo', 'eval'] as const)('finds its model in .env when it is run as npm run %s', async (name) => {
    const command = packageJson.parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))).scripts[name]
    // A root of its own for the launcher, with the sources of this one; its packages are installed.
    const root = mkdtempSync(join(folder, 'root-'))
    mkdirSync(join(root, 'scripts'))
    copyFileSync(join(repository, 'scripts/with-node.cjs'), join(root, 'scripts/with-node.cjs'))
    symlinkSync(join(repository, 'src'), join(root, 'src'))
    const [, launcher = '', ...flags] = command.replace(' --setup', '').split(' ')
    const args = name === 'eval' ? ['--decks', folder, '--gold', folder] : [join(folder, 'northwind.pdf')]
    const done = await withModel((settings) => {
      writeFileSync(
        join(root, '.env'),
        Object.entries(settings)
          .map(([key, value]) => `${key}=${value}\n`)
          .join(''),
      )
      return [[join(root, launcher), ...flags, '--engine', 'llm', ...args], {}]
    })
    expect([done.status, done.err + done.out]).toEqual([0, expect.stringContaining('gpt-5-mini: calls')])
    expect(done.calls).toBeGreaterThan(2)
  })

  it('reaches the label in every provider’s format with answers that know it, and tells what went over the wire', async () => {
    for (const provider of proofSize<readonly ModelProvider[]>(modelProviders.slice(0, 2), modelProviders)) {
      const script = join(import.meta.dirname, 'prove-model.ts')
      const args = ['--provider', provider, '--decks', folder, '--gold', folder, '--cache', join(folder, 'read')]
      const done = await withModel(() => [[script, ...args], {}])
      expect([done.status, done.err]).toEqual([0, ''])
      expect(done.out).toMatch(/\nllm: decks 1 · micro_precision 1 · micro_recall 1 · micro_f1 1 /)
      expect(done.out).toMatch(/\non the wire: requests [34], at most [34] a deck · bytes \d+ · pictures 0\n$/)
      expect(done.calls).toBe(0)
    }
  })

  it('says what is missing when no model is set up', async () => {
    const done = await run('memo.ts', ['--engine', 'llm', join(folder, 'northwind.pdf')], {
      AI_PROVIDER: '',
      AI_MODEL: '',
      AI_API_KEY: '',
      AI_BASE_URL: '',
    })
    expect(done).toMatchObject({ status: 2, calls: 0, err: expect.stringContaining('set AI_PROVIDER') })
  })
})
