import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { closingExtractor } from './closing.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const solution: PageSpec = { title: 'Solution', blocks: ['It waters.'] }
const onSlide = (...pages: PageSpec[]) =>
  factsOf(closingExtractor, [cover, solution, ...pages]).facts.map(({ value }) => value)
const inUpdate = (updates: string) =>
  factsOf(closingExtractor, [cover, solution], { updates }).facts.map(({ value }) => value)

describe('the closing of the round', () => {
  it('is read on the slide of the ask', () => {
    expect(onSlide({ title: 'The ask', blocks: ['Closing December 2026'] })).toEqual(['December 2026'])
    expect(onSlide({ title: 'The ask', blocks: ['Raising €2M, first close in June 2027'] })).toEqual(['June 2027'])
  })

  it('is read on any slide that names it', () => {
    const blocks = ['We plan to close the round by 31 March 2027.']
    expect(onSlide({ title: 'Next steps', blocks })).toEqual(['31 March 2027'])
    expect(onSlide({ title: 'Traction', blocks: ['Closing deals since December 2025'] })).toEqual([])
    expect(onSlide({ title: 'Roadmap', blocks: ['Launch in Chile by March 2027'] })).toEqual([])
  })

  it.each([
    ['We plan to close the round by March 2027.', 'March 2027'],
    ['The round is to close before the end of March 2027.', 'before the end of March 2027'],
    ['Our seed round closes on 15 March 2027.', '15 March 2027'],
    ['We expect our €2M seed round to close in Q1 2027.', 'Q1 2027'],
    ['Hello,\n\nthe raise goes well: we want to close the\nround by March 2027 and go on.', 'March 2027'],
    ['We are raising €2M. We plan to close by March 2027.', 'March 2027'],
    ['The round is half full, closing end of Q1 2027', 'end of Q1 2027'],
    ['Seed round\n\nClosing: end of Q1 2027', 'end of Q1 2027'],
    ['We aim to close by March 2027.', 'March 2027'],
    ['closing end of Q1 2027', 'end of Q1 2027'],
    ['First close in June', 'June'],
    ['The first closing is planned for Q3.', 'Q3'],
    ['Final close by the end of June 2027', 'end of June 2027'],
    ['Closing date of the round: 31 March 2027', '31 March 2027'],
    ['We are raising €2M by March 2027.', 'March 2027'],
    ['We are raising €1.5M by March 2027.', 'March 2027'],
    ['We plan to close the round by March 2027 and hire two engineers.', 'March 2027'],
    ['The round will, as planned, close in Q1 2027.', 'Q1 2027'],
    ['Wir schließen die Runde bis Ende März 2027.', 'Ende März 2027'],
  ])('in the update %j is %j', (updates, value) => expect(inUpdate(updates)).toEqual([value]))

  it.each([
    'We launch the seed product by March 2027.',
    'Our round is open. We expect to close five deals by March 2027.',
    'The seed round closed in March 2026.',
    'We are raising and will close our first enterprise customer by March 2027.',
    'The pilot closes by March 2027.',
    'The summer school in Porto closes in March 2027.',
    'We are raising €2M to launch by March 2027.',
    'Closing the gap in the market in 2027.',
    'We raise our prices by January 2027.',
    'By March 2027 we want ten harbours.',
    'This round brings us close to break-even by Q4 2027.',
    'Order book closes 2025 at €12M.',
    'Customers see the round of tenders closing in Q2 2027.',
  ])('is not told by the update %j', (updates) => expect(inUpdate(updates)).toEqual([]))

  it.each([
    'This round brings us close to break-even by Q4 2027.',
    'Order book closes 2025 at €12M',
    '2023: second close of our pre-seed',
    '2023: second close of our pre-seed round',
    'Our financing will close the shortage of pickers by 2028',
    'Final close of the tender in June 2027',
    'First close partner in Chile in 2027',
    'Our seed round lets us close ten harbours by 2028',
    'The pre-seed round closed in 2023',
    'Sales cycle of the round closes in 2027',
  ])('is not told by a slide of the deck that says %j', (line) => {
    expect(onSlide({ title: 'Milestones', blocks: [line] })).toEqual([])
  })

  it.each(['This round brings us close to break-even by Q4 2027.', 'Order book closes 2025 at €12M'])(
    'is not told by the slide of the ask that says %j',
    (line) => expect(onSlide({ title: 'The ask', blocks: [line] })).toEqual([]),
  )

  it('is of no year before the deck’s own', () => {
    const told = (title: string, line: string, updates = '') =>
      factsOf(closingExtractor, [cover, solution, { title, blocks: [line] }], { updates, createdOn: '2026-05-01' })
        .facts
    for (const [title, line] of [
      ['Milestones', 'Our pre-seed round closing in June 2023'],
      ['The ask', '2023: second close of our pre-seed'],
    ] as const)
      expect(told(title, line)).toEqual([])
    expect(told('Plans', 'It waters.', 'First close in June 2024.')).toEqual([])
    const [next] = told('Milestones', 'Q1 2027: our seed round closes')
    expect(next?.value).toBe('Q1 2027')
  })
})
