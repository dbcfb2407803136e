import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../context.ts'
import type { Log } from '../log.ts'
import type { ServerEvent } from './route.ts'

/** Seconds between comments that keep an idle stream open through proxies. */
const heartbeatSeconds = 15
/** A listener that takes nothing for so long is cut off, in milliseconds; it learns what it missed when it connects again. */
const usualUnreadMs = 60_000
/** A stream outlives the sign-in that it was opened with by this much at most, in milliseconds. */
const recheckMs = 1_000
/** More than a person looks at; the one that was opened first makes room, since it is the likeliest to be forgotten. */
const mostStreamsPerCaller = 10

type Events = (signal: AbortSignal) => AsyncIterable<ServerEvent<unknown>>
type Stream = { actor: Actor; end: () => void }

/** Which of these sign-ins and API keys still count, by their ids. */
export type FindLiving = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** What a stream sends: the events of a caller, in the shape of the schema. */
export type EventSource = { actor: Actor; schema: z.ZodType; events: Events }

/**
 * The open event streams of one server. They end with the sign-in that they were opened with, wherever that was ended, and
 * when the server stops, which it could not while they last.
 */
export class EventStreams {
  readonly #open = new Set<Stream>()
  readonly #findLiving: FindLiving
  readonly #log: Log
  readonly #unreadMs: number
  readonly #texts = new WeakMap<object, string>()
  #recheck: NodeJS.Timeout | null = null
  #checking: Promise<void> | null = null

  constructor(findLiving: FindLiving, log: Log, unreadMs = usualUnreadMs) {
    this.#findLiving = findLiving
    this.#log = log
    this.#unreadMs = unreadMs
  }

  /**
   * Sends what `events` yields as Server-Sent Events, no faster than the listener reads, until it ends, the listener goes,
   * its sign-in ends, or the server stops; `signal` is aborted then. The answer begins with the first event; rejects with
   * what failed before that. A later failure ends the stream; the listener connects again.
   */
  async send(request: FastifyRequest, reply: FastifyReply, { actor, schema, events }: EventSource): Promise<void> {
    const ended = new AbortController()
    const stream = { actor, end: () => ended.abort() }
    this.#add(stream)
    const out = reply.raw
    out.on('close', stream.end)
    const source = events(ended.signal)[Symbol.asyncIterator]()
    try {
      let next = await source.next()
      openStream(reply)
      const heartbeat = setInterval(() => {
        if (!out.writableNeedDrain) out.write(': still here\n\n')
      }, heartbeatSeconds * 1000)
      try {
        while (!next.done && !ended.signal.aborted) {
          if (!out.write(this.#writeEvent(next.value, schema))) await waitForDrain(out, ended.signal, this.#unreadMs)
          next = await source.next()
        }
      } catch (error) {
        if (!ended.signal.aborted) request.log.error({ err: error }, 'An event stream failed.')
      } finally {
        clearInterval(heartbeat)
        out.end()
      }
    } finally {
      this.#remove(stream)
      await source.return?.()
    }
  }

  endAll(): void {
    for (const stream of this.#open) stream.end()
  }

  #add(stream: Stream): void {
    const caller = getCallerId(stream.actor)
    const [oldest, ...others] = [...this.#open].filter(({ actor }) => getCallerId(actor) === caller)
    if (oldest && others.length + 1 >= mostStreamsPerCaller) {
      this.#remove(oldest)
      oldest.end()
    }
    this.#open.add(stream)
    this.#recheck ??= setInterval(() => {
      // Questions to a database that hangs would only add up.
      this.#checking ??= this.#endSignedOut().finally(() => {
        this.#checking = null
      })
    }, recheckMs)
  }

  #remove(stream: Stream): void {
    this.#open.delete(stream)
    if (this.#open.size > 0 || this.#recheck === null) return
    clearInterval(this.#recheck)
    this.#recheck = null
  }

  /** One question for all streams. While it has no answer they stay: a database that is away ends no sign-in. */
  async #endSignedOut(): Promise<void> {
    try {
      const streams = [...this.#open]
      const tokens = new Set(streams.flatMap(({ actor }) => getTokenId(actor) ?? []))
      if (tokens.size === 0) return
      const living = await this.#findLiving([...tokens])
      for (const { actor, end } of streams) {
        const token = getTokenId(actor)
        if (token !== null && !living.has(token)) end()
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'Could not check open event streams for ended sign-ins.')
    }
  }

  /** Many listeners are sent the same event, which is parsed and written once. */
  #writeEvent({ eventId, event }: ServerEvent<unknown>, schema: z.ZodType): string {
    const id = eventId === null ? '' : `id: ${eventId}\n`
    if (event === null) return `${id}\n`
    const known = typeof event === 'object' ? this.#texts.get(event) : undefined
    const data = known ?? JSON.stringify(schema.parse(event))
    if (known === undefined && typeof event === 'object') this.#texts.set(event, data)
    return `${id}data: ${data}\n\n`
  }
}

/** A person counts once, however many sign-ins they have. */
const getCallerId = (actor: Actor) => (actor.type === 'user' ? actor.userId : getTokenId(actor))
/** The id of what a caller showed. */
function getTokenId(actor: Actor): string | null {
  if (actor.type === 'key') return actor.keyId
  return actor.type === 'user' ? actor.tokenId : null
}

/** Waits until the listener has read what was written, or cuts it off. Rejects when the stream is ended meanwhile. */
async function waitForDrain(out: ServerResponse, ended: AbortSignal, unreadMs: number): Promise<void> {
  const patience = setTimeout(() => out.destroy(), unreadMs)
  try {
    await once(out, 'drain', { signal: ended })
  } finally {
    clearTimeout(patience)
  }
}

function openStream(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...listHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(': open\n\n')
}

/** Headers that hooks have set on the reply, which a hijacked answer would lose. */
function listHeaders(reply: FastifyReply): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value)
  }
  return headers
}
