import { describe, expect, it } from 'vitest'
import { isSampleAddress, isSampleHost, isTemplateText } from './template-residue.ts'

describe('template residue', () => {
  it.each([
    'Lorem ipsum dolor sit amet',
    'Company Name',
    'YOUR LOGO',
    'Insert your tagline here',
    'Click to add title',
    'Competitor A',
    'Presentation template by Slidewright',
  ])('knows %s', (text) => {
    expect(isTemplateText(text)).toBe(true)
  })

  it.each(['Norvane', 'Pay your team in a day', 'The company behind your harvest', 'Logo Labs', 'Client portals'])(
    'leaves %s',
    (text) => {
      expect(isTemplateText(text)).toBe(false)
    },
  )

  it('knows sample addresses from real ones', () => {
    expect([isSampleHost('yourcompany.com'), isSampleHost('norvane.com')]).toEqual([true, false])
    expect([isSampleAddress('hello@example.com'), isSampleAddress('hello@norvane.com')]).toEqual([true, false])
  })
})
