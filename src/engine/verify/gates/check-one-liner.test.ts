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
    'At its core, Brackwater solves late warnings of small harbours.',
    'We help harbour masters to see floods coming.',
    'Brackwater: the booking platform of small harbours',
  ])('is proved by what the company does: %s', (line) => {
    expect(judgeCover(line)).toBeNull()
  })

  it.each([
    'Turning tides into insight',
    'Brackwater: the way to calm',
    'The next big wave',
    'Tired of floods? Try an app!',
    'Ana Ruiz Tom Berg Lea Wirth',
    'Food is a software business.',
    'Insight, always. Health, always.',
  ])('is not proved by a slogan, a question or a list of people: %s', (line) => {
    expect(judgeCover(line)).toEqual(slogan)
  })

  it('is proved of the first word of the company’s name, if that is none of everyday', () => {
    const judgeNamed = (name: string, line: string) =>
      judgeFigure(deck([page({ title: name, blocks: ['2026'] }), page({ title: 'How it works', blocks: [line] })]), {
        key: 'one_liner',
        value: line,
        quotes: [line],
        on: 2,
      })
    expect(judgeNamed('Brackwater Harbours', 'Brackwater turns tides into timely warnings.')).toBeNull()
    expect(judgeNamed('Smart Harbours', 'Smart turns tides into timely warnings.')).toEqual(slogan)
  })

  it.each(['Brackwater', 'Brackwater Harbour Platform'])('is not proved by a name alone: %s', (line) => {
    expect(judgeCover(line)).toEqual(slogan)
  })

  it('is not one of several captions that are set alike', () => {
    const captions = ['Booking platform for harbours', 'Sensors by ISO 42001', 'Alerts for the crew']
    const blocks = captions.map((lines, at) => ({ lines, x: 0.05 + 0.32 * at, y: 0.5 }))
    const judgeFirst = (some: typeof blocks) =>
      judgeFigure(deck([page({ title: 'Brackwater', blocks: some })]), {
        key: 'one_liner',
        value: 'Booking platform for harbours',
        quotes: ['Booking platform for harbours'],
      })
    expect(judgeFirst(blocks)).toEqual(slogan)
    expect(judgeFirst(blocks.slice(0, 1))).toBeNull()
  })

  it('is not a sentence of a slide about the problem', () => {
    const line = 'We help harbour masters to see floods coming.'
    const judgeOn = (title: string) =>
      judgeFigure(deck([page({ title: 'Brackwater' }), page({ title, blocks: [line] })]), {
        key: 'one_liner',
        value: line,
        quotes: [line],
        on: 2,
      })
    expect(judgeOn('The problem')).toEqual(slogan)
    expect(judgeOn('Our solution')).toBeNull()
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

  it('is not proved on a cover that is headed as the problem', () => {
    const line = 'Water-level alerts for small harbours'
    const judgeUnder = (heading: string) =>
      judgeFigure(
        deck([
          page({ blocks: [{ lines: heading, y: 0.04, size: 12 }, line] }),
          page({ title: 'Contact', blocks: ['hello@brackwater.io'] }),
        ]),
        { key: 'one_liner', value: line, quotes: [line] },
      )
    expect(judgeUnder('Brackwater')).toBeNull()
    expect(judgeUnder('01 Problem')).toEqual(slogan)
  })
})
