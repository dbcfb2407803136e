import type { Tx } from '#server/platform/in-transaction.ts'
import { replaceDetails } from './audit-store.ts'

/** Takes the addresses of invitations out of what was noted of them, in the transaction that deletes the account they led to. */
export async function forgetInvited(tx: Tx, inviteIds: readonly string[]): Promise<void> {
  await replaceDetails(tx.db, { subjectIds: inviteIds, events: ['invite_made', 'invite_withdrawn'] }, 'a former member')
}
