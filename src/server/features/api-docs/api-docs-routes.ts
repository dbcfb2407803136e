import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/platform/context.ts'
import { scriptPath, writeDocsPage } from './docs-page.ts'
import { makeOpenApiDocument } from './openapi-document.ts'

/** `/openapi.json` and `/docs`: the contract, for machines and for people. Made when first asked for. */
export function addApiDocs(http: FastifyInstance, { config }: Services): void {
  let made: { json: string; html: string } | null = null
  const make = () => {
    const document = makeOpenApiDocument(config.appUrl)
    return { json: JSON.stringify(document), html: writeDocsPage(document) }
  }
  const docs = () => {
    made ??= make()
    return made
  }
  http.get('/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return reply.type('application/json; charset=utf-8').send(docs().json)
  })
  http.get('/docs/', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(docs().html)
  })
  const script = readFileSync(new URL('./try-it.js', import.meta.url))
  http.get(scriptPath, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
