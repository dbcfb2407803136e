import { randomInt } from 'node:crypto'
import type { RelaySettings } from '#server/platform/relay-settings.ts'

/** Mail servers may change the case of an address, so a token has one case only. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const tokenLength = 16

/** Returns 16 random characters (80 bits), by which the answer to an email to founders is known. */
export function makeReplyToken(): string {
  return Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * Returns where answers to an email are received, null where none are, or the workspace has no relay: '{name}+{token}@{domain}', the name that of the mailbox
 * which is fetched, else of the workspace's relay.
 */
export function makeReplyAddress(relay: RelaySettings, relayEmail: string, token: string): string | null {
  const { domain, imap, smtpPort } = relay
  if (imap !== null) return makeMailboxAddress(imap.user, domain, token)
  if (domain === null || smtpPort === 0) return null
  const name = relayEmail.split('@')[0] ?? ''
  // The name of a relay may be any text that a person typed.
  return `${/^[\w.-]{1,40}$/.test(name) ? name.toLowerCase() : 'reply'}+${token}@${domain}`
}

/** A mailbox takes what comes to its name with anything behind a plus. */
function makeMailboxAddress(user: string, domain: string | null, token: string): string | null {
  const [name = '', own = domain] = user.toLowerCase().split('@')
  return own === null || !/^[\w.-]+$/.test(name) ? null : `${name}+${token}@${own}`
}

const replyAddress = /^[^@\s]+\+([a-z2-7]{16})@[^@\s]+$/

/** Returns the token of a reply address, null for any other address; the case of its letters does not count. */
export function readReplyToken(address: string): string | null {
  return replyAddress.exec(address.trim().toLowerCase())?.[1] ?? null
}
