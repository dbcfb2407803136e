import type { MemoField, ProseMark, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { sentenceLabel } from '#engine/lexicons/summary-words.ts'
import { getField, groundedText, listGroundedEntries } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { countWords } from '#engine/text/words.ts'
import { Citations } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { type GroundedValue, GroundedValues, makeGroundedValue } from './grounded-values.ts'
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
  readonly citations: Citations
  readonly memo: ValidatedResponse
  readonly keyFacts: MarkedKeyFacts
  readonly #values: GroundedValues

  constructor(memo: ValidatedResponse, keyFacts: MarkedKeyFacts, of?: SummaryText) {
    this.memo = memo
    this.keyFacts = keyFacts
    this.citations = new Citations(of?.citations)
    this.#values = of ? of.#values : new GroundedValues()
  }

  /** Returns a text without citations over the same memo, to measure sentences in. */
  copy(): SummaryText {
    return new SummaryText(this.memo, this.keyFacts, this)
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
    const value = field ? this.#values.read(field) : null
    return value && this.#cite(value)
  }

  /** The entries of an array field, each with the place that says it; the marks of names on one page are one mark. */
  citeEntries(key: MemoFieldKey, most: number): Cited[] {
    const field = getField(this.memo, key)
    if (field?.type !== 'array') return []
    const pages = new Set<string>()
    return listGroundedEntries(field)
      .slice(0, most)
      .map((value) => {
        const entry = makeGroundedValue(field, value, markValue(findEntry(field, value) ?? field))
        const places = entry.places.filter(
          ({ value: page }) => /\d/.test(value) || (!pages.has(page) && pages.add(page)),
        )
        return this.#cite({ ...entry, places })
      })
  }

  #cite({ plain, text, field, places, mark }: GroundedValue): Cited {
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

const findEntry = ({ entries = [] }: Extract<MemoField, { type: 'array' }>, value: string) =>
  entries.find((entry) => entry.value.trim() === value)

/** Returns the citation marks of a value, with the space before them. */
export const getMarks = ({ text, cited }: Cited): string => cited.slice(text.length)

/** Joins names in a list, their citations at its end. */
export function joinNames(names: readonly Cited[]): string {
  return `${joinList(names.map((name) => name.text))}${names.map(getMarks).join('')}`
}
