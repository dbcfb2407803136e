import { type Insertable, type Kysely, sql } from 'kysely'
import type { AuditDoor, AuditEvent } from '#contract/audit.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Position } from '#server/platform/http/cursor.ts'

type Db = Kysely<Database>

export async function insertEvents(db: Db, events: Array<Insertable<Database['audit_event']>>): Promise<void> {
  if (events.length > 0) await db.insertInto('audit_event').values(events).execute()
}

/** Drops what was noted before a time, in all workspaces. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('audit_event').where('at', '<', before).execute()
}

/** Puts another detail in place of what some events noted of some subjects. */
export async function replaceDetails(
  db: Db,
  { subjectIds, events }: { subjectIds: readonly string[]; events: readonly AuditEvent[] },
  detail: string,
): Promise<void> {
  if (subjectIds.length === 0) return
  await db
    .updateTable('audit_event')
    .set({ detail })
    .where('subject_id', 'in', [...subjectIds])
    .where('event', 'in', [...events])
    .execute()
}

type Alike = {
  workspaceId: string
  event: AuditEvent
  userId: string | null
  keyId: string | null
  subjectId: string
  detail: string
}

/** Whether the same was noted of a person, or of a key, since a time. */
export async function hasEventSince(db: Db, alike: Alike, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audit_event')
    .where('workspace_id', '=', alike.workspaceId)
    .where('at', '>=', since)
    .where('event', '=', alike.event)
    .where('user_id', 'is not distinct from', alike.userId)
    .where('key_id', 'is not distinct from', alike.keyId)
    .where('subject_id', '=', alike.subjectId)
    .where('detail', '=', alike.detail)
    .select('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The workspaces that a person is in. */
export async function listWorkspaceIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('membership').where('user_id', '=', userId).select('workspace_id').execute()
  return rows.map(({ workspace_id }) => workspace_id)
}

export type EventFilter = {
  events: readonly AuditEvent[] | null
  userId: string | null
  door: AuditDoor | null
  /** What is older is kept no longer. */
  since: Date
}

/** The events of a workspace that a filter leaves, newest first, with the names of those who are still there. */
export function listEventRows(
  db: Db,
  workspaceId: string,
  { events, userId, door, since }: EventFilter,
  { after, limit }: { after: Position | null; limit: number },
) {
  let query = db
    .selectFrom('audit_event as one')
    .leftJoin('app_user as person', 'person.user_id', 'one.user_id')
    .leftJoin('app_user as other', 'other.user_id', 'one.about_user_id')
    .leftJoin('deal', 'deal.deal_id', 'one.deal_id')
    .where('one.workspace_id', '=', workspaceId)
    .where('one.at', '>=', since)
    .orderBy('one.at', 'desc')
    .orderBy('one.event_id', 'desc')
    .limit(limit)
    .selectAll('one')
    .select([
      'deal.name as deal_name',
      fullName('person').as('person_name'),
      fullName('other').as('other_name'),
      'person.email as person_email',
      'other.email as other_email',
    ])
  if (events !== null) query = query.where('one.event', 'in', [...events])
  if (userId !== null) query = query.where('one.user_id', '=', userId)
  if (door !== null) query = query.where('one.door', '=', door)
  if (after !== null)
    query = query.where(sql<boolean>`(one.at, one.event_id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

const fullName = (table: 'person' | 'other') =>
  sql<string>`trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}))`
