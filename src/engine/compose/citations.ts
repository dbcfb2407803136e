import type { ProseMark, SourceLink } from '#contract/memo.ts'
import { chooseMark } from './prose-marks.ts'

const longestTitle = 300

/** Marks of prose by the number of the citation; proved values have none. */
export type MarksByNumber = Record<string, ProseMark>

/** Numbers the sources of one text in order of first use: `[1](pitch_deck/…?page=3 "the quote")`. */
export class Citations {
  readonly #sources: SourceLink[] = []
  readonly #marks: Array<ProseMark | null> = []
  readonly #titles: Map<string, string>

  /** `of` are the citations of a text that quotes the same places: their titles are not made again. */
  constructor(of?: Citations) {
    this.#titles = of ? of.#titles : new Map()
  }

  /**
   * Returns the markdown mark for a source, its quote as the link's title; the same quote at the same place keeps its number.
   * `mark` says how sure the value is; of values cited by one number the least sure counts.
   */
  mark(source: SourceLink, mark: ProseMark | null = null): string {
    let at = this.#find(source)
    if (at < 0) at = this.#sources.push(source) - 1
    this.#marks[at] = chooseMark(this.#marks[at] ?? null, mark)
    return `[${at + 1}](${source.value}${this.#writeTitle(source.quote)})`
  }

  #writeTitle(quote = ''): string {
    const title = this.#titles.get(quote) ?? makeTitle(quote)
    this.#titles.set(quote, title)
    return title
  }

  /** Returns whether a source was cited before. */
  has(source: SourceLink): boolean {
    return this.#find(source) >= 0
  }

  #find = ({ value, quote }: SourceLink) => this.#sources.findIndex((one) => one.value === value && one.quote === quote)

  listSources(): SourceLink[] {
    return [...this.#sources]
  }

  /** Returns the marks by citation number; proved values have none. */
  listMarks(): MarksByNumber {
    return Object.fromEntries(this.#marks.flatMap((mark, index) => (mark ? [[String(index + 1), mark]] : [])))
  }
}

const citation = /\[(\d+)\]\(([^)\s]*)(?: "((?:\\.|[^"\\])*)")?\)/gu

/** Returns the text of a line of markdown without its citations, and these with their numbers and sources. */
export function readCitations(markdown: string): {
  text: string
  citations: Array<{ number: string; source: SourceLink }>
} {
  const citations = [...markdown.matchAll(citation)].map(([, number = '', value = '', title]) => ({
    number,
    source: title === undefined ? { value } : { value, quote: removeEscapes(title) },
  }))
  return { text: removeEscapes(markdown.replace(citation, ' ')), citations }
}

/** Returns a sentence in which a place that two values in a row are cited at is cited behind the second alone. */
export function citeOnceInARow(sentence: string): string {
  const marks = [...sentence.matchAll(citation)]
  return marks.reduceRight((text, mark, index) => {
    if (mark[0] !== marks[index + 1]?.[0]) return text
    return text.slice(0, mark.index).trimEnd() + text.slice(mark.index + mark[0].length)
  }, sentence)
}

const removeEscapes = (text: string) => text.replace(/\\(.)/gu, '$1')

/** Backslashes and quotation marks would end the title, and `&` would start an entity. */
function makeTitle(quote: string): string {
  const bare = quote.replace(/\s+/gu, ' ').trim()
  const title = bare.length <= longestTitle ? bare : [...bare].slice(0, longestTitle).join('')
  return title === '' ? '' : ` "${title.replace(/[\\"&]/g, (character) => `\\${character}`)}"`
}

/** Returns how many words a reader sees; citation links do not count. */
export function countVisibleWords(markdown: string): number {
  const shown = markdown.replace(citation, ' ')
  return shown.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
