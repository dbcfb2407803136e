import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { toStorageFailure } from '../storage/storage-failure.ts'
import type { Mailer } from './mailer.ts'
import { makeMessage } from './make-message.ts'

/** Returns the folder of saved emails, for servers without SMTP_URL; the newest name sorts last. */
export const getOutboxDir = (dataDir: string) => join(dataDir, 'outbox')

/** Writes every mail as an .eml file instead of sending it. */
export async function openOutbox(folder: string, from: string): Promise<Mailer> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let last = 0
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(makeMessage(mail, from))
      // Two emails of one millisecond keep their order.
      last = Math.max(Date.now(), last + 1)
      const stamp = new Date(last).toISOString().replace(/[-:]/g, '')
      await writeWhole(join(folder, `${stamp}-${randomBytes(3).toString('hex')}.eml`), message as Buffer)
      return { refused: [] }
    },
    close: () => composer.close(),
  }
}

/** Writes a file whole or not at all. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw toStorageFailure(error, 'the email')
  }
}

/** Reads the newest emails of the folder, oldest first. */
export async function readOutbox(folder: string, newest: number): Promise<Array<{ name: string; eml: Buffer }>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.slice(-newest).map(async (name) => ({ name, eml: await readFile(join(folder, name)) })))
}
