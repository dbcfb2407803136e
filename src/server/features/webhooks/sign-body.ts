import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret as Standard Webhooks writes it: 256 random bits in base64 behind its mark. */
export const makeSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/** What is signed. `id` is the event's, `timestamp` the time of this try, in seconds since 1970. */
export type SignedParts = { id: string; timestamp: number; body: string }

/** The headers of Standard Webhooks 1.0.0 for a body: HMAC-SHA256 over id, time and body with the bytes of the secret. */
export function signBody(secret: string, { id, timestamp, body }: SignedParts): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
