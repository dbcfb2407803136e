import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('an error is logged with its causes, without what libraries hang on it', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@b.co)' })
  log.error({ err: new Error('Not stored', { cause }) }, 'A call failed.')
  log.debug('below the level')
  expect(lines).toHaveLength(1)
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry).toMatchObject({ msg: 'A call failed.', err: { message: 'Not stored', cause: { code: '23505' } } })
  expect(lines[0]).not.toContain('ana@b.co')
})

test('what is thrown without being an error is logged as it reads', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).warn({ err: 'the disk is full' })
  expect(JSON.parse(lines[0] ?? '').err).toBe('the disk is full')
})
