import { normalise } from '#engine/text/normalise.ts'
import { type Quantity, quantitiesIn } from '#engine/text/quantities.ts'
import { splitTokens } from '#engine/text/text-index.ts'
import { unifyForms } from './unify-forms.ts'
import { findLemma, findRoot } from './word-forms.ts'

/**
 * A word in small letters with its place in the text. `isCapital`: written with a capital; `opens`: first of a sentence. `clause`
 * counts the parts that commas, brackets and joining words make.
 */
export type ProseWord = {
  text: string
  lemma: string
  root: string
  start: number
  end: number
  clause: number
  isCapital: boolean
  opens: boolean
}
/** A text in one form (`unify-forms.ts`) with its words and figures; years are dates and stand in `words` alone. */
export type ProseText = { text: string; words: ProseWord[]; figures: Quantity[] }

const boundary = /[,;:()|\n–]|\s-\s|\.\s|\b(?:and|but|while|whereas|which|who)\b/gu
const year = /^(?:19|20)\d\d$/u

/** Reads a sentence, or a text that it cites. */
export function readProse(raw: string): ProseText {
  const unified = unifyForms(raw)
  const { text, origin } = normalise(unified)
  const edges = [...text.matchAll(boundary)].map(({ index }) => index)
  const words = splitTokens(text).flatMap((token): ProseWord[] => {
    const printed = unified.slice(origin[token.start], (origin[token.end - 1] ?? 0) + 1)
    const bare = token.text.replace(/'s$/u, '')
    return [
      {
        text: bare,
        lemma: findLemma(bare),
        root: findRoot(bare),
        start: token.start,
        end: token.start + bare.length,
        clause: edges.filter((edge) => edge < token.start).length,
        isCapital: /\p{Lu}/u.test(printed),
        opens: /(?:^|[.!?:]["')]*\s+["'(]*)$/u.test(text.slice(0, token.start)),
      },
    ]
  })
  return { text, words, figures: quantitiesIn(text).filter((one) => !year.test(one.text)) }
}

/** A word's parts between hyphens and slashes, each with lemma and root; the word alone where it has none. */
export function splitCompound({ text }: Pick<ProseWord, 'text'>): string[] {
  const parts = text.split(/[^\p{L}\p{N}\p{M}']+/u).filter((part) => part !== '')
  return parts.length > 1 ? parts : [text]
}

/** Words between two places of a text, more where a comma or a joining word parts them. */
export function measureGap({ words }: ProseText, one: Span, other: Span): number {
  const [from, to] = one.end <= other.start ? [one.end, other.start] : [other.end, one.start]
  const between = words.filter(({ start, end }) => start >= from && end <= to).length
  return between + perClause * Math.abs(findClause(words, one) - findClause(words, other))
}
type Span = { start: number; end: number }
const perClause = 4
const findClause = (words: readonly ProseWord[], { start }: Span): number =>
  words.findLast((word) => word.start <= start)?.clause ?? 0
