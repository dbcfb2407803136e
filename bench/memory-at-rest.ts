// Memory of an idle server: node scripts/with-node.cjs bench/memory-at-rest.ts [SECONDS]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const seconds = Number(process.argv[2] ?? 60)

/** Megabytes of a process by a line of its status: VmRSS now, VmHWM at most so far. */
function readMegabytes(pid: string | number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024)
}

/** Starts the server as `npm start` does, with the launcher before it, and looks at both once it has rested. */
async function measure(title: string, dataDir: string): Promise<void> {
  const command = [join(root, 'scripts/with-node.cjs'), '--lean', join(root, 'src/server/main.ts')]
  const launcher = spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: launcher.stdout })) {
    if (line.includes('Firstread is at')) break
  }
  const server = readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8').trim()
  await pause(seconds * 1000)
  const [now, most] = [readMegabytes(server, 'VmRSS'), readMegabytes(server, 'VmHWM')]
  console.log(`${seconds} s after ${title}: ${now} MB resident (${most} MB at most while starting)`)
  console.log(`  the launcher beside it: ${readMegabytes(launcher.pid ?? 0, 'VmRSS')} MB`)
  launcher.kill('SIGTERM')
  await once(launcher, 'exit')
}

const dataDir = mkdtempSync(join(tmpdir(), 'firstread-rest-'))
try {
  await measure('the first start', dataDir)
  await measure('the second start', dataDir)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
