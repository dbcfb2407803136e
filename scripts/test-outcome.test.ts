import { describe, expect, it } from 'vitest'
import { chooseFilesToRunAgain, countTests, type TestRun, tellFailures, tellStrayFailures } from './test-outcome.ts'

/** A run of one test in each file, of which those failed. */
const run = (files: Record<string, 'passed' | 'failed'>, changes: Partial<TestRun> = {}): TestRun => {
  const statuses = Object.values(files)
  const count = (status: string) => statuses.filter((one) => one === status).length
  return {
    name: 'unit',
    passed: count('failed') === 0,
    stray: '',
    outcome: {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: 0,
      testResults: Object.entries(files).map(([name, status]) => ({
        name,
        status,
        message: '',
        assertionResults: [{ fullName: 'works', status, failureMessages: status === 'failed' ? ['It is 2.'] : [] }],
      })),
    },
    ...changes,
  }
}
const all = run({ '/app/a.test.ts': 'passed' })
const one = run({ '/app/b.test.ts': 'failed', '/app/c.test.ts': 'passed' })

const stray = (count: number, ...lines: string[]): Partial<TestRun> => ({
  passed: false,
  stray: [`Vitest caught ${count} unhandled errors during the test run.`, ...lines].join('\n'),
})
const origin = `This error originated in "src/a.test.ts" test file. It doesn't mean the error was thrown inside the file itself.`
const again = (...runs: TestRun[]) => chooseFilesToRunAgain(runs, '/app')

describe('the files to run again alone', () => {
  it('are the few that failed beside others', () => {
    expect(again(all, one)).toEqual(['/app/b.test.ts'])
    expect(again(run({ '/app/d.test.ts': 'failed' }), one)).toEqual(['/app/d.test.ts', '/app/b.test.ts'])
  })

  it('are those during which an error came that belongs to no test', () => {
    const passing = { '/app/src/a.test.ts': 'passed' } as const
    expect(again(one, run(passing, stray(1, 'Error: late', origin)))).toEqual(['/app/b.test.ts', '/app/src/a.test.ts'])
    expect(again(run(passing, stray(2, 'Error: late', origin, 'Error: later', origin)))).toEqual(['/app/src/a.test.ts'])
    const ended = 'Error: Worker exited unexpectedly during started state while running test file /app/src/e.test.ts'
    expect(again(run(passing, stray(1, ended)))).toEqual(['/app/src/e.test.ts'])
  })

  it('are none where many failed, or a run failed by anything but its files', () => {
    const many = run(Object.fromEntries([1, 2, 3].map((n) => [`/app/${n}.test.ts`, 'failed'] as const)))
    expect(again(many)).toHaveLength(3)
    expect(again(many, one)).toEqual([])
    expect(again(one, run({}, { passed: false, outcome: null }))).toEqual([])
    expect(again(one, run({ '/app/a.test.ts': 'passed' }, { passed: false }))).toEqual([])
    expect(again({ ...one, ...stray(1, 'Error: of no file') })).toEqual([])
    expect(again({ ...one, ...stray(2, 'Error: late', origin, 'Error: of no file') })).toEqual([])
    expect(again(all)).toEqual([])
  })
})

it('names what failed, and counts', () => {
  const outcomes = [all, one].flatMap(({ outcome }) => outcome ?? [])
  expect(tellFailures(outcomes, '/app')).toEqual(['Failed: b.test.ts > works\nIt is 2.'])
  expect(countTests(outcomes)).toBe('2 passed, 1 failed, 0 skipped')
})

it('tells how a run failed where no test did', () => {
  expect(tellStrayFailures([all, one])).toEqual([])
  expect(tellStrayFailures([run({}, stray(1, 'Error: late', origin))])).toEqual([
    expect.stringContaining('Failed: errors outside of the tests (unit)\nVitest caught 1 unhandled'),
  ])
  expect(tellStrayFailures([run({}, { passed: false, outcome: null })])).toEqual([
    'Failed: Vitest ended before it wrote what passed (unit)',
  ])
  expect(tellStrayFailures([run({ '/app/a.test.ts': 'passed' }, { passed: false })])).toEqual([
    'Failed: Vitest says so, though no test did (unit)',
  ])
})
