import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { GoogleSettings } from '#server/platform/config.ts'

/** Seconds that a person may take at Google. */
export const attemptSeconds = 600

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  /** The PKCE secret, whose hash Google was given. */
  verifier: z.string(),
  /** What the page that started the sign-in knows it by. */
  handover: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
})

/** One sign-in on its way through Google. It travels in a cookie, so that only the browser that began it can end it. */
export type GoogleAttempt = z.output<typeof attempt>

const ivBytes = 12
const tagBytes = 16

/** The processes of one installation share this key, and no one else knows it. */
const deriveKey = (google: GoogleSettings) =>
  Buffer.from(hkdfSync('sha256', google.clientSecret, google.clientId, 'firstread google attempt', 32))

/** The attempt as a cookie value that can be neither read nor altered: AES-256-GCM, base64url. */
export function sealAttempt(google: GoogleSettings, content: GoogleAttempt): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(google), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The attempt of a cookie value; null when it is not one of ours or has expired. */
export function openAttempt(google: GoogleSettings, value: string, now: Date): GoogleAttempt | null {
  const bytes = Buffer.from(value, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(google), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    const content = attempt.parse(JSON.parse(text.toString()))
    return content.expires > now.getTime() ? content : null
  } catch {
    // Cut, altered, or sealed with the secret of other settings.
    return null
  }
}
