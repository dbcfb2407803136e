import type { Readable } from 'node:stream'
import type { AnswerInput, EndpointDefinition, ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '../context.ts'
import type { ByteRange } from '../storage/file-store.ts'
import type { Receive } from './multipart.ts'
import type { RedirectAnswer } from './redirect.ts'

/** What is written while it is sent: its size is not known before, so it has no ranges, and no copy of it is kept. */
export type WrittenAnswer = {
  contentType: string
  write: () => Readable
  downloadAs: string
}

/** A file as an answer. The server adds ranges (206, 416), 304 by `etag`, and HEAD. */
export type FileAnswer = {
  contentType: string
  /** Size of the whole file. */
  bytes: number
  /** Changes whenever the bytes do, such as their SHA-256. */
  etag: string
  open: (range?: ByteRange) => Promise<Readable>
  /** Name for saving; left out for what is shown in the page. */
  downloadAs?: string
  /** Name of a file that a browser may show by itself. */
  showAs?: string
}

/** A list of which more can be had: `next` travels beside `results`. */
export class Page<T> {
  readonly results: T
  readonly next: string | null

  constructor(results: T, next: string | null) {
    this.results = results
    this.next = next
  }
}

/** An event and its id, which the listener sends as Last-Event-ID when it connects again; either may be null. */
export class ServerEvent<T> {
  readonly eventId: string | null
  readonly event: T | null

  constructor(eventId: string | null, event: T | null) {
    this.eventId = eventId
    this.event = event
  }
}

/**
 * What a handler is given: the parsed parts of the request, `receive` for a multipart body, for files and events `signal`,
 * which is aborted when the caller leaves, for events the id of the last one that the listener had, for redirects
 * the request's cookies by name, and the ticket of a memo link where the call takes one.
 */
export type HandlerInput<E extends EndpointDefinition> = (E extends { sends: 'multipart' }
  ? Omit<ParsedInput<E>, 'body'> & { receive: Receive<ParsedInput<E>['body']> }
  : ParsedInput<E>) &
  (E extends { answers: 'file' } ? { signal: AbortSignal } : unknown) &
  (E extends { answers: 'events' } ? { signal: AbortSignal; lastEventId: string | null } : unknown) &
  (E extends { answers: 'redirect' } ? { cookie: (name: string) => string | null } : unknown) &
  (E extends { ticket: true } ? { ticket: string | null } : unknown)

/**
 * What a handler returns. Events end when the iterable does; `signal` tells that the listener has gone. The first one
 * opens the stream, so it should come at once; what fails before it is answered like any other failure.
 */
export type HandlerAnswer<E extends EndpointDefinition> = E extends { answers: 'file' }
  ? Promise<FileAnswer | WrittenAnswer>
  : E extends { answers: 'events' }
    ? AsyncIterable<ServerEvent<AnswerInput<E>>>
    : E extends { answers: 'redirect' }
      ? Promise<RedirectAnswer>
      : Promise<AnswerInput<E> | Page<AnswerInput<E>>>

/** How often one address, or one signed-in user, may call. */
export type RouteLimit = { max: number; window: '1 minute' | '1 hour'; by: 'address' | 'user' }

/** What the server gives to every route, of which an endpoint uses its part. */
export type RouteInput = {
  params: unknown
  query: unknown
  body: unknown
  receive: Receive<unknown>
  signal: AbortSignal
  lastEventId: string | null
  cookie: (name: string) => string | null
  ticket: string | null
}

export type Route = {
  endpoint: EndpointDefinition
  limit: RouteLimit | undefined
  handle: (ctx: Ctx, input: RouteInput) => unknown
}

/** Joins an endpoint of the contract with the verb that answers it. */
export function route<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (ctx: Ctx, input: HandlerInput<E>) => HandlerAnswer<E>,
  options: { limit?: RouteLimit } = {},
): Route {
  return {
    endpoint,
    limit: options.limit,
    // The server parses every request with the schemas of this very endpoint before it calls.
    handle: (ctx, input) => handle(ctx, input as RouteInput & HandlerInput<E>),
  }
}
