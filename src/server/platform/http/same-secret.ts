import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether a caller has given the secret. Takes the same time for every wrong one, whatever its length. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash(given), hash(secret))
}
