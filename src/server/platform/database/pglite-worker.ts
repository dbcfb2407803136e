import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openPglite } from './open-pglite.ts'
import { type WorkerAnswer, workerOptions, workerRequest } from './pglite-messages.ts'

const options = workerOptions.parse(workerData)
const say = (message: WorkerAnswer) => parentPort?.postMessage(message)

const database = await openPglite(options)
// The second place is for a client that connects again before the first socket is seen to be closed.
const server = new PGLiteSocketServer({ db: database, path: options.socketPath, maxConnections: 2 })
await server.start()

parentPort?.on('message', (message: unknown) => {
  const request = workerRequest.parse(message)
  answer(request.type).catch((error: unknown) => say({ type: 'failed', message: String(error) }))
})
say({ type: 'ready' })

async function answer(request: 'dump' | 'close'): Promise<void> {
  if (request === 'dump') {
    const dump = await database.dumpDataDir('none')
    say({ type: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) })
    return
  }
  await server.stop()
  await database.close()
  say({ type: 'closed' })
  parentPort?.close()
}
