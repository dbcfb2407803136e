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
 * Returns where answers to an email are received, null where none are: '{name}+{token}@{domain}', the name that of the mailbox
 * which is fetched, else of the workspace's relay.
 */
export function makeReplyAddress(relay: RelaySettings, relayEmail: string, token: string): string | null {
  const mailbox = relay.imap === null ? null : /^([^@+\s]+)@([^@\s]+)$/.exec(relay.imap.user)
  if (mailbox !== null) return `${mailbox[1]}+${token}@${mailbox[2]}`.toLowerCase()
  if (relay.domain === null || relay.smtpPort === 0) return null
  const name = relayEmail.split('@')[0] ?? ''
  // The name of a relay may be any text that a person typed.
  return `${/^[\w.-]{1,40}$/.test(name) ? name.toLowerCase() : 'reply'}+${token}@${relay.domain}`
}

const replyAddress = /^[^@\s]+\+([a-z2-7]{16})@[^@\s]+$/

/** Returns the token of a reply address, null for any other address; the case of its letters does not count. */
export function readReplyToken(address: string): string | null {
  return replyAddress.exec(address.trim().toLowerCase())?.[1] ?? null
}
