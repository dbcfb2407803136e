import { z } from 'zod'
import type { Token } from '#engine/text/tokens.ts'

/**
 * A generated table: `npm run learn-words` writes it. `words` are folded as `splitTokens` does, two in a row with a space between;
 * `rarities` tell how much each tells texts apart, the logarithm of how many texts there are for one that has it. The weights of a
 * class are a byte a word, in the order of the words and in base64, of which `step` is the unit.
 */
export const wordTable = z
  .strictObject({
    head: z.strictObject({ decks: z.number().int().nonnegative(), date: z.iso.date() }),
    words: z.array(z.string()),
    rarities: z.array(z.number()),
    classes: z.record(z.string(), z.strictObject({ bias: z.number(), step: z.number(), weights: z.base64() })),
  })
  .refine(({ words, rarities }) => words.length === rarities.length, 'Each word has one rarity.')
  .refine(
    ({ words, classes }) => Object.values(classes).every(({ weights }) => atob(weights).length === words.length),
    'Each class has one weight a word.',
  )
/** The language of the texts that the tables were learned from: words of others are not known. */
export const learnedLanguage = 'en'

export type WordTable = z.output<typeof wordTable>

/** Words of one text with how often they count in it. */
export type WordCounts = Map<string, number>

/** Linear models over one set of words, one for each class of texts. */
export type WordModel = {
  places: ReadonlyMap<string, number>
  rarities: readonly number[]
  classes: ReadonlyMap<string, { bias: number; step: number; weights: Int8Array }>
}

const digitsOnly = /^\d+$/

/** Returns each word of a text and each pair of neighbours, as the tables have them; numbers are left out. */
export function listWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ key }, at) => {
    if (digitsOnly.test(key)) return []
    const next = tokens[at + 1]?.key
    return next === undefined || digitsOnly.test(next) ? [key] : [key, `${key} ${next}`]
  })
}

/** Adds the words of a text to `counts`, each as often as it stands there times `weight`. */
export function countWords(counts: WordCounts, tokens: readonly Token[], weight: number): void {
  if (weight <= 0) return
  for (const word of listWords(tokens)) counts.set(word, (counts.get(word) ?? 0) + weight)
}

/** Returns a table in the form in which texts are scored. */
export function makeWordModel({ words, rarities, classes }: WordTable): WordModel {
  return {
    places: new Map(words.map((word, at) => [word, at])),
    rarities,
    classes: new Map(
      Object.entries(classes).map(([name, { bias, step, weights }]) => [
        name,
        { bias, step, weights: readBytes(weights) },
      ]),
    ),
  }
}

const readBytes = (text: string) => Int8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** What a word counts in a text by how often it stands there. */
export const weighCount = (count: number, rarity: number) => Math.log1p(count) * rarity

/** Returns for each class the logit that a text with these words is of it. Texts of any length count alike. */
export function scoreClasses(model: WordModel, counts: WordCounts): Map<string, number> {
  const { places, values } = listKnown(model, counts)
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return new Map(
    [...model.classes].map(([name, { bias, step, weights }]) => [
      name,
      bias + (sumWeights(weights, places, values) * step) / length,
    ]),
  )
}

/** The words of a text that a model knows: their places in it, and what each counts. */
function listKnown(model: WordModel, counts: WordCounts): { places: Int32Array; values: Float64Array } {
  const places = new Int32Array(counts.size)
  const values = new Float64Array(counts.size)
  let known = 0
  for (const [word, count] of counts) {
    const at = model.places.get(word)
    if (at === undefined) continue
    places[known] = at
    values[known++] = weighCount(count, model.rarities[at] ?? 0)
  }
  return { places: places.subarray(0, known), values: values.subarray(0, known) }
}

function sumWeights(weights: Int8Array, places: Int32Array, values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < places.length; index++) sum += (weights[places[index] ?? 0] ?? 0) * (values[index] ?? 0)
  return sum
}
