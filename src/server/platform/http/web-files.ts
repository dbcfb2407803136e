import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, notFound } from '../errors.ts'
import { sendFailure } from './failures.ts'

const notBuilt = 'The web app is not built yet: run `npm run build:web`, or `npm start`, which does it.'

/** What the calls take up of the addresses. */
export type CallPaths = {
  /** The methods that a path has; none for a path that no call has. */
  methodsOf: (path: string) => string[]
  /** First segments of all calls, such as `api`. */
  folders: ReadonlySet<string>
}

/**
 * Serves the built web app from `webDir`: its files, and its page for every address that is opened and no call has. An
 * address that the app does not know gets the page, too, which shows 'Page Not Found'. What is left is 404, or 405 where
 * the path has other methods.
 */
export async function serveWeb(http: FastifyInstance, webDir: string, calls: CallPaths): Promise<void> {
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
    const methods = calls.methodsOf(getPath(request))
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      return sendFailure(reply, new AppError(405, `${request.method} is not allowed here.`))
    }
    if (!opensAPage(request, calls.folders)) return sendFailure(reply, notFound())
    return built
      ? sendPage(reply, preloads[getFolder(getPath(request))])
      : reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  })
}

/** Styles and scripts by the first part of the address that needs them, as the build lists them; none without that list. */
function readPreloads(file: string): Record<string, string[]> {
  return existsSync(file) ? z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** The app's page. Its files are named with it, so that the browser asks for all of them at once. */
function sendPage(reply: FastifyReply, files: readonly string[] = []): FastifyReply {
  if (files.length > 0) reply.header('link', files.map(writePreload).join(', '))
  return reply.sendFile('index.html', { maxAge: 0, immutable: false })
}

/** With the mode in which the page asks for it, or it would be loaded twice. */
const writePreload = (file: string) =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`

const getPath = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

const getFolder = (path: string) => path.split('/')[1] ?? ''

/**
 * A person's browser asks for HTML by name and gets the page everywhere but under `/api`. A program that takes anything,
 * such as a link preview, gets it outside of the calls; scripts and pictures that are missing stay missing for it.
 */
function opensAPage(request: FastifyRequest, callFolders: ReadonlySet<string>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = getPath(request)
  // What a program looks up there is missing, and a page in its place is none of the answers that it knows.
  if (getFolder(path) === '.well-known') return false
  const accept = request.headers.accept ?? '*/*'
  if (accept.includes('text/html')) return getFolder(path) !== 'api'
  const isFile = getFolder(path) === 'assets' || /\.\w+$/.test(path)
  return /(?:text|\*)\/\*/.test(accept) && !isFile && !callFolders.has(getFolder(path))
}
