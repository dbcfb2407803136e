import { ReadFailure } from '#engine/ports.ts'
import { ProcessorBudget, ThreadStopped } from '#threads/watch-thread.ts'
import { createReadFailure } from './read-failures.ts'

/** Reading a page takes half a second of the processor at most; ten times that is allowed. */
const secondsPerPage = 5
/** Recognising a page that is full of small text takes 9; three times that is allowed, on every page of a scan. */
const secondsPerPicture = 30
/** For a few pages that take much longer than the others. */
const secondsBeside = 60

/** What one deck may use of the processor in all its threads, second tries included. It grows with the deck's pages. */
export class DeckBudget extends ProcessorBudget {
  #pages = 0
  #pictures = 0

  constructor() {
    super(secondsBeside)
  }

  /** Adds the share of the pages, once however often they are counted. */
  countPages(pages: number): void {
    this.grow(Math.max(0, pages - this.#pages) * secondsPerPage)
    this.#pages = Math.max(pages, this.#pages)
  }

  /** Adds the share of pages whose picture is recognised, once like those of the pages. */
  countPictures(pictures: number): void {
    this.grow(Math.max(0, pictures - this.#pictures) * secondsPerPicture)
    this.#pictures = Math.max(pictures, this.#pictures)
  }
}

/**
 * The failure of a deck whose work was ended or came down with `error` and is not tried again; null when time is not to blame.
 * Silence by the clock has a code of its own: it tells of the machine, and never decides what is left out of a memo.
 * It names `page` (null where none was begun) only when that page took too long: when the deck did, it is any page.
 */
export function createTooSlowFailure(error: unknown, budget: DeckBudget, page: number | null): ReadFailure | null {
  const isStopped = error instanceof ThreadStopped
  if (!isStopped && !budget.isSpent) return null
  if (isStopped && error.reason === 'silence') return createReadFailure('stalled')
  if (!isStopped || error.reason === 'budget' || page === null) return createReadFailure('too-slow')
  return new ReadFailure(
    'too-slow',
    `Page ${page} took too long to read. Export the deck again with simpler graphics on that page, and upload that.`,
  )
}
