import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { getCopiesFolder, getDatabaseFolder, getSocketNote } from './database-folders.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const socketName = 'copy.sock'
/** A name of a folder, which leads to no other one. */
const copyRequest = z.object({ folder: z.string().regex(/^[\w-]+$/) })
const copyAnswer = z.object({ milliseconds: z.number().optional(), error: z.string().optional() })
/** A request is one short line. */
const mostCharacters = 1_000

/**
 * Lets another process of the same user ask for a copy of the embedded database while this one works: a Unix socket in the folder of the
 * database's own, which only that user can enter. Returns what closes it.
 */
export async function openCopyDoor(embedded: EmbeddedPostgres, dataDir: string, log: Log): Promise<() => void> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', (error) => log.warn({ err: error }, 'A request to copy the database broke off.'))
    answer(socket, embedded, dataDir).catch((error: unknown) => {
      log.error({ err: error }, 'Could not copy the database.')
      send(socket, { error: error instanceof Error ? error.message : String(error) })
    })
  })
  server.unref().listen(join(embedded.host, socketName))
  await once(server, 'listening')
  return () => server.close()
}

async function answer(socket: Socket, embedded: EmbeddedPostgres, dataDir: string): Promise<void> {
  const { folder } = copyRequest.parse(JSON.parse(await readShort(socket)))
  const began = performance.now()
  await embedded.copyTo(getCopyPath(dataDir, folder))
  send(socket, { milliseconds: Math.round(performance.now() - began) })
}

async function readShort(socket: Socket): Promise<string> {
  let asked = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    asked += String(chunk)
    if (asked.length > mostCharacters) throw new Error('The request is too long.')
  }
  return asked
}

const send = (socket: Socket, told: z.input<typeof copyAnswer>) => socket.end(JSON.stringify(told))

/** Where a copy goes: into a folder that the asking process has made for itself. */
const getCopyPath = (dataDir: string, folder: string) =>
  join(getCopiesFolder(dataDir), folder, basename(getDatabaseFolder(dataDir)))

/**
 * Asks the running server of a data directory to copy its database into `folder`, which lies in the folder of copies. Returns the path
 * of the copy and for how many milliseconds queries waited. Throws StartError when that server can't be reached or fails.
 */
export async function askForCopy(dataDir: string, folder: string): Promise<{ path: string; milliseconds: number }> {
  const path = getCopyPath(dataDir, basename(folder))
  if (dirname(dirname(path)) !== getCopiesFolder(dataDir)) throw new Error(`${folder} is not a folder for copies.`)
  const socket = await connectToDoor(dataDir)
  socket.end(JSON.stringify({ folder: basename(folder) }))
  const { milliseconds, error } = await readAnswer(socket)
  if (milliseconds === undefined) throw new StartError(`The running server could not copy its database: ${error}.`)
  return { path, milliseconds }
}

async function connectToDoor(dataDir: string): Promise<Socket> {
  try {
    const socket = connect(join(await readFile(getSocketNote(dataDir), 'utf8'), socketName))
    await once(socket, 'connect')
    return socket
  } catch (error) {
    throw new StartError(
      `A server runs on ${dataDir} but can’t be asked for a copy of its database: ${error instanceof Error ? error.message : String(error)}. \
Run this as the same user on the same machine, in the same container.`,
    )
  }
}

/** A server that ends meanwhile leaves no answer, or half of one. */
async function readAnswer(socket: Socket): Promise<z.output<typeof copyAnswer>> {
  try {
    return copyAnswer.parse(JSON.parse(await text(socket)))
  } catch {
    throw new StartError('The running server ended before its database was copied. Run this again.')
  }
}
