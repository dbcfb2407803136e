import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('asks no clock, in all of the engine: what a memo holds follows from the deck, not from the machine', () => {
  const engine = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: engine }).filter((file) => !file.endsWith('.test.ts'))
  const clock = /\bperformance\.now\b|\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bAbortSignal\.timeout\b|\bhrtime\b/
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => clock.test(readFileSync(join(engine, file), 'utf8')))).toEqual([])
})
