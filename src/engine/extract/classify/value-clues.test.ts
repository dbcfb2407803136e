import { expect, it } from 'vitest'
import { computeChance } from '../compute-chance.ts'
import type { ScoredValue } from './score-phrases.ts'
import { listValueClues, type ValueModel, valueClueNames } from './value-clues.ts'

const scored = (value: string, score: number): ScoredValue => ({ value, score, pages: 1, proofs: [] })
const model: ValueModel = {
  bias: -2,
  weights: { phrases: 2, 'phrases beside the best': 1, words: 3, 'words beside the best': 1 },
}

it('lists clues between 0 and 1 for each value, also beside the best one', () => {
  const found = listValueClues(
    [scored('fintech', 12), scored('retail', 3), scored('energy', -2)],
    [
      { value: 'energy', logit: 9 },
      { value: 'fintech', logit: -1 },
      { value: 'retail', logit: -40 },
    ],
  )
  expect(found.map(({ value, hasPhrase }) => [value, hasPhrase])).toEqual([
    ['energy', false],
    ['fintech', true],
    ['retail', true],
  ])
  expect(found.flatMap(({ clues }) => clues).every((clue) => clue >= 0 && clue <= 1)).toBe(true)
  expect(found[0]?.clues).toEqual([0, 0, 1, 1])
  expect(found[1]?.clues[1]).toBe(1)
  expect(found[2]?.clues.slice(1, 3)).toEqual([0.25, 0])
})

it('is the surer the more speaks for a value', () => {
  const [energy, fintech] = listValueClues(
    [scored('energy', 12), scored('fintech', 1)],
    [
      { value: 'energy', logit: 1 },
      { value: 'fintech', logit: -5 },
    ],
  ).map(({ clues }) => computeChance(valueClueNames, model, clues))
  expect(energy).toBeGreaterThan(fintech ?? 1)
  expect(computeChance(valueClueNames, model, [])).toBeCloseTo(1 / (1 + Math.exp(2)))
})
