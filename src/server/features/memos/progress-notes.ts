import type { Ctx } from '#server/platform/context.ts'
import { noteProgress } from '../deals/deal-status.ts'

/** Progress is written this often at most, in milliseconds. */
const everyMs = 200

/** Thrown when the deal was deleted, or is no longer in progress, while its memo is being made. */
export class DealGone extends Error {
  constructor() {
    super('The deal was deleted or is no longer in progress.')
    this.name = 'DealGone'
  }
}

/**
 * Writes the progress of one deal, the newest state only and one write at a time, so that a fast reader does not wait
 * for the database.
 */
export class ProgressNotes {
  readonly #write: (stage: string, done: number, total: number) => Promise<boolean>
  #next: [stage: string, done: number, total: number] | null = null
  #writing: Promise<void> | null = null
  #failure: { error: unknown } | null = null
  #lastWrite = Number.NEGATIVE_INFINITY

  constructor(ctx: Ctx, dealId: string) {
    this.#write = (stage, done, total) => noteProgress(ctx, dealId, { stage, done, total })
  }

  note(stage: string, done: number, total: number): void {
    const isEnd = done === 0 || done === total
    if (!isEnd && performance.now() - this.#lastWrite < everyMs) return
    this.#next = [stage, done, total]
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null
    })
  }

  /** Waits for what is being written. Rejects with DealGone when the work has become pointless. */
  async settle(): Promise<void> {
    await this.#writing
    if (this.#failure) throw this.#failure.error
  }

  async #writeAll(): Promise<void> {
    while (this.#next && !this.#failure) {
      const [stage, done, total] = this.#next
      this.#next = null
      this.#lastWrite = performance.now()
      try {
        if (!(await this.#write(stage, done, total))) throw new DealGone()
      } catch (error) {
        this.#failure = { error }
      }
    }
  }
}
