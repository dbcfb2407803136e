import { expect, it } from 'vitest'
import { readFileName } from './read-file-name.ts'

it.each([
  [null, 'deck.pdf'],
  ['inline', 'deck.pdf'],
  ['attachment; filename="Seed round.pdf"', 'Seed round.pdf'],
  ['attachment; filename=seed.pdf; size=3', 'seed.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''Br%C3%A4mble%20%E2%84%961.pdf`, 'Brämble №1.pdf'],
  [`attachment; filename="fallback.pdf"; filename*=UTF-8''%E0%A4%A`, 'fallback.pdf'],
  [`attachment; filename="${Buffer.from('Brämble.pdf').toString('latin1')}"`, 'Brämble.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\decks\\\\seed.pdf"', 'seed.pdf'],
  ['attachment; filename="\u0001\u0002"', 'deck.pdf'],
])('takes the name from %j', (disposition, name) => {
  expect(readFileName(disposition, 'deck.pdf')).toBe(name)
})

it('cuts a name that is very long', () => {
  expect(readFileName(`attachment; filename="${'a'.repeat(5_000)}"`, 'deck.pdf')).toHaveLength(200)
})
