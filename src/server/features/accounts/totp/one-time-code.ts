import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a code counts, its digits: what authenticator apps expect unless told otherwise. */
const stepSeconds = 30
const digits = 6

/** The number of the step that a moment is in. */
export const findStep = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a secret for a counter, as RFC 4226 makes it. */
export function makeCode(secret: Uint8Array, counter: number, length = digits): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', secret).update(message).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code this is: the one of `now`, the one before or the one after (RFC 6238); null for none. */
export function findStepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const step = findStep(now)
  return [step, step - 1, step + 1].find((one) => isSame(makeCode(secret, one), code)) ?? null
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as authenticator apps take them: base32 of RFC 4648 without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((part) => base32Letters[Number.parseInt(part.padEnd(5, '0'), 2)]).join('')
}
