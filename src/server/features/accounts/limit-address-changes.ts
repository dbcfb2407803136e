import { tooMany } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { makeEmailKey } from './accounts-store.ts'
import {
  deleteAddressChanges,
  insertAddressChange,
  listChangesOfUser,
  listChangesToAddress,
  lockAddressChanges,
} from './address-changes-store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const mostInAnHour = 3
const mostInADay = 10

/** Counts a change of address that is asked for. Throws AppError 429 when the user or the address had too many. */
export async function limitAddressChanges(tx: Tx, userId: string, email: string): Promise<void> {
  const now = tx.now()
  await lockAddressChanges(tx.db)
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const today = await listChangesOfUser(tx.db, userId, ago(dayMs))
  refuse(
    today,
    mostInADay,
    dayMs,
    now,
    (when) => `You asked for ten changes of your email address. Try again in ${when}.`,
  )
  const lately = today.filter((at) => at > ago(hourMs))
  refuse(
    lately,
    mostInAnHour,
    hourMs,
    now,
    (when) => `You asked for three changes of your email address. Try again in ${when}.`,
  )
  const there = await listChangesToAddress(tx.db, makeEmailKey(email), ago(hourMs))
  refuse(
    there,
    mostInAnHour,
    hourMs,
    now,
    (when) => `This address was sent three emails within an hour. Try again in ${when}, or use another one.`,
  )
  await deleteAddressChanges(tx.db, ago(dayMs))
  await insertAddressChange(tx.db, userId, makeEmailKey(email), now)
}

/** `newest` first: the one that has to leave the window before another one fits is the last that counts. */
function refuse(newest: Date[], most: number, window: number, now: Date, message: (when: string) => string): void {
  const blocking = newest[most - 1]
  if (blocking === undefined) return
  const seconds = Math.ceil((blocking.getTime() + window - now.getTime()) / 1000)
  throw tooMany(message(describeWait(seconds)), seconds)
}

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 60) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
