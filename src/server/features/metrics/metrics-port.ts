import { createServer, type Server } from 'node:http'
import type { Log } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves `/metrics` on a port of this machine that no other machine reaches. Throws StartError when it is taken. */
export async function openMetricsPort(port: number, read: () => Promise<string>, log: Log): Promise<Server> {
  const server = createServer((request, response) => {
    if (!/^\/metrics\/?$/.test(request.url ?? '')) return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'Could not read the metrics.')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new StartError(`METRICS_PORT=${port} can’t be used. Stop what uses it, or set another one, such as 9464.`),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
