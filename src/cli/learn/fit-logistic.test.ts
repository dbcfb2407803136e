import { expect, it } from 'vitest'
import { type Example, fitLogistic } from './fit-logistic.ts'

const decide = ({ bias, weights }: ReturnType<typeof fitLogistic>, clues: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (clues[at] ?? 0), bias)

it('gives the clue that tells a weight, one that tells nothing none, and one that never changes none', () => {
  const examples: Example[] = Array.from({ length: 400 }, (_, at) => {
    const clue = at % 2
    return { clues: [clue, Math.floor(at / 2) % 2, 1], isRight: at % 10 < 8 ? clue === 1 : clue === 0, weight: 1 }
  })
  const found = fitLogistic(examples)
  expect(found.weights[0]).toBeGreaterThan(1)
  expect(Math.abs(found.weights[1] ?? 1)).toBeLessThan(0.05)
  expect(found.weights[2]).toBeCloseTo(0)
  expect(decide(found, [1, 0, 1])).toBeGreaterThan(0)
  expect(decide(found, [0, 0, 1])).toBeLessThan(0)
  expect(fitLogistic(examples)).toEqual(found)
})

it('stays finite where a clue tells all, and heeds what examples count', () => {
  const sure: Example[] = Array.from({ length: 60 }, (_, at) => ({ clues: [at % 2], isRight: at % 2 === 1, weight: 1 }))
  expect(fitLogistic(sure).weights.every(Number.isFinite)).toBe(true)
  const weighed = sure
    .map((one, at) => ({ ...one, isRight: true, weight: at % 2 === 1 ? 1 : 0 }))
    .concat(sure.map((one) => ({ ...one, isRight: false, weight: 0.25 })))
  expect(decide(fitLogistic(weighed), [1])).toBeGreaterThan(decide(fitLogistic(weighed), [0]))
  expect(fitLogistic([])).toEqual({ bias: 0, weights: [] })
})

it('keeps the weight of a clue that is held back smaller', () => {
  const examples: Example[] = Array.from({ length: 60 }, (_, at) => ({
    clues: [at % 2, at % 2],
    isRight: at % 2 === 1,
    weight: 1,
  }))
  const [held = 0, free = 0] = fitLogistic(examples, [6]).weights
  expect(held).toBeGreaterThan(0)
  expect(free / held).toBeCloseTo(6)
})
