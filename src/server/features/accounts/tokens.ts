import { createHash, randomBytes } from 'node:crypto'

const hourMs = 3_600_000

/** How long a sign-in lasts, and how long a mailed link can be used, by what it does. */
export const sessionMs = 30 * 24 * hourMs
export const linkMs = { confirm: 24 * hourMs, reset: hourMs, undo: 7 * 24 * hourMs }
/** How long a network is known that a user has signed in from. */
export const knownNetworkMs = 30 * 24 * hourMs
/** A used link still answers this long: mail scanners open links before people do. */
export const usedLinkMs = hourMs

/** 256 random bits, fit for a header and an address. */
export const createToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. Its 256 random bits need no slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
