import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process on this machine that speaks the S3 protocol, with one empty bucket. */
export type S3Server = {
  /** For STORAGE_URL. */
  url: string
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('./s3-server-process.cjs', import.meta.url))
/** Its lists are paged by tokens of a cipher that Node has by this option only. */
const nodeOptions = ['--no-deprecation', '--openssl-legacy-provider']
/** The one account that it knows. */
const account = 'S3RVER:S3RVER'
const bucket = 'firstread-files'

/** Starts the server on a free port and a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-s3-'))
  const server = spawn(process.execPath, [...nodeOptions, program, folder, bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const endWithUs = () => server.kill('SIGKILL')
  process.on('exit', endWithUs)
  for await (const line of createInterface({ input: server.stdout })) {
    const host = /listening on (\S+)$/.exec(line)?.[1]
    if (host === undefined) continue
    return {
      url: `s3://${account}@${host}/${bucket}?tls=off`,
      stop: async () => {
        server.kill()
        await ended
        process.off('exit', endWithUs)
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  throw new Error('The S3 server ended before it listened.')
}
