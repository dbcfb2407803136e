import { z } from 'zod'

/** The mailbox that mail is fetched from. */
export type ImapSettings = { host: string; port: number; secure: boolean; user: string; password: string }

/** How mail for the relay addresses of workspaces comes in. */
export type RelaySettings = {
  /** The domain of relay names without one, and of the addresses for founders’ answers; null when none is known. */
  domain: string | null
  /** Where mail is received by SMTP; 0 for nowhere. */
  smtpPort: number
  /** Files of the key and the certificate with which SMTP is encrypted; null leaves it in the clear. */
  tls: { key: string; certificate: string } | null
  imap: ImapSettings | null
  /** Domains whose ARC seals are believed. */
  trustedArc: string[]
}

const domainPattern = /^(?!-)[a-z\d-]+(?:\.[a-z\d-]+)*$/

/** A mail domain in lower case. */
export const relayDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(domainPattern, 'must be a domain without @, such as deals.example.com')

export const trustedArc = z
  .string()
  .default('google.com,microsoft.com')
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()])))
  .refine(
    (domains) => domains.every((domain) => domainPattern.test(domain)),
    'must be domains with commas between them',
  )

const imapWords = 'must look like imaps://user:password@host, with @ in the user name written as %40'

/** An address of a mailbox with its user and password; the ports are 993 and 143 where none is given. */
export const imapUrl = z.string().transform((text, ctx): ImapSettings => {
  const url = URL.parse(text)
  const secure = url?.protocol === 'imaps:'
  if (
    url &&
    (secure || url.protocol === 'imap:') &&
    url.hostname !== '' &&
    url.username !== '' &&
    url.password !== ''
  ) {
    const [user, password] = [url.username, url.password].map(decodePart)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (user !== undefined && password !== undefined)
      return { host, port: Number(url.port) || (secure ? 993 : 143), secure, user, password }
  }
  ctx.addIssue({ code: 'custom', message: imapWords })
  return z.NEVER
})

function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
