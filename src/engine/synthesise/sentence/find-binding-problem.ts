import { countNounFree, joiningWords, oppositeWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { type Quantity, sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { hasWord, type Source } from './read-sources.ts'

/**
 * Returns a word of a sentence that belongs to another of the facts it cites than the figure beside it does: what a count counts, what
 * is done with an amount, what a price is per.
 */
export function findBindingProblem(sentence: ProseText, sources: readonly Source[], isForeign: boolean): string | null {
  if (isForeign) return null
  return (
    findCountedProblem(sentence, sources) ??
    findSpeechProblem(sentence, sources) ??
    findPerProblem(sentence, sources) ??
    findOppositeProblem(sentence, sources)
  )
}

const holds = ({ texts }: Source, figure: Quantity) =>
  texts.some((text) => text.figures.some((one) => sameQuantity(one, figure)))
const isCount = ({ currency, percent, tail, text }: Quantity) =>
  currency === null && !percent && tail === '' && /^[\d.,]+$/u.test(text)
const isSaidBy = ({ speech, ...source }: Source, { text, lemma }: ProseWord) =>
  speech.has(text) || speech.has(lemma) || hasWord(source, text)
const isPlain = ({ text, lemma }: ProseWord) => joiningWords.has(text) || plainWords.has(text) || plainWords.has(lemma)

/** The first words behind a count say what is counted, in words of a fact that has the count. */
function findCountedProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const figure of sentence.figures.filter(isCount)) {
    const holding = sources.filter((source) => holds(source, figure))
    const behind = sentence.words.filter(({ start }) => start >= figure.end).slice(0, 2)
    const [clause] = behind
    const counted = behind.filter(
      (word) =>
        word.clause === clause?.clause &&
        /^\p{L}/u.test(word.text) &&
        !joiningWords.has(word.text) &&
        !countNounFree.has(word.text),
    )
    const lost = counted.find((word) => !holding.some((source) => isSaidBy(source, word)) && !isPlain(word))
    if (holding.length > 0 && lost && sentence.text.slice(figure.end, lost.start).trim().split(' ').length <= 2)
      return `its ${figure.text} does not count '${lost.text}'`
  }
  return null
}

/** A word that only the speech of some facts has stands in a part of the sentence that tells one of them. */
function findSpeechProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const word of sentence.words) {
    if (isPlain(word) || sources.some((source) => hasWord(source, word.text))) continue
    const speaking = sources.filter(({ speech }) => speech.has(word.text) || speech.has(word.lemma))
    const figures = sentence.figures.filter((one) => findClause(sentence, one.start) === word.clause)
    if (speaking.length === 0 || figures.length === 0) continue
    const told = sources.filter((source) => figures.some((figure) => holds(source, figure)))
    if (
      told.length > 0 &&
      !told.some((source) => speaking.includes(source)) &&
      !isTold(sentence, speaking, word.clause)
    )
      return `its '${word.text}' belongs to no fact of ${figures[0]?.text}`
  }
  return null
}

const findClause = ({ words }: ProseText, start: number) => words.findLast((word) => word.start <= start)?.clause ?? 0

/** Whether a part of a sentence has words of a source's value. */
const isTold = ({ words }: ProseText, sources: readonly Source[], clause: number): boolean =>
  sources.some(({ valueText }) =>
    valueText.words.some(
      (own) => /\p{L}/u.test(own.text) && words.some((word) => word.clause === clause && word.root === own.root),
    ),
  )

const per = /^[^\d.;]{0,20}\bper (?!month|year|week|day|hour|quarter|cent)(\p{L}+)/u

/** A price per seat is told per seat. */
function findPerProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const texts = sources.filter(({ fact }) => fact.key === 'pricing').flatMap((source) => source.texts)
  for (const figure of sentence.figures) {
    const printed = texts.flatMap(({ text, figures }) =>
      figures.flatMap((one) => (sameQuantity(one, figure) ? (per.exec(text.slice(one.end))?.[1] ?? []) : [])),
    )
    const lost = printed.find((of) => !sentence.words.some(({ text }) => saysUnit(of, text)))
    if (lost !== undefined) return `it leaves out that the price is per ${lost}`
  }
  return null
}

const saysUnit = (of: string, text: string) =>
  hasWord({ lemmas: new Set([of]), roots: new Set() }, text) || text.startsWith(of.slice(0, 4))

/** 'Before fees' is not 'after fees': of two opposites the one that is cited before the same word. */
function findOppositeProblem({ words }: ProseText, sources: readonly Source[]): string | null {
  const findNext = (some: readonly ProseWord[], at: number) =>
    some.slice(at + 1).find((word) => !joiningWords.has(word.text))
  for (const [at, word] of words.entries()) {
    const opposite = oppositeWords.get(word.text)
    const next = findNext(words, at)
    if (opposite === undefined || !next) continue
    const cited = sources.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        text.words.flatMap((one, index) => (findNext(text.words, index)?.root === next.root ? [one.text] : [])),
      ),
    )
    if (cited.includes(opposite) && !cited.includes(word.text))
      return `its '${word.text}' is '${opposite}' in what it cites`
  }
  return null
}
