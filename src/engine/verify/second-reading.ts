import { exactWords } from '#engine/lexicons/figure-units.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { isNegation } from '#engine/text/negations.ts'
import { normalise } from '#engine/text/normalise.ts'
import { type PlacedWord, splitTokens } from '#engine/text/text-index.ts'

/** A model and recognition seldom misread a word alike; below this confidence recognition only guessed. */
const agreeing = 0.5
/** Of words that are neither figure nor name, so much was read twice; recognition loses a few of any sentence. */
const mostOfWords = 0.85
const shortestBeside = 3
const figureOrName = /\p{N}|^\P{L}*\p{Lu}/u

/** Whether a token is printed as text elsewhere in the deck, beside one of the other words. */
export type StandsElsewhere = (form: string, beside: ReadonlySet<string>) => boolean

/**
 * Why words that a model read from an image prove nothing: their figures, names, units and negations, or most of the rest, were
 * not read a second time. Null where recognition read the same in the same place, or the deck prints it as text elsewhere. Logos are drawn
 * letters, which recognition guesses: they need the text.
 */
export function findSingleReading(placed: readonly PlacedWord[], standsElsewhere: StandsElsewhere): Problem | null {
  const words = placed.flatMap(({ word, of, isLogo }) => {
    const form = of.origin === 'model' ? (splitTokens(normalise(word.text).text)[0]?.text ?? '') : ''
    return form === '' ? [] : [{ word, form, isLogo }]
  })
  const forms = words.map(({ form }) => form)
  const isReadTwice = ({ word, form, isLogo }: (typeof words)[number]) =>
    (!isLogo && (word.confidence ?? 0) >= agreeing) ||
    standsElsewhere(form, new Set(forms.filter((other) => other !== form && other.length >= shortestBeside)))
  const single = words.filter((one) => !isReadTwice(one))
  const stands = single.find(
    ({ word, form }) => figureOrName.test(word.text) || isNegation(form) || exactWords.test(form),
  )
  const [first] = single
  const isMostly = countLetters(single) <= (1 - mostOfWords) * countLetters(words)
  if (!stands && (!first || isMostly)) return null
  return { gate: 'reading', how: 'model', words: (stands ?? first)?.word.text ?? '' }
}

const countLetters = (words: ReadonlyArray<{ form: string }>) => words.reduce((sum, { form }) => sum + form.length, 0)
