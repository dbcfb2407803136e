import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL server of this machine for one test. */
export type PostgresServer = {
  url: string
  /** Ends the server as `pg_ctl stop` does, every connection with it; the data stays. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Ends it for good. */
  stop: () => Promise<void>
}

/** Folder of PostgreSQL's programs as the tests begin; null on a machine without them. */
export const postgresPrograms: string | null = findPostgres()

/** Makes a database cluster in a temporary folder and serves it on a Unix socket there. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {}
  if (user.uid !== undefined) chownSync(folder, unprivilegedId, unprivilegedId)
  const data = join(folder, 'data')
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], user)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-k', folder]
  const serve = async () => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    for await (const chunk of started.stderr.iterator({ destroyOnReturn: false }))
      if (String(chunk).includes('ready to accept connections')) break
    started.stderr.resume()
    return started
  }
  let server = await serve()
  // Nothing is left running when the process that uses it ends before it is stopped.
  const endWithUs = () => server.kill('SIGQUIT')
  process.on('exit', endWithUs)
  const pause = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    pause,
    resume: async () => {
      server = await serve()
    },
    stop: async () => {
      await pause()
      process.off('exit', endWithUs)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const unprivilegedId = 65_534

/** Folder of PostgreSQL's programs, of the newest version; null on a machine without them. */
export function findPostgres(): string | null {
  const versions = readdirOrNone('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one))
  const installed = versions.map((version) => join('/usr/lib/postgresql', version, 'bin'))
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed]
  return folders.find((folder) => readdirOrNone(folder).includes('initdb')) ?? null
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
