import type { DealEvent } from '#contract/deals.ts'
import { ServerEvent } from '#server/platform/http/route.ts'

/** At most this many messages wait for a listener: one that reads too slowly reads the list again instead. */
const mostWaiting = 1_000

/** The messages that wait for one listener, in order, until `signal` is aborted. */
export class MessageQueue {
  readonly #signal: AbortSignal
  #waiting: Array<ServerEvent<DealEvent>> = []
  #failure: { error: unknown } | null = null
  #isEnded = false
  #notify: () => void = () => {}

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  put(messages: ReadonlyArray<ServerEvent<DealEvent>>): void {
    const eventId = messages.at(-1)?.eventId ?? null
    if (this.#waiting.length + messages.length > mostWaiting)
      this.#waiting = [new ServerEvent(eventId, { type: 'reload' })]
    else this.#waiting.push(...messages)
    this.#notify()
  }

  /** Ends the queue with what went wrong, once what waits is taken. */
  fail(error: unknown): void {
    this.#failure = { error }
    this.#notify()
  }

  /** Ends the queue; what waits is dropped. */
  end(): void {
    this.#isEnded = true
    this.#notify()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ServerEvent<DealEvent>> {
    const onAbort = () => this.#notify()
    this.#signal.addEventListener('abort', onAbort)
    try {
      while (!this.#signal.aborted && !this.#isEnded) {
        const message = this.#waiting.shift()
        if (message) yield message
        else if (this.#failure) throw this.#failure.error
        else {
          await new Promise<void>((resolve) => {
            this.#notify = resolve
          })
        }
      }
    } finally {
      this.#signal.removeEventListener('abort', onAbort)
    }
  }
}
