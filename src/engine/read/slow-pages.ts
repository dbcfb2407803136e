import { ProcessorBudget } from '#threads/watch-thread.ts'
import { ReadFailure } from '../ports.ts'
import { readFailure } from './read-failures.ts'

/** Reading and recognising a page takes half a second of the processor on average; ten times that is allowed. */
const secondsPerPage = 5
/** For a few pages that take much longer than the others. */
const secondsBeside = 60

/** What one deck may use of the processor in all its threads, second tries included. It grows with the deck's pages. */
export class DeckBudget extends ProcessorBudget {
  #pages = 0

  constructor() {
    super(secondsBeside)
  }

  /** Adds the share of the pages, once however often they are counted. */
  countPages(pages: number): void {
    this.grow(Math.max(0, pages - this.#pages) * secondsPerPage)
    this.#pages = Math.max(pages, this.#pages)
  }
}

/** The failure of a deck that took too long twice; `page` is null where no page was begun. */
export function tooSlow(page: number | null): ReadFailure {
  if (page === null) return readFailure('too-slow')
  return new ReadFailure(
    'too-slow',
    `Page ${page} took too long to read. Export the deck again with simpler graphics on that page, and upload that.`,
  )
}
