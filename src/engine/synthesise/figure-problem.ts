import type { FactKey } from '#engine/facts.ts'
import { listSpeech, listSpokenIn } from '#engine/lexicons/field-speech.ts'
import { stopWords } from '#engine/lexicons/prose-words.ts'
import { normalise } from '#engine/text/normalise.ts'
import { type Quantity, quantitiesIn, sameQuantity } from '#engine/text/quantities.ts'
import { splitTokens, type Token } from '#engine/text/text-index.ts'
import { isFigure, namesSubject } from '#engine/verify/field-words.ts'
import type { CitedFact } from './cited-fact.ts'
import { isForecast, isFutureAround, isFutureBefore } from './forecasts.ts'
import { unifyForms } from './sentence/unify-forms.ts'
import { findLemma } from './sentence/word-forms.ts'

/** A figure as a source or a sentence has it, with the words that stand by it. */
type Figure = { quantity: Quantity; words: ReadonlySet<string> }
/** A figure of a cited fact; `key` where the figure is the fact's own value. */
type Sourced = Figure & { key: FactKey | null; speech: ReadonlySet<string>; isForecast: boolean }
/** `stem`: without what makes it more than one, so that 'customer' is 'customers'. */
type Word = Token & { stem: string }
type Text = { text: string; tokens: Word[]; figures: Quantity[] }

/** Set between a figure and a word, these make it less likely that they belong together. */
const boundary = /[,;:()|\n–—]|\b(?:and|but|while|whereas|with|und|et|y|e)\b/gu
const perBoundary = 4
const perFigure = 100
/** A word this far from a figure says what it is, whatever else the sentence says. */
const adjacent = 1
const year = /^(?:19|20)\d\d$/

/** Figures that a word right beside a number can claim, by the unit of the number. */
const keysByUnit: Readonly<Record<string, readonly FactKey[]>> = {
  money: ['revenue', 'gmv', 'burn_rate', 'cac', 'ltv', 'tam', 'amount_raising', 'valuation'],
  percent: ['revenue_growth', 'retention', 'gross_margin', 'market_growth'],
  count: ['customers', 'users', 'employees'],
}

/**
 * Returns why a figure of a sentence is not what the cited fact says it is, null when it is: '$1M MRR' of a fact that
 * is raising $1M. Each figure must be nearer to the words of its own fact than to those of another figure of the
 * same unit; one that a fact only expects must follow a word that says so.
 */
export function findFigureProblem(sentence: string, cited: readonly CitedFact[]): string | null {
  const sentenceText = readText(sentence)
  const sources = cited.flatMap(listSourceFigures)
  for (const quantity of sentenceText.figures) {
    const own = sources.filter((one) => sameQuantity(quantity, one.quantity))
    const rivals = sources.filter(
      (one) => getUnit(one.quantity) === getUnit(quantity) && !sameQuantity(quantity, one.quantity),
    )
    if (own.length === 0 || getUnit(quantity) === null) continue
    if (isMisattributed(sentenceText, quantity, own, rivals))
      return `its ${quantity.text} stands for something else in what it cites`
    const isExpected = own.every((one) => one.isForecast)
    if (isExpected && !isFutureAround(sentenceText.text, quantity))
      return `it tells the forecast ${quantity.text} as a fact`
    const isReached = own.every((one) => !one.isForecast) && rivals.some((one) => one.isForecast)
    if (isReached && isFutureBefore(sentenceText.text, quantity)) return `it tells ${quantity.text} as a forecast`
  }
  return null
}

function isMisattributed(
  sentenceText: Text,
  quantity: Quantity,
  own: readonly Sourced[],
  rivals: readonly Sourced[],
): boolean {
  const toOwn = Math.min(...own.map((one) => measureToSource(sentenceText, quantity, one)))
  // Passages of another language share no word with the sentence; a field is known by its name.
  if (rivals.length > 0 && toOwn === Number.POSITIVE_INFINITY && own.some(({ key }) => key !== null)) return true
  if (rivals.length > 0 && toOwn === Number.POSITIVE_INFINITY && isForeignWords(own, sentenceText)) return false
  if (rivals.length > 0) return rivals.some((rival) => isNearer(sentenceText, quantity, own, rival, toOwn))
  if (toOwn <= adjacent) return false
  const others = (keysByUnit[getUnit(quantity) ?? ''] ?? []).filter((key) => own.every((one) => one.key !== key))
  return others.some(
    (key) => measureNearest(sentenceText, quantity, (word) => namesSubject(key, word.text, 'en')) <= adjacent,
  )
}

/** Whether a sentence has no word at all of what stands with a figure in its source. */
const isForeignWords = (own: readonly Sourced[], { tokens }: Text): boolean =>
  own.every(({ words }) => !tokens.some(({ stem }) => words.has(stem)))

/** Whether words of a rival alone stand nearer to a figure than words of its own alone. */
function isNearer(said: Text, quantity: Quantity, own: readonly Sourced[], rival: Sourced, toOwn: number): boolean {
  const isOwn = (word: Word) => own.some((one) => isOf(one, word))
  const nearOwn = measureNearest(said, quantity, (word) => isOwn(word) && !isOf(rival, word))
  const nearRival = measureNearest(said, quantity, (word) => isOf(rival, word) && !isOwn(word))
  return nearRival < (nearOwn === Number.POSITIVE_INFINITY ? toOwn : nearOwn)
}

/** How far a figure of a sentence stands from a word that tells what the figure of a source is. */
const measureToSource = (sentenceText: Text, quantity: Quantity, source: Sourced): number =>
  measureNearest(sentenceText, quantity, (word) => isOf(source, word))

/** Whether a word tells what the figure of a source is. */
const isOf = ({ words, key, speech }: Sourced, { stem, text }: Word): boolean =>
  words.has(stem) || (key !== null && namesSubject(key, text, 'en')) || speech.has(text) || speech.has(findLemma(text))

function measureNearest(sentenceText: Text, quantity: Quantity, isNear: (word: Word) => boolean): number {
  const distances = sentenceText.tokens
    .filter((token) => isWord(token.text) && isNear(token))
    .map((token) => measure(sentenceText, quantity, token))
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

/** Words between a figure and a word, and more for what parts them. */
function measure({ text, tokens, figures }: Text, quantity: Quantity, word: Token): number {
  const [from, to] = word.end <= quantity.start ? [word.end, quantity.start] : [quantity.end, word.start]
  if (from > to) return 0
  const within = (one: { start: number; end: number }) => one.start >= from && one.end <= to
  const boundaries = text.slice(from, to).match(boundary)?.length ?? 0
  return (
    tokens.filter(within).length +
    perBoundary * boundaries +
    perFigure *
      figures.filter(
        (one) =>
          within(one) &&
          !pairing.test(text.slice(quantity.end, one.start)) &&
          !pairing.test(text.slice(one.end, quantity.start)),
      ).length
  )
}

const noWords: ReadonlySet<string> = new Set()

function listSourceFigures({ fact, field, value }: CitedFact): Sourced[] {
  const forecast = isForecast(fact)
  const inValue = quantitiesIn(normalise(unifyForms(value)).text)
  const speech = new Set([
    ...listSpeech(fact.key),
    ...listSpokenIn(fact.key, [value, ...fact.evidence.map(({ quote }) => quote)].join(' ')),
  ])
  return [value, ...fact.evidence.map((one) => one.quote)].flatMap((text) =>
    listFigures(readText(text)).map(({ quantity, words }) => {
      const isValue = inValue.some((one) => sameQuantity(one, quantity))
      const key = isValue && isFigure(fact.key) ? fact.key : null
      // What has a subject of its own needs no words of its field, such as the customer of an acquisition cost.
      const own = isValue && key === null ? readText(field).tokens.map((token) => token.stem) : []
      return {
        quantity,
        words: new Set([...words, ...own]),
        key,
        speech: isValue ? speech : noWords,
        isForecast: forecast,
      }
    }),
  )
}

/** The figures of a text, each with the words that stand nearest to it of all figures of its unit. */
function listFigures(source: Text): Figure[] {
  const words = source.tokens.filter(({ text }) => isWord(text))
  const near = source.figures.map((quantity) => {
    const others = source.figures.filter((one) => one !== quantity && getUnit(one) === getUnit(quantity))
    return words.filter((word) => {
      const own = measure(source, quantity, word)
      return others.every((one) => own <= measure(source, one, word))
    })
  })
  return source.figures.map((quantity, at) => {
    const next = source.figures[at + 1]
    const isPair = next !== undefined && pairing.test(source.text.slice(quantity.end, next.start))
    const own = [...(near[at] ?? []), ...(isPair ? (near[at + 1] ?? []) : [])]
    return { quantity, words: new Set(own.map(({ stem }) => stem)) }
  })
}

/** '4 of 5 pilots' and '200 to 2,000 employees' are two figures of the same words. */
const pairing = /^\s?(?:of|in|out of|to|-|–|de|von|sur|di)\s?$/u

/** Splits a text into words and figures; years do not count as figures, nor parts of figures as words. */
function readText(raw: string): Text {
  const { text } = normalise(unifyForms(raw))
  const figures = quantitiesIn(text).filter((one) => !year.test(one.text) && !/\p{L}-$/u.test(text.slice(0, one.start)))
  const tokens = splitTokens(text)
    .filter((token) => !figures.some((one) => token.start < one.end && one.start < token.end))
    .map((token) => ({ ...token, stem: stem(token.text) }))
  return { text, tokens, figures }
}

const stem = (word: string) => word.replace(/['’]s$/u, '').replace(/(?<=\p{L}{3})s$/u, '')
const isWord = (word: string) => /\p{L}/u.test(word) && !stopWords.has(word)

/** Returns what kind of figure it is; figures of one kind can be confused. Null for a number without an amount. */
function getUnit({ amount, currency, percent, tail }: Quantity): string | null {
  if (Number.isNaN(amount)) return null
  if (currency !== null) return 'money'
  return percent ? 'percent' : tail === '' ? 'count' : tail
}
