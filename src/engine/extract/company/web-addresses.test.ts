import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { contactEmailExtractor, siteExtractor } from './contact.ts'
import { findEmails, findWebAddresses } from './web-addresses.ts'

const silent = { text: '', lines: [], parts: [] }
const contact = (line: string, origin: 'text' | 'ocr' = 'ocr') =>
  understandDeck(deck([page({ title: 'Norvane' }), page({ title: 'Contact', blocks: [line], origin })]))

describe('addresses in recognised text', () => {
  it.each(['hello@ norvane.io', 'hello @norvane. io', 'hello©norvane.io', 'hello@norvane,io'])('mends %s', (line) => {
    expect(contactEmailExtractor.extract(prepareInput(contact(line), silent))[0]).toMatchObject({
      value: 'hello@norvane.io',
      evidence: [{ quote: line }],
    })
  })

  it.each([
    ['www. norvane. io', 'www.norvane.io'],
    ['norvane .io', 'norvane.io'],
    ['https: //norvane.io', 'https://norvane.io'],
  ])('mends %s', (line, value) => {
    expect(siteExtractor.extract(prepareInput(contact(line)))[0]?.value).toBe(value)
  })

  it('leaves sentences and printed text as they are', () => {
    expect(findWebAddresses(contact('It is fast. So is the team. In one year, as Berg et.al write'))).toEqual([])
    expect(findEmails(contact('hello @norvane. io', 'text'))).toEqual([])
    expect(findEmails(contact('© Norvane 2025. All rights reserved'))).toEqual([])
  })

  it.each(['norvane.fish', 'norvane.kz', 'norvane.scot'])('knows the ending of %s', (line) => {
    expect(siteExtractor.extract(prepareInput(contact(line, 'text')))[0]?.value).toBe(line)
  })

  it('reads what is spelled against robots on any page', () => {
    expect(
      contactEmailExtractor.extract(prepareInput(contact('hello [at] norvane.io', 'text'), silent))[0]?.value,
    ).toBe('hello@norvane.io')
  })
})

describe('addresses of templates', () => {
  it.each(['hello@reallygreatsite.com', 'yourname@email.com', 'name@norvane.io'])('%s belongs to no one', (line) => {
    expect(findEmails(contact(line, 'text'))).toEqual([])
  })

  it('www.yourcompany.com is not a site', () => {
    expect(findWebAddresses(contact('www.yourcompany.com', 'text'))).toEqual([])
  })
})
