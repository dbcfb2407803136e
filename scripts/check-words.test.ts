import { expect, test } from 'vitest'
import { refusedWords } from './check-words.ts'

test.each([
  ['// Whoever asks twice does not want to wait.', '"Whoever"'],
  ["throw notFound('There is no such deal.')", '"is no"'],
  ['These are no errors.', '"are no"'],
  ['Nobody reads it; Firstread mails it.', '"Nobody"'],
])('%s is refused', (line, named) => {
  const [sentence] = refusedWords('src/a.ts', `const a = 1\n${line}\n`)
  expect(sentence).toContain('src/a.ts:2: ')
  expect(sentence).toContain(named)
})

test('every word of a line is named', () => {
  expect(refusedWords('docs/a.md', 'Nobody reads it; Firstread mails it.')).toHaveLength(2)
})

test.each(['The link is no longer valid.', 'Emails are sent.', 'Renewed', 'This is not one.', 'It is no one’s.'])(
  '%s stands',
  (line) => {
    expect(refusedWords('docs/a.md', line)).toEqual([])
  },
)
