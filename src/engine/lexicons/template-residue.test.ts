import { describe, expect, it } from 'vitest'
import { isSampleAddress, isSampleHost, isTemplateText, isUnfilledText } from './template-residue.ts'

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
    expect(
      ['bestpitchdecks.example', 'www.pitch-deck-makers.com', 'free-slide-templates.co'].map(isSampleHost),
    ).toEqual([true, true, true])
    expect(['deckhand.com', 'pitchside.io', 'decks.norvane.com'].some(isSampleHost)).toBe(false)
    expect([isSampleAddress('hello@example.com'), isSampleAddress('hello@norvane.com')]).toEqual([true, false])
    expect(isSampleAddress('help@bestpitchdecks.com')).toBe(true)
  })

  it.each([
    'Founder / CEO: [Name] Coastal native. Built [X].',
    'Prior experience in [relevant domain]',
    'Raised [amount] at a valuation of [amount]',
    '(Insert actual team bios here)',
    'Add founder names, photos & bios before sending: lead with the product',
    'Update with real metrics',
    'Your best quote that reflects your approach',
    'Your tagline here',
    'You can describe the topic of the section here',
    'You can enter a subtitle here if you need it',
    'Click to add title',
    'Replace with real numbers',
    'Add a little bit of body text',
    'Name, Title',
    'Name Surname',
    'John Doe, CEO',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
    '123 Anywhere St., Any City',
  ])('knows that %s was to be replaced', (text) => {
    expect(isUnfilledText(text)).toBe(true)
  })

  it.each([
    'All your company’s external communications in one inbox',
    'Add your business in minutes and insert a map here and there',
    '[1] Harbour census 2025',
    'Raised [REDACTED]',
    '“[Harbours would] run out of berths”',
    '[PE] Made in Peru',
    'Contact: [ana@norvane.example]',
    'Add text, images and video to any booking page',
    'Update your prices with real-time data',
    'Ana Ruiz, CEO',
    'Name your price',
    'Maria Doering, CTO',
    'Write a description once, and sell it everywhere',
    'Your name is your brand',
    'Replace paper with real time data',
    'Mars is our second customer',
    'Replace fossil plastics with bio-based materials',
    'We replace guesswork with real data',
    'Add AI headshots to any profile',
    'Add your e-signature before sending',
    'You can describe your symptoms in your own words',
    'You can type a description and get an app',
    'Tap to add items to your basket',
    'Book a scooter in any city',
    '[x] Works offline',
    '[Year 1]',
    'Name | Role | Years in shipping',
  ])('leaves the company’s own words: %s', (text) => {
    expect(isUnfilledText(text)).toBe(false)
  })
})
