import { expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { countSlideWords, scoreSlideWords } from './slide-words.ts'

const readSlide = (title: string, ...blocks: string[]) => {
  const [, slide] = understandDeck(deck([page({ title: 'Quillmere' }), page({ title, blocks })])).slides
  if (!slide) throw new Error('The deck has no second slide.')
  return slide
}
const findTopic = (title: string, ...blocks: string[]) => {
  const scored = [...scoreSlideWords(readSlide(title, ...blocks))].sort(([, a], [, b]) => b - a)
  return scored[0]?.[0]
}

it('counts the words of the title by themselves as well, and the kinds of figures', () => {
  const counts = countSlideWords(readSlide('Where we stand', '€4,200 a month', 'Q3: 12% more'))
  expect([...counts.keys()]).toEqual(expect.arrayContaining(['title:where', 'where', '#money', '#percent', '#quarter']))
  for (const figure of ['4', '200', '12']) expect(counts.has(figure)).toBe(false)
})

it.each([
  ['Team', 'Three people who met in a workshop', 'Ana, ex head of operations at a shipyard', 'Tom, PhD in hydraulics'],
  [
    'Competition',
    'Why not the others?',
    'Existing tools are slow and cost three times as much',
    'We are the only one that works offline',
  ],
  [
    'Use of Funds',
    'What the money does',
    'Raising €1.2M: 50% engineering, 30% sales, 20% reserve for 18 months of runway',
  ],
  ['Problem', 'It is broken', 'Skippers waste 4 hours a week on the phone and still find no berth'],
])('tells %s by the words of a slide whose title does not name it', (topic, title, ...blocks) => {
  expect(findTopic(title, ...blocks)).toBe(topic)
})
