import { chanceOfLogit } from '#engine/learned-words/chance-of-logit.ts'

/** A text as a sparse vector: places of its words, and what each counts. */
export type SparseRow = { places: Int32Array; values: Float64Array }

const mostSteps = 40
const mostTurns = 60
const mostHalvings = 12
/** The least a step must win, as a share of the loss: beyond it no weight changes that a byte can tell. */
const leastGain = 1e-5
/** How exactly a step is solved for, as a share of the slope. */
const turnsPrecision = 0.1

/**
 * Returns the logistic regression over sparse rows with the least sum of losses plus `penalty` / 2 times the square of the weights
 * and of the bias, which is last in the array. Newton's method whose steps come from conjugate gradients (Lin, Weng and Keerthi,
 * 2008), scaled by the curve of each weight. Methods that stop early give rare words far more than their texts bear out.
 */
export function fitSparseLogistic(
  rows: readonly SparseRow[],
  targets: readonly number[],
  width: number,
  penalty: number,
): Float64Array {
  const problem = { rows, targets, penalty }
  const right = targets.reduce((sum, one) => sum + one, 0)
  let found = new Float64Array(width + 1)
  found[width] = Math.log(Math.max(right, 0.5) / Math.max(targets.length - right, 0.5))
  let loss = computeLoss(problem, found)
  for (let step = 0; step < mostSteps; step++) {
    const move = solveStep(problem, found)
    let next = found
    let lower = loss
    for (let halving = 0; halving < mostHalvings && lower >= loss; halving++) {
      next = found.map((value, at) => value + (move[at] ?? 0) / 2 ** halving)
      lower = computeLoss(problem, next)
    }
    const gain = loss - lower
    if (gain <= 0) break
    found = next
    loss = lower
    if (gain < leastGain * loss) break
  }
  return found
}

type Problem = { rows: readonly SparseRow[]; targets: readonly number[]; penalty: number }

function computeLoss({ rows, targets, penalty }: Problem, found: Float64Array): number {
  let sum = (penalty * dot(found, found)) / 2
  for (const [index, row] of rows.entries()) {
    const logit = multiply(row, found)
    // The logarithm of 1 + e^x, without overflow.
    sum += Math.max(0, logit) + Math.log1p(Math.exp(-Math.abs(logit))) - (targets[index] ?? 0) * logit
  }
  return sum
}

/** Solves for the step that would reach the least loss if it were a parabola. */
function solveStep({ rows, targets, penalty }: Problem, found: Float64Array): Float64Array {
  const rest = found.map((one) => -penalty * one)
  const diagonal = new Float64Array(found.length).fill(penalty)
  const bends = Float64Array.from(rows, (row, index) => {
    const chance = chanceOfLogit(multiply(row, found))
    const bend = chance * (1 - chance)
    addTimes(rest, row, (targets[index] ?? 0) - chance)
    addSquares(diagonal, row, bend)
    return bend
  })
  const bendAlong = (direction: Float64Array) => {
    const result = direction.map((one) => penalty * one)
    for (const [index, row] of rows.entries()) addTimes(result, row, (bends[index] ?? 0) * multiply(row, direction))
    return result
  }
  return solveByTurns(bendAlong, diagonal, rest)
}

/** Conjugate gradients for a positive system, each unknown scaled by its place in the diagonal. */
function solveByTurns(
  apply: (direction: Float64Array) => Float64Array,
  diagonal: Float64Array,
  rest: Float64Array,
): Float64Array {
  const solved = new Float64Array(rest.length)
  const scale = () => rest.map((one, at) => one / (diagonal[at] ?? 1))
  let scaled = scale()
  let direction = scaled.slice()
  let product = dot(rest, scaled)
  const goal = product * turnsPrecision ** 2
  for (let turn = 0; turn < mostTurns && product > goal; turn++) {
    const along = apply(direction)
    const length = product / dot(direction, along)
    addScaled(solved, direction, length)
    addScaled(rest, along, -length)
    scaled = scale()
    const next = dot(rest, scaled)
    const share = next / product
    direction = scaled.map((one, at) => one + share * (direction[at] ?? 0))
    product = next
  }
  return solved
}

function multiply({ places, values }: SparseRow, found: Float64Array): number {
  let sum = found[found.length - 1] ?? 0
  for (let index = 0; index < places.length; index++) sum += (found[places[index] ?? 0] ?? 0) * (values[index] ?? 0)
  return sum
}

function addTimes(sums: Float64Array, { places, values }: SparseRow, factor: number): void {
  for (let index = 0; index < places.length; index++) {
    const at = places[index] ?? 0
    sums[at] = (sums[at] ?? 0) + factor * (values[index] ?? 0)
  }
  const bias = sums.length - 1
  sums[bias] = (sums[bias] ?? 0) + factor
}

function addSquares(sums: Float64Array, { places, values }: SparseRow, factor: number): void {
  for (let index = 0; index < places.length; index++) {
    const at = places[index] ?? 0
    sums[at] = (sums[at] ?? 0) + factor * (values[index] ?? 0) ** 2
  }
  const bias = sums.length - 1
  sums[bias] = (sums[bias] ?? 0) + factor
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addScaled(sums: Float64Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + factor * (values[at] ?? 0)
}
