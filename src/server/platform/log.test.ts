import { expect, test } from 'vitest'
import { PermanentJobError } from './jobs/queue.ts'
import { createLog } from './log.ts'
import { OutgoingFailure } from './net/outgoing-failure.ts'

/** What the log has of an error. */
function logged(err: unknown) {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).error({ err })
  return { line: lines.join(''), err: JSON.parse(lines[0] ?? '').err }
}

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

test('a message for people is logged as its error says, and its causes without their messages', () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND www.quayside.example'), { code: 'ENOTFOUND' })
  const failure = new OutgoingFailure('unknown-host', 'www.quayside.example', cause)
  const { line, err } = logged(new PermanentJobError(failure.message, { cause: failure }))
  expect(line).not.toContain('quayside')
  expect(err).toMatchObject({ name: 'GiveUp', message: 'A person is told why.' })
  expect(err.stack).toMatch(/^GiveUp: A person is told why\.\n\s+at .+log\.test\.ts/)
  expect(err.cause).toMatchObject({ name: 'OutgoingFailure', message: 'unknown-host', cause: { code: 'ENOTFOUND' } })
})

test('a line of a library that has no words does not take those of its error', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const error = new OutgoingFailure('slow', 'www.quayside.example')
  log.error(error)
  log.error({ err: error })
  log.info({ deckId: '1' })
  expect(lines.join('')).not.toContain('quayside')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['An error was met.', 'An error was met.', undefined])
})

test('a cause that is not an error is not logged: it can be a request with its secrets', () => {
  const { err } = logged(new Error('Refused.', { cause: new URLSearchParams({ state: 'Quayside' }) }))
  expect(err).toEqual({ name: 'Error', message: 'Refused.', stack: expect.any(String) })
})

test.each([
  [
    Object.assign(new Error('invalid input syntax for type integer: "{"a":\n    at "Quayside""'), { code: '22P02' }),
    'invalid input syntax for type integer: "…"',
  ],
  [new Error('No mailbox for <ida@quayside.example>.'), 'No mailbox for <…@…>.'],
  [makeSyntaxError('Quayside'), 'A text has another form than it must have.'],
  [
    Object.assign(new Error('duplicate key value violates unique constraint "deal_pkey"'), { code: '23505' }),
    'duplicate key value violates unique constraint "deal_pkey"',
  ],
])('what an error quotes of data is not logged: %s', (error, message) => {
  const { line, err } = logged(error)
  expect(err.message).toBe(message)
  expect(err.stack).toContain('log.test.ts')
  expect(line.toLowerCase()).not.toContain('quayside')
})

function makeSyntaxError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
