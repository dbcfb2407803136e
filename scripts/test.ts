import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { installChromium } from './find-chromium.ts'
import { installDovecot } from './install-dovecot.ts'
import { installPostgres } from './install-postgres.ts'
import {
  chooseFilesToRunAgain,
  countTests,
  readOutcome,
  strayErrors,
  type TestRun,
  tellFailures,
  tellStrayFailures,
} from './test-outcome.ts'

const root = resolve(import.meta.dirname, '..')
const memoryFolder = '/dev/shm'
/** Data directories of servers, decks and browsers of tests that run at the same time take up to 2 GB. */
const roomNeeded = 6 * 2 ** 30

const chromium = installChromium()
if (!chromium)
  console.error('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH, and run again.')

if (!installDovecot())
  console.error(
    'No Dovecot found: the tests of a real IMAP mailbox are skipped. Install the Debian package dovecot-imapd.',
  )

if (!installPostgres())
  console.error(
    'No PostgreSQL found: the tests of a database server and of many machines are skipped. Install the Debian package postgresql.',
  )

const folder = mkdtempSync(join(findQuickFolder() ?? tmpdir(), 'firstread-tests-'))
// Servers that tests run as other users have to get through it.
chmodSync(folder, 0o755)
const running: ChildProcess[] = []
process.on('exit', () => {
  for (const child of running) child.kill()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const named = process.argv.slice(2)
const [checked, ...ran] = await Promise.all([runChecks(), ...chooseRuns(named).map(runTests)])
const outcomes = ran.flatMap(({ outcome }) => outcome ?? [])
for (const line of [...tellFailures(outcomes, root), ...tellStrayFailures(ran)]) console.log(line)
if (!checked) console.log('Failed: the checks, whose findings stand above; npm run check gives them alone')
console.log(countTests(outcomes))
const passed = ran.every((run) => run.passed) || (named.length === 0 && (await passAlone(ran)))
process.exit(passed && checked && chromium ? 0 : 1)

type Run = { name: string; args: string[] }

/**
 * Journeys and what kills servers wait for browsers and disks a good part of the time: other tests run beside them, in processes
 * of their own, since one pool of Vitest runs one project after the other. Tests that are named run alone.
 */
function chooseRuns(named: string[]): Run[] {
  if (named.length > 0) return [{ name: 'named', args: [...(chromium ? [] : ['--project', 'unit']), ...named] }]
  const unit = { name: 'unit', args: ['--project', 'unit', '--maxWorkers', '2'] }
  const withServers = ['--project', 'durability', '--project', 'journeys', '--maxWorkers', '3']
  return chromium ? [{ name: 'servers', args: withServers }, unit] : [unit]
}

async function runTests({ name, args }: Run): Promise<TestRun> {
  const written = join(folder, `outcome-${name}.json`)
  const run = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${written}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: folder, ...(chromium && { CHROMIUM_PATH: chromium }) },
    },
  )
  running.push(run)
  // By lines, so that what runs at the same time does not write into one.
  createInterface({ input: run.stdout }).on('line', (line) => console.log(line))
  const stray: string[] = []
  createInterface({ input: run.stderr }).on('line', (line) => {
    const plain = stripVTControlCharacters(line)
    if (stray.length > 0 || strayErrors.test(plain)) stray.push(plain)
    console.error(line)
  })
  await once(run, 'close')
  const outcome = existsSync(written) ? readOutcome(written) : null
  return { name, passed: run.exitCode === 0, stray: stray.join('\n'), outcome }
}

/** Whether the few files that failed beside all others pass by themselves, each with servers and a database of its own; says so. */
async function passAlone(ran: TestRun[]): Promise<boolean> {
  const files = chooseFilesToRunAgain(ran, root)
  if (files.length === 0) return false
  console.log(
    `Running ${files.length === 1 ? 'the file' : `the ${files.length} files`} in which something failed again, alone.`,
  )
  const again = await runTests({ name: 'again', args: ['--maxWorkers', '1', ...files] })
  const failures = [...tellFailures(again.outcome ? [again.outcome] : [], root), ...tellStrayFailures([again])]
  for (const line of failures) console.log(line)
  const names = files.map((file) => relative(root, file)).join(', ')
  console.log(`${again.passed ? 'Passed' : 'Failed'} again, alone: ${names}`)
  return again.passed
}

/** Runs the checks beside the tests, and prints what they found in one piece. */
async function runChecks(): Promise<boolean> {
  const checks = spawn(process.execPath, [join(root, 'scripts', 'check.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(checks)
  const [findings, complaints] = await Promise.all([text(checks.stdout), text(checks.stderr), once(checks, 'close')])
  process.stdout.write(findings)
  process.stderr.write(complaints)
  return checks.exitCode === 0
}

/**
 * The folder in memory, where the machine has one with room enough that runs programs: on a disk servers wait at every commit.
 * What a killed process has written is there after the kill, as it is on a disk.
 */
function findQuickFolder(): string | null {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
    const runsPrograms = mounted.some((line) => line.includes(` ${memoryFolder} `) && !line.includes('noexec'))
    const { bavail, bsize } = statfsSync(memoryFolder)
    return runsPrograms && bavail * bsize >= roomNeeded ? memoryFolder : null
  } catch {
    return null
  }
}
