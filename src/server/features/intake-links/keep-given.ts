import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { insertNdaAcceptance, saveVisit } from './intake-links-store.ts'

/** What a member gave to a link that further attempts use too. */
type KeptGiven = { email?: string | undefined; choice?: string | undefined; acceptedNda?: string | undefined }

/** Keeps what a member gave to the link of a deck; an agreement with its text, the member and the time. */
export async function keepGiven(tx: Tx, deckId: string, { email, choice, acceptedNda }: KeptGiven): Promise<void> {
  await saveVisit(tx.db, deckId, { ...(email !== undefined && { email }), ...(choice !== undefined && { choice }) })
  if (acceptedNda === undefined) return
  await insertNdaAcceptance(tx.db, {
    acceptanceId: uuidv7(),
    deckId,
    body: acceptedNda,
    acceptedBy: requireUser(tx),
    at: tx.now(),
  })
}
