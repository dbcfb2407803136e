import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readToday } from '../src/cli/today.ts'
import { writeProofDecks } from './proof-decks.ts'

const usage = `Usage: node scripts/with-node.cjs scripts/prove-busy-machine.ts [--decks DIR,DIR...] [--count N] [--busy N] [--today DATE] [FILE...]
Makes memos of decks (of the folders, by name, or those named; by default the samples and decks that it makes, half of them of images) on
the machine as it is, then with so many busy processes beside, and compares them byte for byte.`
const samples = ['pdf', 'pptx'].map((folder) => join(import.meta.dirname, '../samples', folder))
const command = join(import.meta.dirname, '../src/cli/memo.ts')
const isDeck = /\.(?:pdf|pptx)$/i

/** Keeps one core busy until it is killed, or its parent has ended. */
const spin =
  'const p = process.ppid; for (;;) { for (let n = 0; n < 1e8; n++); if (process.ppid !== p) process.exit() }'
/** As patient as the threads that read are: beside others they would take hours, and be in no other order. */
const patient = 10
const busy: ChildProcess[] = []
function startBusyProcess(): void {
  const child = spawn(process.execPath, ['-e', spin], { stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, patient)
  busy.push(child)
}
const endBusy = () => {
  for (const child of busy.splice(0)) child.kill('SIGKILL')
}
process.on('exit', endBusy)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

async function listDecks(folders: readonly string[], count: number): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => isDeck.test(name)).map((name) => join(folder, name)),
    ),
  )
  return found
    .flat()
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .slice(0, count)
}

/** Makes a memo of each deck in a folder, and returns the seconds it took. The command itself reports decks it can't read. */
async function makeMemos(decks: readonly string[], out: string, today: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [command, '--today', today, '--out', out, ...decks], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.once('error', reject)
  child.once('exit', () => resolve())
  await promise
  return (performance.now() - start) / 1000
}

type Outcome = 'equal' | 'different' | 'failed'

async function compare(deck: string, idle: string, loaded: string): Promise<Outcome> {
  const name = `${basename(deck).replace(isDeck, '')}.json`
  if (!existsSync(join(idle, name)) || !existsSync(join(loaded, name))) return 'failed'
  const [one, other] = await Promise.all([readFile(join(idle, name)), readFile(join(loaded, name))])
  return one.equals(other) ? 'equal' : 'different'
}

async function prove(decks: readonly string[], processes: number, today: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'busy-machine-'))
  const [idle, loaded] = [join(folder, 'idle'), join(folder, 'busy')]
  try {
    const alone = await makeMemos(decks, idle, today)
    for (let n = 0; n < processes; n++) startBusyProcess()
    const beside = await makeMemos(decks, loaded, today)
    endBusy()
    const outcomes = await Promise.all(decks.map((deck) => compare(deck, idle, loaded)))
    const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
    for (const [n, deck] of decks.entries())
      if (outcomes[n] !== 'equal') console.log(`${basename(deck)}: ${outcomes[n]}`)
    console.log(
      `${decks.length} decks: ${alone.toFixed(0)} s alone, ${beside.toFixed(0)} s beside ${processes} busy processes`,
    )
    console.log(`${count('equal')} equal, ${count('different')} different, ${count('failed')} failed`)
    return count('equal') === decks.length
  } finally {
    endBusy()
    await rm(folder, { recursive: true, force: true })
  }
}

function readWholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} ${text} is not a whole number.`)
  return Number(text)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      decks: { type: 'string' },
      count: { type: 'string', default: '20' },
      busy: { type: 'string', default: '40' },
      today: { type: 'string' },
    },
  })
  const count = readWholeNumber('count', values.count)
  const made = await mkdtemp(join(tmpdir(), 'busy-decks-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  if (values.decks === undefined) await writeProofDecks(made)
  const folders = values.decks?.split(',') ?? [...samples, made]
  const decks = positionals.length > 0 ? positionals : await listDecks(folders, count)
  if (decks.length === 0) throw new Error(`${values.decks} holds no decks. Name a folder with PDF or PowerPoint files.`)
  process.exit((await prove(decks, readWholeNumber('busy', values.busy), readToday(values.today))) ? 0 : 1)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exit(2)
}
