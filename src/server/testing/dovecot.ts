import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { ImapSettings } from '#server/platform/relay-settings.ts'
import { findDovecot } from '#server/testing/find-dovecot.ts'
import { findFreePort } from '#server/testing/free-port.ts'

/** The machine's Dovecot; null where there is none, and no test of it can run. */
export const dovecotProgram = findDovecot()

/** A real IMAP server for one test, with one mailbox. */
export type Dovecot = {
  imap: ImapSettings
  /** Puts a whole mail into the mailbox, as its mail server does. */
  deliver: (raw: string | Buffer) => Promise<void>
  /** The subjects of the emails there with their flags, oldest first. */
  list: () => Promise<Array<{ subject: string; flags: string[] }>>
  /** Ends the server, and starts it again on the same mailbox and port. */
  stop: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

const password = 'only-for-this-test'
/** Dovecot opens no mailbox as root. */
const unprivilegedId = 65_534
const longestStartMs = 20_000

/** Starts Dovecot on a folder and a port of its own, with the mailbox of `user`. */
export async function startDovecot(user: string): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-dovecot-'))
  const port = await findFreePort()
  const imap = { host: '127.0.0.1', port, secure: false, user, password }
  const config = join(folder, 'dovecot.conf')
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'mail'))
  // Its own processes have other users where it is started by root.
  await chmod(join(folder, 'mail'), 0o777)
  await writeFile(config, writeConfig(folder, port))
  let server: ChildProcess | null = null
  const start = async () => {
    server = spawn(dovecotProgram ?? 'dovecot', ['-F', '-c', config], { stdio: 'ignore' })
    await untilListening(port, () => readFile(join(folder, 'log'), 'utf8'))
  }
  const stop = async () => {
    if (server === null || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  await start()
  const remove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    imap,
    start,
    stop,
    remove,
    deliver: (raw) => useMailbox(imap, async (client) => void (await client.append('INBOX', Buffer.from(raw)))),
    list: () => useMailbox(imap, listMails),
  }
}

function writeConfig(folder: string, port: number): string {
  const isRoot = process.getuid?.() === 0
  const own = userInfo()
  const [uid, gid] = isRoot ? [unprivilegedId, unprivilegedId] : [own.uid, own.gid]
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
${isRoot ? '' : `default_internal_user = ${own.username}\ndefault_login_user = ${own.username}\ndefault_internal_group = ${gid}`}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

async function untilListening(port: number, readLog: () => Promise<string>): Promise<void> {
  const end = performance.now() + longestStartMs
  while (!(await isListening(port))) {
    if (performance.now() > end) throw new Error(`Dovecot did not start: ${await readLog().catch(() => 'no log')}`)
    await pause(50)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('error', () => resolve(false))
    // The greeting comes once the server can answer.
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('close', () => resolve(false))
  })
}

async function useMailbox<T>(imap: ImapSettings, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const { host, port, secure, user } = imap
  const client = new ImapFlow({ host, port, secure, auth: { user, pass: imap.password }, logger: false })
  await client.connect()
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

async function listMails(client: ImapFlow): Promise<Array<{ subject: string; flags: string[] }>> {
  await client.mailboxOpen('INBOX', { readOnly: true })
  const emails: Array<{ subject: string; flags: string[] }> = []
  for await (const { envelope, flags } of client.fetch('1:*', { envelope: true, flags: true }))
    emails.push({
      subject: envelope?.subject ?? '',
      flags: [...(flags ?? [])].filter((flag) => flag !== '\\Recent').sort(),
    })
  return emails
}
