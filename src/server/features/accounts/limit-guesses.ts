import { v7 as uuid } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { tooMany } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { makeEmailKey } from './accounts-store.ts'
import {
  countGuesses,
  deleteGuesses,
  deleteOldGuesses,
  insertGuess,
  isKnownNetwork,
  lockGuesses,
} from './guesses-store.ts'
import { getNetwork } from './note-network.ts'
import { hashToken, knownNetworkMs } from './tokens.ts'

const windowMs = 15 * 60_000
const freeGuesses = 5
const longestWaitSeconds = 60

/** What is guessed; each kind counts for itself. */
type Guessed = 'password' | 'code'

/** Stands for the network of a signed-in user who is asked for the password again. */
const signedIn = 'signed in'

/**
 * Runs `verify` on a password, or a code, for the account of an address, unless too many were wrong: then AppError 429 with a wait that
 * doubles. Networks that the account has signed in from count each for itself, all others together, so a stranger slows
 * down strangers only. An address without an account is treated alike.
 */
export async function limitGuesses(
  ctx: Ctx,
  email: string,
  verify: () => Promise<boolean>,
  what: Guessed = 'password',
): Promise<boolean> {
  const now = ctx.now()
  // A right password must not wipe out the wrong codes that came with it.
  const account_hash = hashToken(what === 'password' ? makeEmailKey(email) : `${what} ${makeEmailKey(email)}`)
  const group = await inTransaction(ctx, async (tx) => {
    await lockGuesses(tx.db, account_hash)
    await deleteOldGuesses(tx.db, new Date(now.getTime() - windowMs))
    const network = ctx.actor.type === 'anonymous' ? getNetwork(ctx.actor.address) : signedIn
    const isKnown = await isKnownNetwork(tx.db, email, network, new Date(now.getTime() - knownNetworkMs))
    const one = { account_hash, network, from_known: isKnown || network === signedIn }
    const { count, last } = await countGuesses(tx.db, one, new Date(now.getTime() - windowMs))
    refuse(what, count, last, now)
    // Counted before it is checked, so that many at once are not all the first.
    await insertGuess(tx.db, { guess_id: uuid(), ...one, guessed_at: now })
    return one
  })
  const isRight = await verify()
  if (isRight) await deleteGuesses(ctx.db, group)
  return isRight
}

function refuse(what: Guessed, count: number, last: Date | null, now: Date): void {
  if (count < freeGuesses || last === null) return
  const wait = Math.min(longestWaitSeconds, 2 ** (count - freeGuesses))
  const left = Math.ceil((last.getTime() - now.getTime()) / 1000 + wait)
  if (left <= 0) return
  const seconds = left === 1 ? '1 second' : `${left} seconds`
  const otherWay = what === 'password' ? ', or set a new password' : ''
  throw tooMany(`Too many wrong ${what}s. Try again in ${seconds}${otherWay}.`, left)
}
