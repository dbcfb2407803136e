import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { installChromium } from './find-chromium.ts'
import { installDovecot } from './install-dovecot.ts'

const root = resolve(import.meta.dirname, '..')
/** Some thirty servers and hundreds of threads are started, which compile the same files. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'firstread', 'compiled') }
const tallyFile = 'outcome.json'
const tally = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

const chromium = installChromium()
if (!chromium)
  console.error('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH, and run again.')

if (!installDovecot())
  console.error(
    'No Dovecot found: the tests of a real IMAP mailbox are skipped. Install the Debian package dovecot-imapd.',
  )

// Beside the tests, which wait for disks and browsers a good part of the time.
const checks = spawn(process.execPath, [join(root, 'scripts', 'check.ts')], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
})
const checked = Promise.all([text(checks.stdout), text(checks.stderr), once(checks, 'close')])
const folder = mkdtempSync(join(tmpdir(), 'firstread-tests-'))
const testsStatus = await runTests(folder, process.argv.slice(2))
const [findings, complaints] = await checked
process.stdout.write(findings)
process.stderr.write(complaints)
console.log(countTests(folder))
rmSync(folder, { recursive: true })
process.exit(checks.exitCode === 0 && testsStatus === 0 && chromium ? 0 : 1)

/** Runs every test, journeys only where there is a browser; returns the exit code of the run. */
async function runTests(outcomes: string, args: string[]): Promise<number> {
  const projects = chromium ? [] : ['--project', 'unit']
  const run = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(outcomes, tallyFile)}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...compileCache, ...(chromium && { CHROMIUM_PATH: chromium }) },
    },
  )
  await once(run, 'close')
  return run.exitCode ?? 1
}

function countTests(outcomes: string): string {
  const outcome: unknown = JSON.parse(readFileSync(join(outcomes, tallyFile), 'utf8'))
  const { numPassedTests, numFailedTests, numPendingTests } = tally.parse(outcome)
  return `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`
}
