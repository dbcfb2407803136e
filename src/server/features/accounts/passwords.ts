import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

/** OWASP's smallest argon2id setting: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagBytes = 32

const derive = promisify(argon2)

const storedHash = z.object({
  memory: z.coerce.number().int(),
  passes: z.coerce.number().int(),
  parallelism: z.coerce.number().int(),
  salt: z.string(),
  tag: z.string(),
})

/** The hash to store: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, salt and tag in unpadded base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', { message: encodePassword(password), nonce: salt, tagLength: tagBytes, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encodeUnpadded(salt)}$${encodeUnpadded(tag)}`
}

/** Whether the password is the one behind `hash`. Without a hash it takes as long and says no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password)
    return false
  }
  const { salt, tag, ...parameters } = readHash(hash)
  const expected = Buffer.from(tag, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  const given = await derive('argon2id', {
    message: encodePassword(password),
    nonce,
    tagLength: expected.length,
    ...parameters,
  })
  return timingSafeEqual(given, expected)
}

function readHash(hash: string) {
  const parts =
    /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>.+)\$(?<tag>.+)$/.exec(hash)
  return storedHash.parse(parts?.groups)
}

/** One person's keyboards give the same letters in different code points. */
const encodePassword = (password: string) => password.normalize('NFKC')

const encodeUnpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
