import type { SourceLink } from '#contract/memo.ts'

const longestTitle = 300

/** Numbers the sources of one text in order of first use: `[1](pitch_deck/…?page=3 "the quote")`. */
export class Citations {
  readonly #sources: SourceLink[] = []

  /** Returns the markdown mark for a source, its quote as the link's title; the same quote at the same place keeps its number. */
  mark(source: SourceLink): string {
    let at = this.#sources.findIndex((one) => one.value === source.value && one.quote === source.quote)
    if (at < 0) at = this.#sources.push(source) - 1
    return `[${at + 1}](${source.value}${makeTitle(source.quote)})`
  }

  listSources(): SourceLink[] {
    return [...this.#sources]
  }
}

/** Backslashes and quotation marks would end the title, and `&` would start an entity. */
function makeTitle(quote: string | undefined): string {
  if (!quote) return ''
  const bare = quote.replace(/\s+/gu, ' ').trim()
  const title = bare.length <= longestTitle ? bare : [...bare].slice(0, longestTitle).join('')
  return title === '' ? '' : ` "${title.replace(/[\\"&]/g, (character) => `\\${character}`)}"`
}

/** Returns how many words a reader sees; citation links do not count. */
export function countVisibleWords(markdown: string): number {
  const shown = markdown.replace(/\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/gu, ' ')
  return shown.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
