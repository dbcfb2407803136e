import { describe, expect, it } from 'vitest'
import { chooseFilesToRunAgain, countTests, type TestRun, tellFailures } from './test-outcome.ts'

/** A run of one test in each file, of which those failed. */
const run = (files: Record<string, 'passed' | 'failed'>, changes: Partial<TestRun> = {}): TestRun => {
  const statuses = Object.values(files)
  const count = (status: string) => statuses.filter((one) => one === status).length
  return {
    passed: count('failed') === 0,
    stray: false,
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

describe('the files to run again alone', () => {
  it('are the few that failed beside others', () => {
    expect(chooseFilesToRunAgain([all, one])).toEqual(['/app/b.test.ts'])
    expect(chooseFilesToRunAgain([run({ '/app/d.test.ts': 'failed' }), one])).toEqual([
      '/app/d.test.ts',
      '/app/b.test.ts',
    ])
  })

  it('are none where many failed, or a run failed by anything but its tests', () => {
    const many = run(Object.fromEntries([1, 2, 3].map((n) => [`/app/${n}.test.ts`, 'failed'] as const)))
    expect(chooseFilesToRunAgain([many])).toHaveLength(3)
    expect(chooseFilesToRunAgain([many, one])).toEqual([])
    expect(chooseFilesToRunAgain([one, run({}, { passed: false, outcome: null })])).toEqual([])
    expect(chooseFilesToRunAgain([one, run({ '/app/a.test.ts': 'passed' }, { passed: false })])).toEqual([])
    expect(chooseFilesToRunAgain([{ ...one, stray: true }])).toEqual([])
    expect(chooseFilesToRunAgain([all])).toEqual([])
  })
})

it('names what failed, and counts', () => {
  const outcomes = [all, one].flatMap(({ outcome }) => outcome ?? [])
  expect(tellFailures(outcomes, '/app')).toEqual(['Failed: b.test.ts > works\nIt is 2.'])
  expect(countTests(outcomes)).toBe('2 passed, 1 failed, 0 skipped')
})
