import { expect, it } from 'vitest'
import { makeWordModel, scoreClasses, type WordCounts } from '#engine/learned-words/word-model.ts'
import { fitWords, type WordExample, type WordWeighing } from './fit-words.ts'

const texts: ReadonlyArray<readonly [isTravel: boolean | null, words: string]> = [
  [true, 'boat trip'],
  [false, 'loan trip'],
  [null, 'hotel app'],
]
const examples = Array.from({ length: 30 }, (_, at): WordExample => {
  const [isTravel, words] = texts[at % texts.length] ?? [null, '']
  const counts: WordCounts = new Map(words.split(' ').map((word) => [word, 1]))
  if (at === 0) counts.set('seldom', 1)
  return { counts, isOf: (name) => (name === 'travel' ? isTravel : false) }
})
const weighing: WordWeighing = { penalty: 0.03, power: 1 }
const fitted = fitWords(examples, ['travel', 'space'], weighing)
const model = makeWordModel({ head: { decks: 30, date: '2026-11-29' }, ...fitted })
const score = (...words: string[]) => scoreClasses(model, new Map(words.map((word) => [word, 1]))).get('travel') ?? 0

it('learns which words speak for a class and which against it, and nothing of a word of few texts', () => {
  expect(fitted.words).toEqual(['app', 'boat', 'hotel', 'loan', 'trip'])
  expect(score('boat')).toBeGreaterThan(1)
  expect(score('loan')).toBeLessThan(-1)
  expect(Math.abs(score('trip'))).toBeLessThan(0.5)
})

it('is taught nothing by texts that could be either, and gives a class without a text no chance', () => {
  expect(Math.abs(score('hotel'))).toBeLessThan(0.5)
  expect(scoreClasses(model, new Map([['boat', 1]])).get('space')).toBe(-8)
  expect(fitWords(examples, ['travel', 'space'], weighing)).toEqual(fitted)
})
