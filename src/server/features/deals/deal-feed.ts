import type { Kysely } from 'kysely'
import type { DealEvent } from '#contract/deals.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Marked } from '#server/platform/http/route.ts'
import { type ChangedDeal, changedDeals, changeHorizon } from './deals-store.ts'

/** How long a change waits at most before listeners hear of it, in milliseconds. */
const pollMs = 500

type Message = Marked<DealEvent>

type Listener = {
  workspaceId: string
  /** The listener knows every change of transactions before this one; null until the first look. */
  since: bigint | null
  /** True once it was told where it stands. */
  isPlaced: boolean
  /** Changes sent since then, so that a transaction that is looked at twice is told once. */
  told: Map<string, string>
  deliver: (messages: Message[]) => void
  fail: (error: unknown) => void
}

/**
 * Tells listeners of changed deals. One loop looks for all of them, and only while there are any. A change is known by
 * the transaction that made it: each look starts where running transactions could still have changed something unseen,
 * so none is lost, whatever order they end in.
 */
export class DealFeed {
  readonly #db: Kysely<Database>
  readonly #listeners = new Set<Listener>()
  #isLooking = false
  #hurry = false
  #wake: () => void = () => {}

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Messages for one listener until `signal` is aborted; `after` is the id of the last message that it got before. */
  async *listen(workspaceId: string, after: string | null, signal: AbortSignal): AsyncGenerator<Message> {
    const queue: Message[] = []
    const failures: unknown[] = []
    let notify: () => void = () => {}
    const listener: Listener = {
      workspaceId,
      since: markOf(after),
      isPlaced: false,
      told: new Map(),
      deliver: (messages) => {
        queue.push(...messages)
        notify()
      },
      fail: (error) => {
        failures.push(error)
        notify()
      },
    }
    const onAbort = () => notify()
    signal.addEventListener('abort', onAbort)
    this.#add(listener)
    try {
      while (!signal.aborted) {
        const message = queue.shift()
        if (message) yield message
        else if (failures.length > 0) throw failures[0]
        else {
          await new Promise<void>((resolve) => {
            notify = resolve
          })
        }
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#lookSoon()
    }
  }

  #add(listener: Listener): void {
    this.#listeners.add(listener)
    this.#lookSoon()
    if (!this.#isLooking) void this.#run()
  }

  /** Never rejects: what a look fails with goes to the listeners. */
  async #run(): Promise<void> {
    this.#isLooking = true
    while (this.#listeners.size > 0) {
      const listeners = [...this.#listeners]
      this.#hurry = false
      try {
        await this.#look(listeners)
      } catch (error) {
        for (const listener of listeners) {
          this.#listeners.delete(listener)
          listener.fail(error)
        }
      }
      if (this.#listeners.size > 0) await this.#pause()
    }
    this.#isLooking = false
  }

  #lookSoon(): void {
    this.#hurry = true
    this.#wake()
  }

  #pause(): Promise<void> {
    if (this.#hurry) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #look(listeners: readonly Listener[]): Promise<void> {
    const horizon = BigInt(await changeHorizon(this.#db))
    const from = new Map(listeners.map((listener) => [listener, startOf(listener, horizon)]))
    const earliest = [...from.values()].reduce((one, other) => (other < one ? other : one), horizon)
    const workspaces = [...new Set(listeners.map((listener) => listener.workspaceId))]
    const changes = await changedDeals(this.#db, workspaces, String(earliest))
    for (const listener of listeners) {
      const start = from.get(listener) ?? horizon
      const news = changes.filter(
        (change) =>
          change.workspaceId === listener.workspaceId &&
          BigInt(change.changedIn) >= start &&
          listener.told.get(change.dealId) !== change.changedIn,
      )
      listener.since = horizon
      listener.told = toldSince(listener.told, news, horizon)
      if (news.length === 0 && listener.isPlaced) continue
      listener.isPlaced = true
      listener.deliver(messagesOf(news, String(horizon)))
    }
  }
}

/** Where a listener's look starts. A mark from the future is of another database: everything is told then. */
function startOf(listener: Listener, horizon: bigint): bigint {
  if (listener.since === null) return horizon
  return listener.since > horizon ? 0n : listener.since
}

function toldSince(told: Map<string, string>, news: readonly ChangedDeal[], horizon: bigint): Map<string, string> {
  const all = [...told, ...news.map((change) => [change.dealId, change.changedIn] as const)]
  return new Map(all.filter(([, changedIn]) => BigInt(changedIn) >= horizon))
}

/** Only the last message carries the mark: a listener who loses the line in between gets all of them again. */
function messagesOf(news: readonly ChangedDeal[], mark: string): Message[] {
  const events = news.map(
    ({ deal, dealId }): DealEvent => (deal ? { type: 'deal', deal } : { type: 'deleted', deal_id: dealId }),
  )
  const last = events.length - 1
  return events.length === 0
    ? [new Marked<DealEvent>(mark, null)]
    : events.map((event, index) => new Marked(index === last ? mark : null, event))
}

function markOf(after: string | null): bigint | null {
  if (after === null) return null
  return /^\d{1,19}$/.test(after) ? BigInt(after) : 0n
}
