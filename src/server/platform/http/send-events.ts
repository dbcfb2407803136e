import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Marked } from './route.ts'

/** Seconds between comments that keep an idle stream open through proxies. */
const HEARTBEAT_SECONDS = 15
/** A listener that leaves this much unread is cut off; it learns what it missed when it connects again. */
const UNREAD_BYTES = 1_000_000
/** A listener whose token has ended hears nothing of what happens this much later, in milliseconds. */
const RECHECK_MS = 1_000

type Events = (signal: AbortSignal) => AsyncIterable<Marked<unknown>>

/** The open event streams of one server: they end when it stops, which it could not while they last. */
export class EventStreams {
  readonly #open = new Set<AbortController>()

  /**
   * Sends what `events` yields as Server-Sent Events until it ends, the listener goes, or the server stops; `signal` is
   * aborted then. The answer begins with the first event; rejects with what failed before that. A later failure ends
   * the stream, as does `mayListen` with false; the listener connects again.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: z.ZodType,
    events: Events,
    mayListen: () => Promise<boolean>,
  ): Promise<void> {
    const ended = new AbortController()
    this.#open.add(ended)
    const out = reply.raw
    out.on('close', () => ended.abort())
    const source = events(ended.signal)[Symbol.asyncIterator]()
    try {
      let next = await source.next()
      open(reply)
      const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_SECONDS * 1000)
      try {
        let checkedAt = performance.now()
        while (!next.done && !ended.signal.aborted && out.writableLength < UNREAD_BYTES) {
          if (performance.now() - checkedAt > RECHECK_MS) {
            if (!(await mayListen())) break
            checkedAt = performance.now()
          }
          out.write(textOf(next.value, schema))
          next = await source.next()
        }
      } catch (error) {
        if (!ended.signal.aborted) request.log.error({ err: error }, 'An event stream failed.')
      } finally {
        clearInterval(heartbeat)
        out.end()
      }
    } finally {
      this.#open.delete(ended)
      await source.return?.()
    }
  }

  endAll(): void {
    for (const stream of this.#open) stream.abort()
  }
}

function open(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(': open\n\n')
}

function textOf({ mark, event }: Marked<unknown>, schema: z.ZodType): string {
  const id = mark === null ? '' : `id: ${mark}\n`
  return event === null ? `${id}\n` : `${id}data: ${JSON.stringify(schema.parse(event))}\n\n`
}

/** Headers that hooks have set on the reply, which a hijacked answer would lose. */
function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value)
  }
  return headers
}
