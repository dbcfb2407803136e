import { expect, test } from 'vitest'
import { addressesIn, addressesOfMailLink, ownCompanyFirst, withoutRepeats } from './email-addresses.ts'

test.each([
  ['Write to ana@b.co, or bo.lee+x@mail.b.co.', ['ana@b.co', 'bo.lee+x@mail.b.co']],
  ['<mailto:ana@b.co> "ana@b.co"; (cy@b.co)', ['ana@b.co', 'ana@b.co', 'cy@b.co']],
  ['邮箱ana@b.co', ['ana@b.co']],
  ['müller@b.co, @handle, a@b, 5 @ 3.5, a@-b.co, a..b@c.co', []],
  ['', []],
])('addresses in %j', (text, found) => expect(addressesIn(text)).toEqual(found))

test.each([
  ['mailto:ana@b.co', ['ana@b.co']],
  ['MAILTO:ana@b.co?subject=Hi&cc=bo@b.co', ['ana@b.co']],
  ['mailto:Ana%20Ruiz%20%3Cana@b.co%3E', ['ana@b.co']],
  ['mailto:ana@b.co,%', ['ana@b.co']],
  ['https://b.co/?mail=ana@b.co', []],
])('the link %s writes to %j', (url, found) => expect(addressesOfMailLink(url)).toEqual(found))

test('each address counts once, the own company’s first', () => {
  const found = withoutRepeats(['ana@mail.test', 'Bo@Ink.io', 'bo@ink.io', 'cy@eu.ink.io', 'dee@drink.io'])
  expect(found).toEqual(['ana@mail.test', 'Bo@Ink.io', 'cy@eu.ink.io', 'dee@drink.io'])
  const first = ['Bo@Ink.io', 'cy@eu.ink.io', 'ana@mail.test', 'dee@drink.io']
  expect(ownCompanyFirst(found, 'https://www.ink.io/deck')).toEqual(first)
  expect(ownCompanyFirst(found, 'ink.io')).toEqual(first)
  expect(ownCompanyFirst(found, '')).toEqual(found)
  expect(ownCompanyFirst(found, 'not a site')).toEqual(found)
})
