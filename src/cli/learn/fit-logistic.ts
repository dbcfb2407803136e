import { chanceOfLogit } from '#engine/learned-words/chance-of-logit.ts'

/** A line to learn from: its clues, whether it is right, and how much it counts. */
export type Example = { clues: readonly number[]; isRight: boolean; weight: number }
export type Logistic = { bias: number; weights: number[] }

/** Keeps weights small where few examples speak for them; of clues that are scaled to a deviation of 1. */
const penalty = 10
const biasPenalty = 0.01
const mostSteps = 30
const mostHalvings = 12
const smallStep = 1e-6

/**
 * Returns the logistic regression over the examples that has the least loss with small weights (Newton's method, each step halved until it helps).
 * `heldBack` multiplies the penalty on each clue's weight, in the order of the clues; 1 where none is given.
 */
export function fitLogistic(examples: readonly Example[], heldBack: readonly number[] = []): Logistic {
  const width = examples[0]?.clues.length ?? 0
  const scales = Array.from({ length: width }, (_, at) => measure(examples.map(({ clues }) => clues[at] ?? 0)))
  const rows = examples.map(({ clues }) => [
    ...scales.map(({ mean, deviation }, at) => ((clues[at] ?? 0) - mean) / deviation),
    1,
  ])
  const penalties = [...scales.map((_, at) => penalty * (heldBack[at] ?? 1)), biasPenalty]
  let found = penalties.map(() => 0)
  let loss = computeLoss(rows, examples, penalties, found)
  for (let step = 0; step < mostSteps; step++) {
    const move = solve(...computeSlopes(rows, examples, penalties, found))
    let next = found
    let lower = loss
    for (let halving = 0; halving < mostHalvings && lower >= loss; halving++) {
      next = found.map((value, at) => value - (move[at] ?? 0) / 2 ** halving)
      lower = computeLoss(rows, examples, penalties, next)
    }
    if (loss - lower < smallStep) break
    found = next
    loss = lower
  }
  const weights = scales.map(({ deviation }, at) => (found[at] ?? 0) / deviation)
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0)
  return { bias: (found[width] ?? 0) - shift, weights }
}

/** A clue that never changes has the deviation 1: its weight stays 0. */
function measure(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length, 1)
  return { mean, deviation: variance > 0 ? Math.sqrt(variance) : 1 }
}

const addProducts = (row: readonly number[], values: readonly number[]) =>
  row.reduce((sum, one, at) => sum + one * (values[at] ?? 0), 0)

function computeLoss(
  rows: readonly number[][],
  examples: readonly Example[],
  penalties: readonly number[],
  values: readonly number[],
): number {
  const held = penalties.reduce((sum, one, at) => sum + (one * (values[at] ?? 0) ** 2) / 2, 0)
  return rows.reduce((sum, row, index) => {
    const { isRight = false, weight = 0 } = examples[index] ?? {}
    const logit = addProducts(row, values)
    // The logarithm of 1 + e^x, without overflow.
    const surprise = Math.max(0, logit) + Math.log1p(Math.exp(-Math.abs(logit))) - (isRight ? logit : 0)
    return sum + weight * surprise
  }, held)
}

/** The first and second derivatives of the loss. */
function computeSlopes(
  rows: readonly number[][],
  examples: readonly Example[],
  penalties: readonly number[],
  values: readonly number[],
): [curve: number[][], slope: number[]] {
  const slope = penalties.map((one, at) => one * (values[at] ?? 0))
  const curve = penalties.map((one, at) => penalties.map((_, other) => (at === other ? one : 0)))
  for (const [index, row] of rows.entries()) {
    const { isRight = false, weight = 0 } = examples[index] ?? {}
    const chance = chanceOfLogit(addProducts(row, values))
    const pull = weight * (chance - (isRight ? 1 : 0))
    const bend = weight * chance * (1 - chance)
    for (const [at, line] of curve.entries()) {
      const one = row[at] ?? 0
      slope[at] = (slope[at] ?? 0) + pull * one
      for (let other = 0; other < line.length; other++)
        line[other] = (line[other] ?? 0) + bend * one * (row[other] ?? 0)
    }
  }
  return [curve, slope]
}

/** Solves a system of linear equations by elimination; its matrix is symmetric and positive, as the penalties make it. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0])
  for (const [at, pivot] of rows.entries()) {
    const head = pivot[at] ?? 1
    for (const [other, line] of rows.entries()) {
      if (other === at) continue
      const factor = (line[at] ?? 0) / head
      if (factor === 0) continue
      for (let column = at; column < line.length; column++)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((line, at) => (line.at(-1) ?? 0) / (line[at] ?? 1))
}
