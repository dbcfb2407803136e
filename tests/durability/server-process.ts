import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startedFolder } from '../started-folder.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** The server's own address, and where it shows the emails that it does not send. */
export type Addresses = { url: string; outbox: string }

/** A real server process on a data directory, at a port of its own choice. */
export type ServerProcess = {
  /** The server's addresses, once it answers; empty for one that works on jobs only. Rejects with what the process printed when it ends before that. */
  ready: Promise<Addresses>
  /** The exit code and what was printed, once the process has ended by itself or by a kill. */
  ended: Promise<{ code: number | null; printed: string[] }>
  /** Lets the process end by itself. */
  end: () => Promise<void>
  /** Ends the process without any warning, as a power cut would. */
  kill: () => Promise<void>
  /** Asks the process to stop, and waits until it has. */
  stop: () => Promise<void>
}

/** A new data directory as a first start leaves it: to make its database takes seconds of a processor. */
export const openStartedFolder = (): Promise<string> =>
  startedFolder(async (dataDir) => {
    const server = startServer(dataDir)
    await server.ready
    await server.end()
  })

const running = new Set<ChildProcess>()
// Nothing is left running when the test itself fails.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** `settings` come on top of those that every test server has; `user` runs it as another one. */
export function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
): ServerProcess {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', RELAY_SMTP_PORT: '0', LOG_LEVEL: 'warn', ...settings }
  // A server that lives for seconds is over before what V8 compiles again, better, has paid for itself.
  const child = spawn(process.execPath, ['--liftoff-only', main], { env, stdio: ['ignore', 'pipe', 'pipe'], ...user })
  running.add(child)
  const printed: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => printed.push(line))
  const addresses = new Promise<Addresses>((resolve) => {
    let outbox = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      outbox = /Read them at (http\S+)$/.exec(line)?.[1] ?? outbox
      const url = /^Firstread is at (http\S+)$/.exec(line)?.[1]
      if (url) resolve({ url, outbox })
      else if (line.startsWith('Worker started')) resolve({ url: '', outbox })
      else printed.push(line)
    })
  })
  // Closed, and not only ended: all that it printed is there.
  const exited = once(child, 'close').then(() => running.delete(child))
  const refused = exited.then(() => {
    throw new Error(`The server ended before it answered:\n${printed.join('\n')}`)
  })
  const ready = Promise.race([addresses, refused])
  // A server that is killed while it starts is not waited for.
  ready.catch(() => {})
  return {
    ready,
    ended: exited.then(() => ({ code: child.exitCode, printed })),
    end: async () => {
      child.kill('SIGTERM')
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
