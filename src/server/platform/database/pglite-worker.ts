import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { copyFolderNow } from './copy-folder-now.ts'
import { openPglite } from './open-pglite.ts'
import { type WorkerAnswer, type WorkerRequest, workerOptions, workerRequest } from './pglite-messages.ts'

const options = workerOptions.parse(workerData)
const say = (message: WorkerAnswer) => parentPort?.postMessage(message)

const database = await openPglite(options)
// The second place is for a client that connects again before the first socket is seen to be closed.
const server = new PGLiteSocketServer({ db: database, path: options.socketPath, maxConnections: 2 })
await server.start()

parentPort?.on('message', (message: unknown) => {
  const request = workerRequest.parse(message)
  answer(request).catch((error: unknown) => say({ type: 'failed', message: String(error) }))
})
say({ type: 'ready' })

async function answer(request: WorkerRequest): Promise<void> {
  if (request.type === 'copy') {
    if (options.dataDir === undefined) throw new Error('A database in memory has no folder to copy.')
    // Between two messages of the protocol: what is not committed yet is undone when the copy is opened, as after a crash.
    copyFolderNow(options.dataDir, request.to)
    say({ type: 'copied' })
    return
  }
  if (request.type === 'dump') {
    const dump = await database.dumpDataDir('none')
    say({ type: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) })
    return
  }
  await server.stop()
  await database.close()
  say({ type: 'closed' })
  parentPort?.close()
}
