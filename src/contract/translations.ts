import { z } from 'zod'

/** The English of a quote in another language, by a language model. It stands beside the quote and proves nothing. */
export const translation = z.object({ quote: z.string(), english: z.string() })
export type Translation = z.output<typeof translation>

/** Returns the English of a quote that a language model translated; null for any other text. */
export type Translate = (quote: string) => string | null

/** The title of a citation holds so many characters of its quote. */
const longestTitle = 300

/** Returns the look-up of a memo's translations, also by a quote that a citation's title has the beginning of. */
export function createTranslator(translations: readonly Translation[] = []): Translate {
  const byQuote = new Map(translations.map(({ quote, english }) => [makeKey(quote), english]))
  return (quote) => byQuote.get(makeKey(quote)) ?? null
}

const makeKey = (quote: string) => [...quote.replace(/\s+/gu, ' ').trim()].slice(0, longestTitle).join('').trim()

/** Returns the words that mark a translation as a model's. */
export const describeTranslation = (english: string): string => `Translated by a model: “${english}”`

/**
 * Returns the English of a value that is shown in the words of its quotes, up to what stands round them; null where there is none, or
 * where the quote says much more.
 */
export function translateValue(value: string, quotes: readonly string[], translate: Translate): string | null {
  const own = toLetters(value)
  const quote = quotes.find((one) => translate(one) !== null && isMostOf(own, toLetters(one)))
  return translate(value) ?? (quote === undefined ? null : translate(quote))
}

const citation = /\[\d{1,4}\]\([^\s()]*(?:\s+"((?:\\.|[^"\\])*)")?\)/u
const citationRun = new RegExp(`${citation.source}(?:\\s*${citation.source})*`, 'gu')
const everyCitation = new RegExp(citation.source, 'gu')

/** Returns markdown in which the English stands behind the citations of each quote whose words stand before them. */
export function addTranslations(markdown: string, translate: Translate): string {
  return markdown
    .split('\n')
    .map((line) => addToLine(line, translate))
    .join('\n')
}

function addToLine(line: string, translate: Translate): string {
  let from = 0
  return line.replace(citationRun, (run, ...rest) => {
    // The offset of a match stands behind its groups, before the whole text.
    const at = Number(rest.find((one) => typeof one === 'number'))
    const before = line.slice(from, at)
    from = at + run.length
    const english = [...run.matchAll(everyCitation)]
      .map(([, title = '']) => title.replace(/\\(.)/gu, '$1'))
      .map((quote) => (isToldIn(before, quote) ? translate(quote) : null))
      .find((one) => one !== null)
    return english ? `${run} (${escapeMarkdown(describeTranslation(english))})` : run
  })
}

/** Whether a text is the words of a quote, in another order too ('Sales: 40%' for '40% sales'), or ends with them. */
function isToldIn(text: string, quote: string): boolean {
  const [told, own] = [toLetters(text), toLetters(quote)]
  return own !== '' && (told.endsWith(own) || isMostOf(told, own) || sortWords(text) === sortWords(quote))
}

const sortWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')

/** A value can leave out a label or a full stop of its quote, and no more. */
const leastShare = 0.7
const isMostOf = (part: string, whole: string) => whole.includes(part) && part.length >= whole.length * leastShare

const toLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/gu, (character) => `\\${character}`)
