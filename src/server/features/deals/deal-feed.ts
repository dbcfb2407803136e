import type { Kysely } from 'kysely'
import type { DealEvent } from '#contract/deals.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Marked } from '#server/platform/http/route.ts'
import { type Look, lookForChanges, type WorkspaceChanges } from './deal-changes-store.ts'
import { findDealRows } from './deals-store.ts'
import { type Mark, readMark } from './feed-position.ts'
import { MessageQueue } from './message-queue.ts'

/** How long a change waits at most before listeners hear of it, in milliseconds. */
const pollMs = 500
/** More changes of a workspace than this at once are told as one: read the list anew. */
const mostTold = 200

type Message = Marked<DealEvent>
type Listener = { workspaceId: string; after: Mark; isPlaced: boolean; queue: MessageQueue }

/**
 * Tells listeners of changed deals. One loop looks for all of them, and only while there are any; what a look costs is
 * bounded by what changed since the last one, never by how many deals or listeners there are.
 */
export class DealFeed {
  readonly #db: Kysely<Database>
  readonly #listeners = new Set<Listener>()
  /** What the last look saw; null before the first. */
  #seen: string | null = null
  #isLooking = false
  #hurry = false
  #wake: () => void = () => {}

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Messages for one listener until `signal` is aborted; `after` is the id of the last message that it got before. */
  async *listen(workspaceId: string, after: string | null, signal: AbortSignal): AsyncGenerator<Message> {
    const queue = new MessageQueue(signal)
    const listener: Listener = { workspaceId, after: readMark(after), isPlaced: false, queue }
    this.#add(listener)
    try {
      yield* queue
    } finally {
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
    this.#seen = null
    while (this.#listeners.size > 0) {
      const listeners = [...this.#listeners]
      this.#hurry = false
      try {
        await this.#look(listeners)
      } catch (error) {
        for (const listener of listeners) {
          this.#listeners.delete(listener)
          listener.queue.fail(error)
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
    const placed = listeners.filter(({ isPlaced }) => isPlaced)
    const look = await this.#lookFor(placed, this.#seen)
    await this.#tell(placed, look)
    await this.#place(
      listeners.filter(({ isPlaced }) => !isPlaced),
      look.seen,
    )
    this.#seen = look.seen
  }

  #lookFor(listeners: readonly Listener[], since: string | null): Promise<Look> {
    return lookForChanges(this.#db, [...new Set(listeners.map(({ workspaceId }) => workspaceId))], since, mostTold)
  }

  async #tell(listeners: readonly Listener[], { changes, seen }: Look): Promise<void> {
    for (const [workspaceId, ofWorkspace] of changes) {
      const messages = messagesOf(await this.#eventsOf(ofWorkspace), seen)
      for (const listener of listeners) if (listener.workspaceId === workspaceId) listener.queue.put(messages)
    }
  }

  /** Tells new listeners where they stand, those with a mark what they missed. Many come back with the same one at once. */
  async #place(arriving: readonly Listener[], seen: string): Promise<void> {
    const alike = Map.groupBy(arriving, ({ workspaceId, after }) => `${workspaceId} ${after.kind} ${after.seen}`)
    for (const group of alike.values()) {
      const [first] = group
      if (first === undefined) continue
      const { workspaceId, after } = first
      const messages = after.kind === 'known' ? await this.#missed(workspaceId, after.seen) : []
      if (after.kind === 'unknown') messages.push(new Marked<DealEvent>(seen, { type: 'reload' }))
      for (const listener of group) {
        listener.isPlaced = true
        listener.queue.put(messages.length === 0 ? [new Marked<DealEvent>(seen, null)] : messages)
      }
    }
  }

  async #missed(workspaceId: string, since: string): Promise<Message[]> {
    const { changes, seen } = await lookForChanges(this.#db, [workspaceId], since, mostTold)
    const missed = changes.get(workspaceId)
    return missed === undefined ? [] : messagesOf(await this.#eventsOf(missed), seen)
  }

  async #eventsOf(changes: WorkspaceChanges): Promise<DealEvent[]> {
    if (changes === null) return [{ type: 'reload' }]
    const standing = changes.filter(({ isGone }) => !isGone).map(({ dealId }) => dealId)
    const deals = standing.length === 0 ? [] : await findDealRows(this.#db, standing)
    const byId = new Map(deals.map((deal) => [deal.deal_id, deal]))
    return changes.flatMap(({ dealId, isGone }): DealEvent[] => {
      if (isGone) return [{ type: 'deleted', deal_id: dealId }]
      const deal = byId.get(dealId)
      // One that was deleted meanwhile is told by the next look.
      return deal ? [{ type: 'deal', deal }] : []
    })
  }
}

/** Only the last message carries the mark: a listener who loses the line in between gets all of them again. */
function messagesOf(events: readonly DealEvent[], mark: string): Message[] {
  const last = events.length - 1
  return events.map((event, index) => new Marked(index === last ? mark : null, event))
}
