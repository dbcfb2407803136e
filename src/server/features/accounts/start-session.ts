import { v7 as uuid } from 'uuid'
import { makeStorable } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../audit/note-audit.ts'
import { keepAccount } from '../closing/keep-account.ts'
import { deleteEndedSessions, insertSession } from './accounts-store.ts'
import { noteNetwork } from './note-network.ts'
import { createToken, hashToken, sessionMs } from './tokens.ts'

/** Browsers call themselves shorter. */
const longestAgent = 300

/**
 * Signs the user in, notes the network that this came from, keeps an account that was to be deleted, and returns the token, which is kept
 * nowhere else.
 */
export async function startSession(tx: Tx, userId: string): Promise<string> {
  const now = tx.now()
  const key = createToken()
  await deleteEndedSessions(tx.db, userId, now)
  await noteNetwork(tx, userId)
  await keepAccount(tx, userId)
  await insertSession(tx.db, {
    token_id: uuid(),
    token_hash: hashToken(key),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + sessionMs),
    agent: makeStorable(tx.origin?.agent ?? '').slice(0, longestAgent),
  })
  await noteAuditOf(tx, { userId, event: 'signed_in', by: { door: 'person', userId } })
  return key
}
