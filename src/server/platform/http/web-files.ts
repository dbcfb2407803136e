import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, notFound } from '../errors.ts'
import { sendFailure } from './failures.ts'

const notBuilt = 'The web app is not built yet: run `npm run build:web`, or `npm start`, which does it.'

/**
 * Serves the built web app from `webDir`: its files, and its page for every address that a person opens and no call has.
 * What is left is 404, or 405 where `methodsOf` knows the path by other methods.
 */
export async function serveWeb(
  http: FastifyInstance,
  webDir: string,
  methodsOf: (path: string) => string[],
): Promise<void> {
  const built = existsSync(join(webDir, 'index.html'))
  const preloads = readPreloads(join(webDir, 'preloads.json'))
  if (built) {
    await http.register(staticFiles, {
      root: webDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into these names.
        const forever = path.includes(`${sep}assets${sep}`)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  http.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(pathOf(request))
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      return sendFailure(reply, new AppError(405, `${request.method} is not possible here.`))
    }
    if (!opensAPage(request)) return sendFailure(reply, notFound())
    return built
      ? page(reply, preloads[pathOf(request).split('/')[1] ?? ''])
      : reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  })
}

/** Scripts by the first part of the address that needs them, as the build lists them; none without that list. */
function readPreloads(file: string): Record<string, string[]> {
  return existsSync(file) ? z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** The app's page. Its scripts are named with it, so that the browser asks for all of them at once. */
function page(reply: FastifyReply, scripts: readonly string[] = []): FastifyReply {
  if (scripts.length > 0) reply.header('link', scripts.map((script) => `<${script}>; rel=modulepreload`).join(', '))
  return reply.sendFile('index.html', { maxAge: 0, immutable: false })
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

/**
 * A person's browser asks for HTML by name; scripts and pictures that are missing have to stay missing. The root answers
 * every program, so that whoever looks whether the server is there finds it.
 */
function opensAPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const accepts = path === '/' || (request.headers.accept?.includes('text/html') ?? false)
  return (request.method === 'GET' || request.method === 'HEAD') && accepts && !path.startsWith('/api/')
}
