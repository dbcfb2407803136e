import type { Kysely } from 'kysely'
import type { Deal, DealEvent } from '#contract/deals.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ServerEvent } from '#server/platform/http/route.ts'
import { listRemaining } from '../workspaces/workspaces-queries.ts'
import { type Poll, pollChanges, type WorkspaceChanges } from './deal-changes-store.ts'
import { findDealRows } from './deal-list-store.ts'
import { type FeedPosition, readPosition } from './feed-position.ts'
import { MessageQueue } from './message-queue.ts'
import { addSeenBefore } from './seen-before.ts'

/** How long a change waits at most before listeners hear of it, in milliseconds. */
const pollMs = 500
/** More changes of a workspace than this at once are sent as one: read the list again. */
const mostSent = 200

type Message = ServerEvent<DealEvent>
/** Who listens to which workspace. */
type Caller = { workspaceId: string; userId: string }
type Listener = Caller & { after: FeedPosition; isPlaced: boolean; queue: MessageQueue }

/**
 * Sends changed deals to listeners. One loop polls for all of them, and only while there are any; the cost of a poll is
 * bounded by what changed since the last one, never by how many deals there are. A listener who is removed from the workspace
 * hears nothing more, and the stream ends.
 */
export class DealFeed {
  readonly #db: Kysely<Database>
  readonly #listeners = new Set<Listener>()
  /** What the last poll saw; null before the first. */
  #seen: string | null = null
  #isPolling = false
  #hurry = false
  #wake: () => void = () => {}

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Messages for one listener until `signal` is aborted; `after` is the id of the last message that it got before. */
  async *listen({ workspaceId, userId }: Caller, after: string | null, signal: AbortSignal): AsyncGenerator<Message> {
    const queue = new MessageQueue(signal)
    const listener: Listener = { workspaceId, userId, after: readPosition(after), isPlaced: false, queue }
    this.#add(listener)
    try {
      yield* queue
    } finally {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#pollSoon()
    }
  }

  #add(listener: Listener): void {
    this.#listeners.add(listener)
    this.#pollSoon()
    if (!this.#isPolling) void this.#run()
  }

  /** Never rejects: a poll that fails ends its listeners with the error. */
  async #run(): Promise<void> {
    this.#isPolling = true
    this.#seen = null
    while (this.#listeners.size > 0) {
      const listeners = [...this.#listeners]
      this.#hurry = false
      try {
        await this.#poll(listeners)
      } catch (error) {
        for (const listener of listeners) {
          this.#listeners.delete(listener)
          listener.queue.fail(error)
        }
      }
      if (this.#listeners.size > 0) await this.#pause()
    }
    this.#isPolling = false
  }

  #pollSoon(): void {
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

  async #poll(listeners: readonly Listener[]): Promise<void> {
    const placed = await this.#keepMembers(listeners.filter(({ isPlaced }) => isPlaced))
    const poll = await this.#pollFor(placed, this.#seen)
    await this.#send(placed, poll)
    await this.#place(
      listeners.filter(({ isPlaced }) => !isPlaced),
      poll.seen,
    )
    this.#seen = poll.seen
  }

  /** Returns the listeners who are in their workspaces still, and ends the others. */
  async #keepMembers(listeners: readonly Listener[]): Promise<Listener[]> {
    if (listeners.length === 0) return []
    const callers = new Map(listeners.map((listener) => [makeCallerKey(listener), listener]))
    const remaining = new Set((await listRemaining({ db: this.#db }, [...callers.values()])).map(makeCallerKey))
    return listeners.filter((listener) => {
      if (remaining.has(makeCallerKey(listener))) return true
      this.#listeners.delete(listener)
      listener.queue.end()
      return false
    })
  }

  #pollFor(listeners: readonly Listener[], since: string | null): Promise<Poll> {
    return pollChanges(this.#db, [...new Set(listeners.map(({ workspaceId }) => workspaceId))], since, mostSent)
  }

  async #send(listeners: readonly Listener[], { changes, seen }: Poll): Promise<void> {
    for (const [workspaceId, ofWorkspace] of changes) {
      const messages = makeMessages(await this.#makeEvents(ofWorkspace), seen)
      for (const listener of listeners) if (listener.workspaceId === workspaceId) listener.queue.put(messages)
    }
  }

  /** Sends new listeners their position, and what those with a known one missed. Many come back with the same one at once. */
  async #place(arriving: readonly Listener[], seen: string): Promise<void> {
    const alike = Map.groupBy(arriving, ({ workspaceId, after }) => `${workspaceId} ${after.kind} ${after.seen}`)
    for (const group of alike.values()) {
      const [first] = group
      if (first === undefined) continue
      const { workspaceId, after } = first
      const messages = after.kind === 'known' ? await this.#listMissed(workspaceId, after.seen) : []
      if (after.kind === 'unknown') messages.push(new ServerEvent<DealEvent>(seen, { type: 'reload' }))
      for (const listener of group) {
        listener.isPlaced = true
        listener.queue.put(messages.length === 0 ? [new ServerEvent<DealEvent>(seen, null)] : messages)
      }
    }
  }

  async #listMissed(workspaceId: string, since: string): Promise<Message[]> {
    const { changes, seen } = await pollChanges(this.#db, [workspaceId], since, mostSent)
    const missed = changes.get(workspaceId)
    return missed === undefined ? [] : makeMessages(await this.#makeEvents(missed), seen)
  }

  async #findDeals(dealIds: readonly string[]): Promise<Deal[]> {
    return addSeenBefore({ db: this.#db }, await findDealRows(this.#db, dealIds))
  }

  async #makeEvents(changes: WorkspaceChanges): Promise<DealEvent[]> {
    if (changes === null) return [{ type: 'reload' }]
    const existing = changes.filter(({ isGone }) => !isGone).map(({ dealId }) => dealId)
    const deals = existing.length === 0 ? [] : await this.#findDeals(existing)
    const byId = new Map(deals.map((deal) => [deal.deal_id, deal]))
    return changes.flatMap(({ dealId, isGone }): DealEvent[] => {
      if (isGone) return [{ type: 'deleted', deal_id: dealId }]
      const deal = byId.get(dealId)
      // A deal that was deleted meanwhile comes with the next poll.
      return deal ? [{ type: 'deal', deal }] : []
    })
  }
}

const makeCallerKey = ({ workspaceId, userId }: Caller) => `${workspaceId} ${userId}`

/** Only the last message carries the id: a listener that loses the connection in between gets all of them again. */
function makeMessages(events: readonly DealEvent[], eventId: string): Message[] {
  const last = events.length - 1
  return events.map((event, index) => new ServerEvent(index === last ? eventId : null, event))
}
