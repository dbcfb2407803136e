import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

/** Judges a line of the cover. */
const judgeCover = (line: string) =>
  judgeFigure(
    deck([page({ title: 'Brackwater', blocks: [line] }), page({ title: 'Contact', blocks: ['hello@brackwater.io'] })]),
    {
      key: 'one_liner',
      value: line,
      quotes: [line],
    },
  )
const slogan = { gate: 'whose', of: 'slogan' }

describe('the one-liner', () => {
  it.each([
    'Water-level alerts for small harbours',
    'The booking platform of small harbours',
    'Brackwater helps harbour masters to see floods coming.',
    'We help harbour masters to see floods coming.',
  ])('is proved by what the company does: %s', (line) => {
    expect(judgeCover(line)).toBeNull()
  })

  it.each([
    'Turning tides into insight',
    'The next big wave',
    'Tired of floods? Try an app!',
    'Ana Ruiz Tom Berg Lea Wirth',
  ])('is not proved by a slogan, a question or a list of people: %s', (line) => {
    expect(judgeCover(line)).toEqual(slogan)
  })

  it('is not proved by words that are cut off', () => {
    expect(judgeCover('A booking platform for the harbours of the')).toMatchObject({ gate: 'reading', how: 'cut' })
  })

  it('stands on the cover unless it is a sentence about the company', () => {
    const lines = ['Cheaper apps for harbours', 'Brackwater is an app that warns harbours.']
    const doc = deck([page({ title: 'Brackwater' }), page({ title: 'Solution', blocks: lines })])
    const [phrase, sentence] = lines.map((value) =>
      judgeFigure(doc, { key: 'one_liner', value, quotes: [value], on: 2 }),
    )
    expect(phrase).toEqual(slogan)
    expect(sentence).toBeNull()
  })
})
