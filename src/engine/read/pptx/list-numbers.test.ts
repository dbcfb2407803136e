import { expect, it } from 'vitest'
import { formatListNumber, readNumbering } from './list-numbers.ts'
import { parseXml } from './xml.ts'

it.each([
  ['arabicPeriod', 3, '3.'],
  ['arabicParenR', 12, '12)'],
  ['arabicParenBoth', 2, '(2)'],
  ['arabicPlain', 7, '7'],
  ['alphaLcPeriod', 1, 'a.'],
  ['alphaLcParenR', 26, 'z)'],
  ['alphaUcPeriod', 28, 'BB.'],
  ['romanLcParenBoth', 4, '(iv)'],
  ['romanUcPeriod', 1949, 'MCMXLIX.'],
  ['thaiAlphaPeriod', 5, '5.'],
  ['', 1, '1.'],
])('the %s number %i is %s', (scheme, number, mark) => {
  expect(formatListNumber(scheme, number)).toBe(mark)
})

it.each([
  ['<buAutoNum type="arabicPeriod"/>', 'arabicPeriod', 1],
  ['<buAutoNum type="alphaLcParenR" startAt="4"/>', 'alphaLcParenR', 4],
  ['<buAutoNum startAt="-3"/>', '', 1],
  ['<buAutoNum startAt="99999999999"/>', '', 32_767],
])('a list %s begins where it says', (text, scheme, first) => {
  expect(readNumbering(parseXml(Buffer.from(text)))).toEqual({ scheme, first })
})
