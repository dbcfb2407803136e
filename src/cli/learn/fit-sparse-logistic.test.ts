import { expect, it } from 'vitest'
import { fitSparseLogistic, type SparseRow } from './fit-sparse-logistic.ts'

const row = (...words: ReadonlyArray<readonly [place: number, value: number]>): SparseRow => ({
  places: Int32Array.from(words, ([place]) => place),
  values: Float64Array.from(words, ([, value]) => value),
})

/** Words 0 and 1 tell the class in 9 of 10 texts, word 2 stands in all, words 3 to 22 in one text each. */
const rows = Array.from({ length: 20 }, (_, at) => row([at % 2, 1], [2, 1], [3 + at, 1]))
const targets = rows.map((_, at) => (at === 0 || at === 1 ? 1 - (at % 2) : at % 2))
const width = 23

/** The slope of the loss in each weight: 0 where the loss is least. */
function listSlopes(found: Float64Array, penalty: number): number[] {
  const slopes = Array.from(found, (one) => penalty * one)
  for (const [index, { places, values }] of rows.entries()) {
    const logit = places.reduce((sum, place, at) => sum + (found[place] ?? 0) * (values[at] ?? 0), found[width] ?? 0)
    const pull = 1 / (1 + Math.exp(-logit)) - (targets[index] ?? 0)
    for (const [at, place] of places.entries()) slopes[place] = (slopes[place] ?? 0) + pull * (values[at] ?? 0)
    slopes[width] = (slopes[width] ?? 0) + pull
  }
  return slopes
}

it.each([0.5, 0.03, 0.005])('reaches the least loss with a penalty of %s', (penalty) => {
  const found = fitSparseLogistic(rows, targets, width, penalty)
  const start = Math.max(...listSlopes(new Float64Array(width + 1), penalty).map(Math.abs))
  expect(Math.max(...listSlopes(found, penalty).map(Math.abs))).toBeLessThan(0.02 * start)
  expect(fitSparseLogistic(rows, targets, width, penalty)).toEqual(found)
})

it('gives a word of one text far less than one of many', () => {
  const found = fitSparseLogistic(rows, targets, width, 0.5)
  expect(found[1]).toBeGreaterThan(0.5)
  expect(found[0]).toBeLessThan(-0.5)
  expect(Math.abs(found[22] ?? 9)).toBeLessThan(0.25 * Math.abs(found[1] ?? 0))
  expect(Math.abs(found[2] ?? 9)).toBeLessThan(0.1)
})

it('stays finite where all texts are of a class', () => {
  const found = fitSparseLogistic(
    rows,
    rows.map(() => 1),
    width,
    0.005,
  )
  expect(found.every(Number.isFinite)).toBe(true)
  expect(found[width]).toBeGreaterThan(1)
})
