import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { ticketHeader } from '#contract/memo-links.ts'
import type { Role } from '#contract/roles.ts'
import type { Config } from '../config.ts'
import type { Actor, Ctx, Services } from '../context.ts'
import { AppError, badRequest } from '../errors.ts'
import { answerFailures, sendFailure } from './failures.ts'
import { createReceiver } from './multipart.ts'
import { parseRequest } from './parse.ts'
import { type RedirectAnswer, readCookie, sendRedirect } from './redirect.ts'
import { findActor, makeRequireActor, type RequireActor } from './require-actor.ts'
import {
  type FileAnswer,
  Page,
  type Route,
  type RouteInput,
  type RouteLimit,
  type ServerEvent,
  type WrittenAnswer,
} from './route.ts'
import { EventStreams } from './send-events.ts'
import { sendFile } from './send-file.ts'
import { endUnusedConnections } from './unused-connections.ts'
import { type CallPaths, serveWeb } from './web-files.ts'

/** Adds a page, or a door of its own, which is told of the calls beside it and of the factor on their limits. */
export type AddPage = (
  http: FastifyInstance,
  services: Services,
  beside: Pick<HttpOptions, 'routes' | 'limitFactor'>,
) => void

export type HttpOptions = {
  services: Services
  routes: Route[]
  /** Pages beside the contract's calls. */
  pages: AddPage[]
  /** Whom a token or an API key stands for; null for an unknown or ended one. */
  authenticate: (services: Services, token: string) => Promise<Actor | null>
  /** Which of these sign-ins and API keys still count. */
  findLiving: (services: Services, tokenIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Folder of the built web app. */
  webDir: string
  /** Factor on every rate limit; above 1 it allows more. */
  limitFactor: number
}

const mostJsonBytes = 1_000_000
/** Enough for the largest upload on a slow line; a sender that trickles on is cut off. */
const requestTimeoutMs = 15 * 60_000

/** The web server: every route parsed by its schemas, every failure in the error envelope, the web app beside them. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { services } = options
  const logger: FastifyBaseLogger = services.log
  const http = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostJsonBytes,
    // Rate limits count by the address of a caller, which behind a proxy only the proxy knows.
    trustProxy: makeProxyTrust(services.config.trustProxy),
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void sendFailure(reply, badRequest('Could not read the address.')),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  answerFailures(http)
  readJsonOnly(http)
  await http.register(helmet, makeSecurityHeaders(services.config.appUrl))
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new AppError(429, `Too many attempts. Try again in ${after}.`),
  })
  await http.register(multipart, {
    limits: { files: 1, fields: 20, parts: 21, fieldSize: mostJsonBytes, fileSize: services.config.maxUploadBytes },
  })
  await http.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/json|text\/html)(?:;|$)/,
    // A small body that unpacks to a huge one would pass the limits above.
    globalDecompression: false,
  })
  const streams = new EventStreams((ids) => options.findLiving(services, ids), services.log)
  http.addHook('preClose', async () => streams.endAll())
  endUnusedConnections(http)
  const requireActor = makeRequireActor(http, (token) => options.authenticate(services, token), options.limitFactor)
  for (const route of options.routes) addRoute(http, route, { options, streams, requireActor })
  for (const addPage of options.pages) addPage(http, services, options)
  await serveWeb(http, options.webDir, listCallPaths(options.routes))
  return http
}

/** Fastify itself accepts no number of hops, since it can't know that no caller gets past the proxies. */
function makeProxyTrust(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

type Parts = { options: HttpOptions; streams: EventStreams; requireActor: RequireActor }

function addRoute(http: FastifyInstance, route: Route, { options, streams, requireActor }: Parts): void {
  const { endpoint } = route
  http.route({
    method: endpoint.method,
    url: endpoint.path,
    // Files have ranges of their own bytes, and events go out one by one.
    ...(endpoint.answers === 'file' || endpoint.answers === 'events' ? { compress: false } : {}),
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.answers !== 'events' && endpoint.answers !== 'redirect',
    config: route.limit === undefined ? {} : { rateLimit: makeRateLimit(route.limit, options) },
    handler: async (request, reply) => {
      const actor = await requireActor(request, endpoint)
      const origin = { address: request.ip, agent: request.headers['user-agent'] ?? '' }
      const ctx: Ctx = { ...options.services, actor, origin, needed: findNeededRole(endpoint) }
      const input: RouteInput = {
        ...parseRequest(endpoint, request),
        receive: createReceiver(request, endpoint.body, options.services.config.maxUploadBytes),
        signal: watchLeaving(reply),
        lastEventId: [request.headers['last-event-id']].flat()[0] ?? null,
        ticket: [request.headers[ticketHeader]].flat()[0]?.slice(0, 200) ?? null,
        cookie: (name) => readCookie(request.headers.cookie, name),
      }
      // `route` ties what a handler returns to the endpoint's `answers`.
      if (endpoint.answers === 'events') {
        const events = (signal: AbortSignal) =>
          route.handle(ctx, { ...input, signal }) as AsyncIterable<ServerEvent<unknown>>
        return streams.send(request, reply, { actor, schema: endpoint.response, events })
      }
      const answer = await route.handle(ctx, input)
      if (endpoint.answers === 'file') return sendFile(request, reply, answer as FileAnswer | WrittenAnswer)
      if (endpoint.answers === 'redirect') return sendRedirect(reply, answer as RedirectAnswer)
      return sendJson(reply, endpoint, answer)
    },
  })
}

/** Aborted when the caller leaves before the answer is sent. */
function watchLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

function sendJson(reply: FastifyReply, endpoint: EndpointDefinition, answer: unknown): FastifyReply {
  const page = answer instanceof Page ? answer : null
  const results = endpoint.response.parse(page === null ? answer : page.results)
  reply.code(endpoint.status ?? 200).header('cache-control', 'no-store')
  return reply.send(page === null ? { results } : { results, next: page.next })
}

/** The role that a call needs in a workspace that it reaches; who may call may be decided by it alone. */
function findNeededRole({ access }: EndpointDefinition): Role {
  return access === 'public' || access === 'signed-in' ? 'viewer' : access
}

/** Counts before the body is read, so that a flood costs little; a user counts once, however many tokens they have. */
function makeRateLimit(limit: RouteLimit, options: HttpOptions) {
  return {
    max: limit.max * options.limitFactor,
    timeWindow: limit.window,
    keyGenerator: async (request: FastifyRequest) => {
      const actor =
        limit.by === 'user' ? await findActor(request, (token) => options.authenticate(options.services, token)) : null
      if (actor?.type === 'key') return actor.keyId
      return actor?.type === 'user' ? actor.userId : request.ip
    },
  }
}

/** JSON is the one kind of body beside forms. Clients name it with no body, too, on calls that take none. */
function readJsonOnly(http: FastifyInstance): void {
  http.removeContentTypeParser('text/plain')
  const parseJson = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parseJson(request, body.toString(), done)
  })
}

function listCallPaths(routes: Route[]): CallPaths {
  const patterns = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}?$`),
  }))
  return {
    methodsOf: (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
    folders: new Set(routes.map(({ endpoint }) => endpoint.path.split('/')[1] ?? '')),
  }
}

function makeSecurityHeaders(appUrl: string) {
  const secure = appUrl.startsWith('https:')
  return {
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of menus and page rectangles are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  }
}
