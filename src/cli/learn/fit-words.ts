import { type WordCounts, type WordTable, weighCount } from '#engine/extract/learned-words/word-model.ts'

/** A text to learn from: its words, and of each class whether the text is of it; null where both would do. */
export type WordExample = { counts: WordCounts; isOf: (name: string) => boolean | null }

/** A word of fewer texts teaches what these texts are, not what texts are. */
const fewestTexts = 6
/** Keeps weights small where few texts speak for them; from a tenth to three times of it nothing changes on texts that were left out. */
const penalty = 0.03
const steps = 100
/** Of AdaGrad (Duchi, Hazan and Singer, 2011), by which each weight has a rate of its own. */
const rate = 0.5
const smallSquare = 1e-8
/** Of a class that no text is of. */
const neverLogit = -8
const digits = 3
const mostSteps = 127

type Row = { places: Int32Array; values: Float64Array }

/** Returns a logistic regression over the words of texts for each class; the words of a text are a vector of length 1. */
export function fitWords(examples: readonly WordExample[], classes: readonly string[]): Omit<WordTable, 'head'> {
  const { words, rarities, places } = listKnownWords(examples)
  const rows = examples.map(({ counts }) => makeRow(counts, places, rarities))
  const round = (value: number) => Number(value.toFixed(digits))
  const tables = classes.map((name) => {
    const wanted = examples.map(({ isOf }) => isOf(name))
    const { bias, weights } = wanted.includes(true)
      ? fitClass(rows, wanted, words.length)
      : { bias: neverLogit, weights: new Float64Array(words.length) }
    return [name, { bias: round(bias), ...writeBytes(weights) }] as const
  })
  return { words, rarities: rarities.map(round), classes: Object.fromEntries(tables) }
}

/** Weights as whole steps of the largest one, a byte each. */
function writeBytes(weights: Float64Array): { step: number; weights: string } {
  const step =
    Number((weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / mostSteps).toFixed(digits + 2)) || 1
  const bytes = Int8Array.from(weights, (one) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(one / step))))
  return { step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

function listKnownWords(examples: readonly WordExample[]) {
  const texts = new Map<string, number>()
  for (const { counts } of examples) for (const word of counts.keys()) texts.set(word, (texts.get(word) ?? 0) + 1)
  const known = [...texts].filter(([, count]) => count >= fewestTexts).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    words: known.map(([word]) => word),
    rarities: known.map(([, count]) => Math.log(examples.length / count)),
    places: new Map(known.map(([word], at) => [word, at])),
  }
}

function makeRow(counts: WordCounts, places: ReadonlyMap<string, number>, rarities: readonly number[]): Row {
  const known = [...counts].flatMap(([word, count]) => {
    const at = places.get(word)
    return at === undefined ? [] : [[at, weighCount(count, rarities[at] ?? 0)] as const]
  })
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return {
    places: Int32Array.from(known, ([at]) => at),
    values: Float64Array.from(known, ([, value]) => value / length),
  }
}

function fitClass(
  rows: readonly Row[],
  wanted: ReadonlyArray<boolean | null>,
  width: number,
): { bias: number; weights: Float64Array } {
  const judged = rows.flatMap((row, at) => {
    const isRight = wanted[at]
    return isRight === null || isRight === undefined ? [] : [{ row, target: isRight ? 1 : 0 }]
  })
  const right = judged.filter(({ target }) => target === 1).length
  const weights = new Float64Array(width)
  const squares = new Float64Array(width).fill(smallSquare)
  const slopes = new Float64Array(width)
  let bias = Math.log(right / Math.max(1, judged.length - right))
  let biasSquares = smallSquare
  for (let step = 0; step < steps; step++) {
    for (let at = 0; at < width; at++) slopes[at] = penalty * (weights[at] ?? 0)
    let biasSlope = 0
    for (const { row, target } of judged) {
      const error = 1 / (1 + Math.exp(-(bias + addRow(row, weights)))) - target
      biasSlope += error
      addTo(slopes, row, error)
    }
    for (let at = 0; at < width; at++) {
      const slope = slopes[at] ?? 0
      if (slope === 0) continue
      squares[at] = (squares[at] ?? 0) + slope * slope
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? smallSquare)
    }
    biasSquares += biasSlope * biasSlope
    bias -= (rate * biasSlope) / Math.sqrt(biasSquares)
  }
  return { bias, weights }
}

function addRow({ places, values }: Row, weights: Float64Array): number {
  let sum = 0
  for (let index = 0; index < places.length; index++) sum += (weights[places[index] ?? 0] ?? 0) * (values[index] ?? 0)
  return sum
}

function addTo(slopes: Float64Array, { places, values }: Row, error: number): void {
  for (let index = 0; index < places.length; index++) {
    const at = places[index] ?? 0
    slopes[at] = (slopes[at] ?? 0) + error * (values[index] ?? 0)
  }
}
