import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'

/** Keeps small secrets in the database in a form that only this server can read. */
export type SecretBox = {
  /** The secret, encrypted; `owner` is what it belongs to, and it can't be read as anybody else's. */
  seal: (secret: string, owner: string) => string
  /** The secret again; null when it was sealed with another key, for another owner, or was changed since. */
  open: (sealed: string, owner: string) => string | null
}

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/** A box over AES-256-GCM (NIST SP 800-38D) with a random nonce for each secret. `key`: 32 random bytes or more. */
export function createSecretBox(key: Uint8Array): SecretBox {
  const aesKey = createHash('sha256').update(key).digest()
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', aesKey, iv).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open: (sealed, owner) => {
      const [mark, body = ''] = sealed.split('.')
      const bytes = Buffer.from(body, 'base64url')
      if (mark !== version || bytes.length < ivBytes + tagBytes) return null
      const options = { authTagLength: tagBytes }
      const decipher = createDecipheriv('aes-256-gcm', aesKey, bytes.subarray(0, ivBytes), options)
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

/**
 * The server's box: with SECRET_KEY, or with a key that is made once in the data directory of an embedded database.
 * Null for a database server without SECRET_KEY, since other processes could not read what this one sealed.
 */
export async function openSecrets({ secretKey, databaseUrl, dataDir }: Config): Promise<SecretBox | null> {
  if (secretKey !== null) return createSecretBox(secretKey)
  return databaseUrl === null ? createSecretBox(await loadKey(dataDir)) : null
}

/** The key of a data directory, which is made where there is none yet. */
export async function loadKey(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'secret.key')
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`Could not read ${path}: ${error.message}.`)
  })
  if (stored !== null) {
    const key = Buffer.from(stored.trim(), 'hex')
    if (key.length >= 32) return key
    throw new StartError(`${path} is damaged. Restore it from a backup, or delete it and enter the stored keys again.`)
  }
  const key = randomBytes(32)
  await mkdir(dataDir, { recursive: true })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${key.toString('hex')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return key
}
