import { createHash, randomBytes } from 'node:crypto'

const HOUR = 3_600_000

/** How long a sign-in lasts, and how long a mailed link can be used, by what it does. */
export const SESSION_MS = 30 * 24 * HOUR
export const LINK_MS = { confirm: 24 * HOUR, reset: HOUR, undo: 7 * 24 * HOUR }
/** How long a network is known that a user has signed in from. */
export const KNOWN_NETWORK_MS = 30 * 24 * HOUR
/** A used link still answers this long: mail scanners open links before people do. */
export const USED_LINK_MS = HOUR

/** 256 random bits, fit for a header and an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. Its 256 random bits need no slow hash. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
