import { v7 as uuid } from 'uuid'
import type { AuditDoor, AuditEvent } from '#contract/audit.ts'
import { findCaller, findCallingKey } from '#server/platform/caller.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { getNetwork } from '../accounts/note-network.ts'
import { insertEvents, listWorkspaceIdsOf } from './audit-store.ts'

type Noting = Pick<Tx, 'db' | 'now' | 'actor' | 'origin'>

type Noted = {
  event: AuditEvent
  dealId?: string
  /** The person it is about, where that is not who did it. */
  aboutUserId?: string
  /** What else it is about: a key, a link, an invitation. */
  subjectId?: string
  /** A name of a key, a role, an address of an invitation; never what decks, memos, comments or emails say. */
  detail?: string
  /** Who did it; the caller where it is left out. */
  by?: { door: AuditDoor; userId: string | null }
}

const longestDetail = 200

/**
 * Notes what was done in a workspace, in the transaction that does it: both stand or neither does. Takes the caller, the time and the
 * network from the context.
 */
export async function noteAudit(tx: Noting, { workspaceId, ...noted }: Noted & { workspaceId: string }): Promise<void> {
  await noteIn(tx, [workspaceId], noted)
}

/** Notes what was done with an account, in each workspace that its person is in. */
export async function noteAuditOf(tx: Noting, { userId, ...noted }: Noted & { userId: string }): Promise<void> {
  await noteIn(tx, await listWorkspaceIdsOf(tx.db, userId), noted)
}

async function noteIn(tx: Noting, workspaceIds: readonly string[], noted: Noted): Promise<void> {
  if (workspaceIds.length === 0) return
  const at = tx.now()
  const values = {
    ...describeCaller(tx, noted.by),
    at,
    event: noted.event,
    network: tx.origin === undefined ? '' : getNetwork(tx.origin.address),
    deal_id: noted.dealId ?? null,
    about_user_id: noted.aboutUserId ?? null,
    subject_id: noted.subjectId ?? null,
    detail: (noted.detail ?? '').slice(0, longestDetail),
  }
  await insertEvents(
    tx.db,
    workspaceIds.map((workspace_id) => ({ event_id: uuid(), workspace_id, ...values })),
  )
}

const doors = { user: 'person', key: 'key', job: 'job', anonymous: 'visitor' } as const

function describeCaller(tx: Noting, by: Noted['by']) {
  const { actor } = tx
  return {
    door: by?.door ?? doors[actor.type],
    user_id: by === undefined ? findCaller(tx) : by.userId,
    key_id: actor.type === 'key' ? actor.keyId : null,
    key_name: findCallingKey(tx),
  }
}
