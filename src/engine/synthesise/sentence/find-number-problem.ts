import { numberWords } from '#engine/lexicons/prose-words.ts'
import { normalise } from '#engine/text/normalise.ts'
import { type Quantity, quantitiesIn, sameQuantity } from '#engine/text/quantities.ts'
import { listBorneOut } from './find-direction-problem.ts'
import type { ProseText } from './read-prose.ts'
import type { Source } from './read-sources.ts'

/**
 * Returns the number of a sentence, with its scale, currency and percent sign, that no cited fact has. A bare count is right
 * too when that many entries of one list are cited, or that many besides those it names.
 */
export function findNumberProblem(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const [lost] = listLostFigures(sentence, sources, company)
  if (lost) return writeLost(lost)
  const known = new Set(sources.flatMap(({ texts }) => texts.flatMap((one) => one.words.map(({ text }) => text))))
  const inFigures = (one: { start: number; end: number }) =>
    sentence.figures.some(({ start, end }) => one.start >= start && one.end <= end)
  const borneOut = listBorneOut(sentence, sources)
  const word = sentence.words.find((one) => {
    const { text, start, end } = one
    return (
      !borneOut.has(one) &&
      !inFigures({ start, end }) &&
      isNumberWord(text, sentence.text.slice(0, start)) &&
      !known.has(text)
    )
  })
  return word ? `its number word '${word.text}' stands in no fact that it cites` : null
}

/** A bare number up to this can be counted from what a fact lists. */
const mostCounted = 12

/**
 * Returns the number of a sentence, written in digits in `raw`, that is wrong beyond doubt: its digits stand neither in a cited fact nor
 * around it, or only as another amount of the same kind. Where a fact has the digits alone, its page may say elsewhere what they are of.
 */
export function findFigureOfItsOwn(
  raw: string,
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const texts = sources.flatMap((source) => source.texts).map(({ text }) => text)
  const printed = new Set([...texts, ...sources.flatMap((source) => source.around ?? [])].flatMap(listNumbers))
  const there = texts.flatMap(quantitiesIn)
  const said = new Set(listNumbers(raw))
  const isOwn = (one: Quantity) => {
    const digits = readDigits(one)
    if (!said.has(digits) || (isBare(one) && (Math.abs(one.amount) <= mostCounted || isYear(one)))) return false
    const same = there.filter((other) => readDigits(other) === digits)
    return same.length > 0 ? same.every((other) => areApart(one, other)) : !printed.has(digits)
  }
  // 'Phase-1' and 'GPT4' are names.
  const isOfWord = ({ start }: Quantity) => /\p{L}-?$/u.test(sentence.text.slice(0, start))
  const own = listLostFigures(sentence, sources, company).find((one) => !isOfWord(one) && isOwn(one))
  return own ? writeLost(own) : null
}

/** The numbers of a text without what groups their digits, which languages set otherwise: '3.100' and '3,100', not '1.2'. */
const listNumbers = (text: string): string[] =>
  text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '').match(/\d+(?:[.,]\d+)*/gu) ?? []
const readDigits = ({ text }: Quantity): string => listNumbers(text)[0] ?? text
const isBare = ({ text }: Quantity): boolean => /^\d+$/u.test(text)
const isYear = ({ text }: Quantity): boolean => /^(?:19|20)\d\d$/u.test(text)
const isScaled = ({ text, tail }: Quantity): boolean => tail === '' && /\d\s?\p{L}/u.test(text)
const areApart = (one: Quantity, other: Quantity): boolean =>
  (one.currency !== null && other.currency !== null && one.currency !== other.currency) ||
  (isScaled(one) && isScaled(other) && one.amount !== other.amount) ||
  (one.percent && other.currency !== null) ||
  (one.currency !== null && other.percent)

const writeLost = ({ text }: Quantity) => `its number ${text} stands in no fact that it cites`

function listLostFigures(sentence: ProseText, sources: readonly Source[], company: string | null): Quantity[] {
  const name = normalise(company ?? '').text
  const isOfCompany = ({ start, end }: Quantity) => {
    const at = name === '' ? -1 : sentence.text.lastIndexOf(name, start)
    return at >= 0 && end <= at + name.length
  }
  const there = sources.flatMap((source) => source.texts).flatMap((one) => quantitiesIn(one.text))
  const isPage = ({ start, text }: Quantity) =>
    /\bpages? $/u.test(sentence.text.slice(0, start)) &&
    sources.some(({ fact }) => fact.evidence.some(({ page }) => String(page) === text))
  return quantitiesIn(sentence.text).filter(
    (one) =>
      !there.some((other) => sameQuantity(one, other)) &&
      !isPage(one) &&
      !isOfCompany(one) &&
      !isCountOfEntries(one, sentence, sources) &&
      !isCountOfNames(one, sources),
  )
}

/** 'third' and 'quarter' rank or date more often than they count. */
const isNumberWord = (text: string, before: string) =>
  numberWords.has(text) && ((text !== 'third' && text !== 'quarter') || /\b(?:an?|one|1|2) $/u.test(before))

const otherWords = new Set(['other', 'others', 'more', 'further', 'another'])

function isCountOfEntries(
  { text, amount, start, end }: Quantity,
  sentence: ProseText,
  sources: readonly Source[],
): boolean {
  if (!/^\d+$/u.test(text)) return false
  const beside = sentence.words.filter((word) => word.end <= start || word.start >= end)
  const next = beside.find((word) => word.start >= end)
  const isRest = next !== undefined && otherWords.has(next.text)
  const lists = Map.groupBy(sources, ({ fact }) => fact.key)
  return [...lists.values()].some((entries) => {
    const named = entries.filter((one) => isNamed(one, sentence)).length
    return amount === (isRest ? entries.length - named : entries.length) && entries.length > 1
  })
}

const joint = /\s?(?:,|;|·|\/|\band\b|&|\by\b|\bund\b|\bet\b|\be\b)\s?/u

/** A count is right too when a quote lists that many names. */
function isCountOfNames({ text, amount }: Quantity, sources: readonly Source[]): boolean {
  if (!/^\d+$/u.test(text) || amount < 2) return false
  return sources.some(({ fact }) =>
    fact.evidence.some(({ quote }) => {
      const parts = quote.split(joint).filter((part) => part !== '')
      const names = parts.filter(
        (part, at) => /^(?:the )?\p{Lu}/u.test(part.trim()) || (at === 0 && /\p{Lu}\p{L}+$/u.test(part)),
      )
      return parts.length >= amount && names.length === amount
    }),
  )
}

/** Whether a sentence holds the words of an entry. */
function isNamed({ valueText }: Source, sentence: ProseText): boolean {
  const [first] = valueText.words
  return first !== undefined && sentence.words.some(({ text }) => text === first.text)
}
