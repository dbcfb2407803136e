import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
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

/** `outcome`: null where Vitest ended before it wrote one; `stray`: errors outside of the tests. */
export type TestRun = { passed: boolean; stray: boolean; outcome: TestOutcome | null }

/** More files than these fail for one cause, not by accident. */
const mostAgain = 3

/** The files in which something failed, by their whole paths; none where there are many, or where a run failed by anything but its tests. */
export function chooseFilesToRunAgain(runs: TestRun[]): string[] {
  const failed = runs.filter((run) => !run.passed).map((run) => ({ ...run, files: listFailedFiles(run) }))
  if (failed.some(({ stray, files }) => stray || files.length === 0)) return []
  const files = failed.flatMap((run) => run.files)
  return files.length > mostAgain ? [] : files
}

const listFailedFiles = ({ outcome }: TestRun): string[] =>
  outcome?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? []

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
