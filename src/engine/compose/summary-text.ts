import type { MemoField, ProseMark, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { sentenceLabel } from '#engine/lexicons/summary-words.ts'
import { getField, groundedText, listGroundedEntries, listSources } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { countWords, numbersIn } from '#engine/text/words.ts'
import { Citations } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { MarkedKeyFacts } from './marked-key-facts.ts'
import { markValue } from './prose-marks.ts'

/** A proved value with its citation marks: `text` is escaped for markdown, `cited` is the text and its marks. */
export type Cited = {
  plain: string
  text: string
  cited: string
  field: MemoField
  edited: boolean
  quotes: string[]
  mark: ProseMark | null
}

/** Words that a sentence of a summary has at most. */
export const mostWordsOfSentence = 28

/** Words of the deck with the place that they stand at. */
export type Quoted = { text: string; source: SourceLink; mark: ProseMark | null }

/** Writes sentences over a memo's grounded fields and numbers their citations as it goes. */
export class SummaryText {
  readonly citations = new Citations()
  readonly memo: ValidatedResponse
  readonly keyFacts: MarkedKeyFacts

  constructor(memo: ValidatedResponse, keyFacts: MarkedKeyFacts) {
    this.memo = memo
    this.keyFacts = keyFacts
  }

  /** Returns a text without citations over the same memo, to measure sentences in. */
  copy(): SummaryText {
    return new SummaryText(this.memo, this.keyFacts)
  }

  /** Returns the company's name as the subject of a sentence. */
  nameCompany(): string {
    const name = groundedText(getField(this.memo, 'company_name'))
    return name === null ? 'the company' : escapeMarkdown(name)
  }

  /** Returns a sentence as the deck's word where one of its values is found and not proved; as it is otherwise. */
  attribute(values: ReadonlyArray<Cited | null>, sentence: string, isClause = true): string {
    if (!values.some((value) => value?.mark === 'found')) return opened(sentence)
    return isClause ? `The deck says ${sentence}` : `The deck says of ${sentence}`
  }

  /** A single-valued field that a person saved or the verifier proved; null for anything else. */
  cite(key: MemoFieldKey): Cited | null {
    return this.citeField(getField(this.memo, key))
  }

  citeField(field: MemoField | undefined): Cited | null {
    const plain = groundedText(field)
    if (plain === null || !field) return null
    return this.#citeWith(field, plain, choosePlaces(field, plain), markValue(field))
  }

  /** The entries of an array field, each with the place that says it; the marks of names on one page are one mark. */
  citeEntries(key: MemoFieldKey, most: number): Cited[] {
    const field = getField(this.memo, key)
    if (field?.type !== 'array') return []
    const pages = new Set<string>()
    return listGroundedEntries(field)
      .slice(0, most)
      .map((value) => {
        const places = choosePlaces(field, value).filter(
          ({ value: page }) => /\d/.test(value) || (!pages.has(page) && pages.add(page)),
        )
        return this.#citeWith(field, value, places, markValue(findEntry(field, value) ?? field))
      })
  }

  #citeWith(field: MemoField, plain: string, places: readonly SourceLink[], mark: ProseMark | null): Cited {
    const text = escapeMarkdown(plain)
    const marks = places.map((place) => this.citations.mark(place, mark))
    const quotes = places.flatMap(({ quote }) => quote ?? [])
    return {
      plain,
      text,
      cited: [text, ...new Set(marks)].join(' '),
      field,
      edited: field.edited === true,
      quotes,
      mark,
    }
  }

  /** Words of the deck between quotation marks, with their mark; a closing full stop is left to the sentence around. */
  quote({ text, source, mark }: Quoted): string {
    return `${quoteWords(text)} ${this.citations.mark(source, mark)}`
  }
}

/** `“…”` around words of a deck, in sentence case instead of capitals, without their full stop, a footnote's number or a label before them. */
export function quoteWords(text: string): string {
  const bare = opened(sentenceCase(removeLabel(text.trim())))
    .replace(/(?<![.])\.$/u, '')
    .replace(/(?<=\p{Ll}{3})\d$/u, '')
    .replace(/^["“”„]+(?=[^"“”]*["”]$)|(?<=^["“”„][^"“”]*)["”]$/gu, '')
    .replace(/[“„]/gu, '‘')
    .replace(/”/gu, '’')
  return `“${escapeMarkdown(bare)}”`
}

/** A bullet, a picture in its place, or the number of an entry. */
const listMark =
  /^(?:[•●○◦▪■□►▶➢✓✔]\s*|(?:(?![©®™])\p{Extended_Pictographic}\uFE0F?|[\u{1F800}-\u{1F8FF}])+\s+|\d{1,2}[.)](?=\p{Lu}\p{Ll}))/u

/** Returns a sentence without the heading or bullet before it. */
export const removeLabel = (text: string): string => {
  const bare = text.replace(sentenceLabel, '')
  return countWords(bare) >= 3 ? bare.replace(listMark, '') : text
}

/**
 * The fewest places of a field that together show the numbers of a value: the first that shows all of them, else those
 * that add one; the first place for a value without numbers, and of a list the first that has the entry's words.
 */
function choosePlaces(field: MemoField, value: string): SourceLink[] {
  const sources = listSources(field)
  const wanted = numbersIn(value)
  const holds = (source: SourceLink, numbers: readonly string[]) => {
    const there = numbersIn(source.quote ?? '')
    return numbers.every((number) => there.includes(number))
  }
  const words = value.toLowerCase()
  const saying = sources.filter((source) => source.quote?.toLowerCase().includes(words))
  const isWhole = (source: SourceLink) => holds(source, wanted)
  const whole = saying.find(isWhole) ?? sortBySharedWords(sources, value).find(isWhole)
  if (whole) return [whole]
  if (wanted.length === 0) return sources.slice(0, 1)
  const missing = new Set(wanted)
  return sources.filter((source) => {
    const adds = [...missing].filter((number) => holds(source, [number]))
    for (const number of adds) missing.delete(number)
    return adds.length > 0
  })
}

/** Places that share most words with a value first; the order of the field among equals. */
function sortBySharedWords(sources: readonly SourceLink[], value: string): SourceLink[] {
  const words = value.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const countShared = ({ quote }: SourceLink) => {
    const there = new Set((quote ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    return words.filter((word) => there.has(word)).length
  }
  return sources
    .map((source, index) => ({ source, index, shared: countShared(source) }))
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .map((one) => one.source)
}

const findEntry = ({ entries = [] }: Extract<MemoField, { type: 'array' }>, value: string) =>
  entries.find((entry) => entry.value.trim() === value)

/** Returns the citation marks of a value, with the space before them. */
export const getMarks = ({ text, cited }: Cited): string => cited.slice(text.length)

/** Joins names in a list, their citations at its end. */
export function joinNames(names: readonly Cited[]): string {
  return `${joinList(names.map((name) => name.text))}${names.map(getMarks).join('')}`
}
