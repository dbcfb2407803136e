import { describe, expect, it } from 'vitest'
import { encodeBase32, findStep, findStepOf, makeCode } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('one-time codes', () => {
  it('are those of RFC 4226, appendix D', () => {
    const expected = [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]
    expect(expected.map((_, counter) => makeCode(secret, counter))).toEqual(expected)
  })

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, at second %i', (seconds, expected) => {
    expect(makeCode(secret, findStep(new Date(seconds * 1000)), 8)).toBe(expected)
  })

  it('count one step either way', () => {
    const now = new Date('2026-05-04T09:00:10Z')
    const step = findStep(now)
    const stepsThatCount = [-2, -1, 0, 1, 2].map((away) => findStepOf(secret, makeCode(secret, step + away), now))
    expect(stepsThatCount).toEqual([null, step - 1, step, step + 1, null])
    expect(findStepOf(secret, '12345', now)).toBeNull()
    expect(findStepOf(secret, '１２３４５６', now)).toBeNull()
  })
})

it('writes the base32 of RFC 4648, section 10', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar']
  expect(texts.map((text) => encodeBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})
