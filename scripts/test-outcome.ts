import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { z } from 'zod'

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
type TestOutcome = z.infer<typeof outcome>

/** What Vitest's reporter `json` wrote; throws where it wrote something else. */
export const readOutcome = (path: string): TestOutcome => outcome.parse(JSON.parse(readFileSync(path, 'utf8')))

/** `outcome`: null where Vitest ended before it wrote one; `stray`: what it said of errors outside of the tests, without colours. */
export type TestRun = { name: string; passed: boolean; stray: string; outcome: TestOutcome | null }

/** What Vitest says before it lists the errors outside of any test. */
export const strayErrors = /Vitest caught (\d+) unhandled error/
/** How it names the file during which one came. */
const duringFile = /This error originated in "([^"]+)" test file|while running test files? ([^\s,]+)/g

/** More files than these fail for one cause, not by accident. */
const mostAgain = 3

/**
 * The files in which something failed, by their whole paths: a test, or an error outside of one that names its file. None where
 * there are many, or where a run failed by anything else.
 */
export function chooseFilesToRunAgain(runs: TestRun[], root: string): string[] {
  const failed = runs.filter((run) => !run.passed).map((run) => listFailedFiles(run, root))
  if (failed.some((files) => files === null || files.length === 0)) return []
  const files = [...new Set(failed.flatMap((files) => files ?? []))]
  return files.length > mostAgain ? [] : files
}

/** Null where an error outside of the tests does not tell its file. */
function listFailedFiles({ outcome, stray }: TestRun, root: string): string[] | null {
  const files = outcome?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? []
  const named = [...stray.matchAll(duringFile)].map(([, origin, running]) => resolve(root, origin ?? running ?? ''))
  if (named.length < Number(strayErrors.exec(stray)?.[1] ?? 0)) return null
  return [...files, ...named]
}

/** How a run failed apart from its tests, as lines for the end of the log. */
export const tellStrayFailures = (runs: TestRun[]): string[] =>
  runs.flatMap(({ name, passed, stray, outcome }) => {
    if (passed) return []
    if (stray) return [`Failed: errors outside of the tests (${name})\n${stray}`]
    if (!outcome) return [`Failed: Vitest ended before it wrote what passed (${name})`]
    return outcome.numFailedTests === 0 ? [`Failed: Vitest says so, though no test did (${name})`] : []
  })

/** What failed, last of all: a log of which only the end is kept still names it. */
export function tellFailures(outcomes: TestOutcome[], root: string): string[] {
  return outcomes
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const file = relative(root, name)
      if (failed.length === 0) return status === 'failed' ? [`Failed: ${file}\n${message}`] : []
      return failed.map((test) => `Failed: ${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
    })
}

export function countTests(outcomes: TestOutcome[]): string {
  const count = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    outcomes.reduce((sum, one) => sum + one[key], 0)
  return `${count('numPassedTests')} passed, ${count('numFailedTests')} failed, ${count('numPendingTests')} skipped`
}
