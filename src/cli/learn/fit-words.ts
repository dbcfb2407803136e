import { type WordCounts, type WordTable, weighCount } from '#engine/learned-words/word-model.ts'
import { fitSparseLogistic, type SparseRow } from './fit-sparse-logistic.ts'

/** A text to learn from: its words, and of each class whether the text is of it; null where both would do. */
export type WordExample = { counts: WordCounts; isOf: (name: string) => boolean | null }

/** How the words of a kind of texts are weighed. */
export type WordWeighing = {
  /** Keeps weights small where few texts speak for them. */
  penalty: number
  /** By which power of a word's rarity, the logarithm of how many texts there are for one that has it, it counts. */
  power: number
  /** How much more a word counts than others. */
  stress?: (word: string) => number
}

/** A word of fewer texts teaches what these texts are, not what texts are. */
const fewestTexts = 8
/** Of a class that no text is of. */
const neverLogit = -8
const digits = 3
const mostSteps = 127

/** Returns a logistic regression over the words of texts for each class; the words of a text are a vector of length 1. */
export function fitWords(
  examples: readonly WordExample[],
  classes: readonly string[],
  weighing: WordWeighing,
): Omit<WordTable, 'head'> {
  const { words, rarities, places } = listKnownWords(examples, weighing)
  const rows = examples.map(({ counts }) => makeRow(counts, places, rarities))
  const tables = classes.map((name) => {
    const wanted = examples.map(({ isOf }) => isOf(name))
    const fitted = wanted.includes(true) ? fitClass(rows, wanted, words.length, weighing.penalty) : null
    const bias = round(fitted?.at(-1) ?? neverLogit)
    return [name, { bias, ...writeBytes(fitted?.subarray(0, -1) ?? new Float64Array(words.length)) }] as const
  })
  return { words, rarities: rarities.map(round), classes: Object.fromEntries(tables) }
}

const round = (value: number) => Number(value.toFixed(digits))

/** Weights as whole steps of the largest one, a byte each. */
function writeBytes(weights: Float64Array): { step: number; weights: string } {
  const step =
    Number((weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / mostSteps).toFixed(digits + 2)) || 1
  const bytes = Int8Array.from(weights, (one) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(one / step))))
  return { step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

function listKnownWords(examples: readonly WordExample[], { power, stress }: WordWeighing) {
  const texts = new Map<string, number>()
  for (const { counts } of examples) for (const word of counts.keys()) texts.set(word, (texts.get(word) ?? 0) + 1)
  const known = [...texts].filter(([, count]) => count >= fewestTexts).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    words: known.map(([word]) => word),
    rarities: known.map(([word, count]) => Math.log(examples.length / count) ** power * (stress?.(word) ?? 1)),
    places: new Map(known.map(([word], at) => [word, at])),
  }
}

function makeRow(counts: WordCounts, places: ReadonlyMap<string, number>, rarities: readonly number[]): SparseRow {
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

function fitClass(rows: readonly SparseRow[], wanted: ReadonlyArray<boolean | null>, width: number, penalty: number) {
  const judged = rows.flatMap((row, at) => {
    const isRight = wanted[at]
    return isRight === null || isRight === undefined ? [] : [{ row, target: isRight ? 1 : 0 }]
  })
  return fitSparseLogistic(
    judged.map(({ row }) => row),
    judged.map(({ target }) => target),
    width,
    penalty,
  )
}
