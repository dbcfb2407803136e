import { type Kysely, sql } from 'kysely'
import { announcedDays, type Retention } from '#contract/retention.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** When a deal changed last: its memo, its decision, or anything that its activity tells. */
const lastChange = sql<Date>`greatest(deal.updated_at, coalesce(deal.decided_at, deal.updated_at),
  coalesce((select max(at) from deal_activity where deal_activity.deal_id = deal.deal_id), deal.updated_at))`

export async function findRetention(db: Db, workspaceId: string): Promise<Retention> {
  const kept = await db
    .selectFrom('workspace_retention')
    .where('workspace_id', '=', workspaceId)
    .select('months')
    .executeTakeFirst()
  const { announced, next } = await db
    .selectFrom('deal_retention')
    .innerJoin('deal', 'deal.deal_id', 'deal_retention.deal_id')
    .where('deal.workspace_id', '=', workspaceId)
    .select([
      sql<number>`count(*)::int`.as('announced'),
      sql<string | null>`min(deal_retention.delete_on)::text`.as('next'),
    ])
    .executeTakeFirstOrThrow()
  return { months: kept?.months ?? null, announced, next_on: next }
}

/** Sets for how long passed deals are kept; what was announced by another term is so no more. */
export async function storeRetention(db: Db, workspaceId: string, months: Retention['months']): Promise<void> {
  await db
    .deleteFrom('deal_retention')
    .where('deal_id', 'in', (eb) => eb.selectFrom('deal').where('workspace_id', '=', workspaceId).select('deal_id'))
    .execute()
  if (months === null) await db.deleteFrom('workspace_retention').where('workspace_id', '=', workspaceId).execute()
  else
    await db
      .insertInto('workspace_retention')
      .values({ workspace_id: workspaceId, months })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ months }))
      .execute()
}

/** The open workspaces that keep passed deals for a time only. */
export async function listKeeping(db: Db) {
  return db
    .selectFrom('workspace_retention')
    .innerJoin('workspace', 'workspace.workspace_id', 'workspace_retention.workspace_id')
    .where('workspace.closes_at', 'is', null)
    .select(['workspace.workspace_id as workspaceId', 'workspace.name', 'workspace_retention.months'])
    .execute()
}

/** Takes back what was announced of deals that were changed, or decided otherwise, since; of all workspaces or of one. */
export async function forgetChanged(db: Db, workspaceId: string | null = null): Promise<void> {
  await sql`delete from deal_retention using deal where deal.deal_id = deal_retention.deal_id
    and (${workspaceId}::uuid is null or deal.workspace_id = ${workspaceId}::uuid)
    and (deal.verdict <> 'pass' or deal.status = 'in_progress' or ${lastChange} > deal_retention.announced_at)`.execute(
    db,
  )
}

/** The next deal of a workspace whose day has come, of those that an owner was told of. */
export async function findDueDeal(db: Db, workspaceId: string, today: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deal_retention')
    .innerJoin('deal', 'deal.deal_id', 'deal_retention.deal_id')
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal_retention.told_at', 'is not', null)
    .where('deal_retention.delete_on', '<=', sql<Date>`${today}::date`)
    .orderBy('deal_retention.delete_on')
    .select('deal_retention.deal_id')
    .executeTakeFirst()
  return row?.deal_id
}

/** Announces passed deals that go within 30 days or are overdue, the oldest first; returns how many. */
export async function announceDeals(
  db: Db,
  { workspaceId, months, now, limit }: { workspaceId: string; months: number; now: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into deal_retention (deal_id, delete_on, announced_at)
    select deal.deal_id,
      greatest((${lastChange} + make_interval(months => ${months})) at time zone 'utc',
        (${now}::timestamptz + make_interval(days => ${announcedDays})) at time zone 'utc')::date,
      ${now}
    from deal
    where deal.workspace_id = ${workspaceId} and deal.verdict = 'pass' and deal.status <> 'in_progress'
      and ${lastChange} + make_interval(months => ${months}) <= ${now}::timestamptz + make_interval(days => ${announcedDays})
      and not exists (select 1 from deal_retention as known where known.deal_id = deal.deal_id)
    order by deal.updated_at limit ${limit}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Takes back what was announced before a time and of which no owner was told. */
export async function forgetUntold(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('deal_retention').where('told_at', 'is', null).where('announced_at', '<', before).execute()
}

const ofAnnouncement = (workspaceId: string, at: Date) =>
  sql<boolean>`announced_at = ${at} and told_at is null
    and deal_id in (select deal_id from deal where deal.workspace_id = ${workspaceId})`

/** Puts off what was announced at a time and not told yet, so that 30 days are left from now. */
export async function putOffUntold(db: Db, workspaceId: string, at: Date, now: Date): Promise<void> {
  const earliest = sql<string>`greatest(delete_on,
    ((${now}::timestamptz + make_interval(days => ${announcedDays})) at time zone 'utc')::date)`
  await db.updateTable('deal_retention').set({ delete_on: earliest }).where(ofAnnouncement(workspaceId, at)).execute()
}

/** Notes that an owner was told of what was announced at a time. */
export async function noteTold(db: Db, workspaceId: string, at: Date, now: Date): Promise<void> {
  await db.updateTable('deal_retention').set({ told_at: now }).where(ofAnnouncement(workspaceId, at)).execute()
}

/** The deals that were announced at a time, the next one to go first. */
export function listAnnounced(db: Db, workspaceId: string, at: Date): Promise<Array<{ name: string; day: string }>> {
  return db
    .selectFrom('deal_retention')
    .innerJoin('deal', 'deal.deal_id', 'deal_retention.deal_id')
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal_retention.announced_at', '=', at)
    .orderBy('deal_retention.delete_on')
    .orderBy('deal.name')
    .select(['deal.name', sql<string>`deal_retention.delete_on::text`.as('day')])
    .execute()
}

/**
 * Whether a task is to be done on a day, which is noted: true once a day, on one process. Not on the first day of all: what is new has
 * nothing that is old.
 */
export async function beginDay(db: Db, name: string, day: string): Promise<boolean> {
  const begun = await db
    .updateTable('daily_task')
    .set({ day })
    .where('name', '=', name)
    .where('day', '<', sql<Date>`${day}::date`)
    .executeTakeFirst()
  if (begun.numUpdatedRows > 0n) return true
  await db
    .insertInto('daily_task')
    .values({ name, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return false
}
