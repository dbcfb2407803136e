import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { installChromium } from './find-chromium.ts'
import { installDovecot } from './install-dovecot.ts'

const root = resolve(import.meta.dirname, '..')
/** Some thirty servers and hundreds of threads are started, which compile the same files. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'firstread', 'compiled') }
const tally = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

const chromium = installChromium()
if (!chromium)
  console.error('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH, and run again.')

if (!installDovecot())
  console.error(
    'No Dovecot found: the tests of a real IMAP mailbox are skipped. Install the Debian package dovecot-imapd.',
  )

const checks = spawnSync(process.execPath, [join(root, 'scripts', 'check.ts')], { cwd: root, stdio: 'inherit' })
const tests = runTests(process.argv.slice(2))
process.exit(checks.status === 0 && tests === 0 && chromium ? 0 : 1)

/** Runs every test, journeys only where there is a browser, and closes with one line that counts them. */
function runTests(args: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'firstread-tests-'))
  const outcome = join(folder, 'outcome.json')
  const projects = chromium ? [] : ['--project', 'unit']
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outcome}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...compileCache, ...(chromium && { CHROMIUM_PATH: chromium }) },
    },
  )
  const { numPassedTests, numFailedTests, numPendingTests } = tally.parse(JSON.parse(readFileSync(outcome, 'utf8')))
  rmSync(folder, { recursive: true })
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
  return run.status ?? 1
}
