import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { installChromium } from './find-chromium.ts'
import { installDovecot } from './install-dovecot.ts'
import { installPostgres } from './install-postgres.ts'

const root = resolve(import.meta.dirname, '..')
const outcomeStart = 'outcome-'
const memoryFolder = '/dev/shm'
/** Data directories of servers, decks and browsers of tests that run at the same time take up to 2 GB. */
const roomNeeded = 6 * 2 ** 30
const outcome = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

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

const ran = await Promise.all([runChecks(), ...chooseRuns(process.argv.slice(2)).map(runTests)])
const outcomes = readOutcomes()
for (const line of tellFailures(outcomes)) console.log(line)
console.log(countTests(outcomes))
process.exit(ran.every((passed) => passed) && chromium ? 0 : 1)

type Outcome = z.infer<typeof outcome>
type Run = { name: string; args: string[] }

/**
 * Journeys and what kills servers wait for browsers and disks a good part of the time: other tests run beside them, in processes
 * of their own, since one pool of Vitest runs one project after the other. Tests that are named run alone.
 */
function chooseRuns(named: string[]): Run[] {
  if (named.length > 0) return [{ name: 'named', args: [...(chromium ? [] : ['--project', 'unit']), ...named] }]
  const unit = { name: 'unit', args: ['--project', 'unit', '--maxWorkers', '3'] }
  const withServers = ['--project', 'durability', '--project', 'journeys', '--maxWorkers', '3']
  return chromium ? [{ name: 'servers', args: withServers }, unit] : [unit]
}

/** Runs tests; returns whether all passed. */
async function runTests({ name, args }: Run): Promise<boolean> {
  const run = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(folder, `${outcomeStart}${name}.json`)}`,
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
  createInterface({ input: run.stderr }).on('line', (line) => console.error(line))
  await once(run, 'close')
  return run.exitCode === 0
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

function readOutcomes(): Outcome[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(outcomeStart))
    .map((name) => outcome.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/** What failed, last of all: a log of which only the end is kept still names it. */
function tellFailures(outcomes: Outcome[]): string[] {
  return outcomes
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const file = relative(root, name)
      if (failed.length === 0) return status === 'failed' ? [`Failed: ${file}\n${message}`] : []
      return failed.map((test) => `Failed: ${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
    })
}

function countTests(outcomes: Outcome[]): string {
  const count = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    outcomes.reduce((sum, one) => sum + one[key], 0)
  return `${count('numPassedTests')} passed, ${count('numFailedTests')} failed, ${count('numPendingTests')} skipped`
}
