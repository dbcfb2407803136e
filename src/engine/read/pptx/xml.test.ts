import { describe, expect, it } from 'vitest'
import { findAt, getAttribute, getBoolean, getNumber, getRelationId, listChildren, parseXml } from './xml.ts'

const parse = (text: string) => parseXml(Buffer.from(text))

describe('a part in XML', () => {
  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an element that is not closed', '<a><b></a>'],
    ['text', 'no XML at all'],
    ['nothing', ''],
  ])('is refused with %s', (_what, text) => {
    expect(() => parse(text)).toThrow('The file is damaged; export it again.')
  })

  it('may be written in UTF-16', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<a n="é"/>', 'utf16le')])
    expect(getAttribute(parseXml(bytes), 'n')).toBe('é')
  })

  it('is walked by local names, whatever the prefixes', () => {
    const root = parse('<p:a xmlns:p="p" xmlns:x="x"><x:b v="1"/><p:b v="2"/><c/></p:a>')
    expect(listChildren(root, 'b').map((one) => getAttribute(one, 'v'))).toEqual(['1', '2'])
    expect([findAt(root, 'c', 'd'), findAt(null, 'c')]).toEqual([null, null])
  })

  it('takes the newer of two forms, but for frames that only the fallback can show', () => {
    const form = (requires: string) =>
      parse(
        `<a xmlns:mc="m"><mc:AlternateContent><mc:Choice Requires="${requires}"><new/></mc:Choice>` +
          '<mc:Fallback><old/></mc:Fallback></mc:AlternateContent></a>',
      )
    expect(listChildren(form('p14')).map((one) => one.localName)).toEqual(['new'])
    expect(listChildren(form('cx1')).map((one) => one.localName)).toEqual(['old'])
  })

  it('has numbers, percentages and truth values, and null where there are none', () => {
    const root = parse('<a n="12.5" p="45%" bad="x" empty="" yes="1" no="false"/>')
    expect(['n', 'p', 'bad', 'empty', 'none'].map((name) => getNumber(root, name))).toEqual([
      12.5,
      45_000,
      null,
      null,
      null,
    ])
    expect(['yes', 'no', 'none'].map((name) => getBoolean(root, name))).toEqual([true, false, null])
  })

  it('tells a relationship id from an id of its own', () => {
    const root = parse('<a id="7" xmlns:q="rel" q:id="rId3"/>')
    expect(getRelationId(root, 'id')).toBe('rId3')
  })
})
