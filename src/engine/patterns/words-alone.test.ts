import { expect, it } from 'vitest'
import { wordsAlone } from './words-alone.ts'

it.each([
  ['A doctorate, a PHD.', 'A _, a _.'],
  ['doctorates', 'doctorates'],
  ['éphd 2phd', 'éphd 2phd'],
  ['phd в Киеве', '_ в Киеве'],
])('%s', (text, marked) => {
  expect(text.replace(wordsAlone('doctorate|phd'), '_')).toBe(marked)
})
