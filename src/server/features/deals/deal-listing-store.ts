import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { makeStorable, toJson } from '#server/platform/database/storable.ts'
import type { Listing } from './listing.ts'

type Db = Kysely<Database>

/** As much of founders and one-liner as the search reads. */
const mostTold = 2_000
/** As much of a text as the list is sorted by; an index takes no more than 2,704 bytes of a row. */
const mostSorted = 200

export async function storeListing(db: Db, dealId: string, listing: Listing): Promise<void> {
  const { counts, sector } = listing.listed
  await db
    .updateTable('deal')
    .set({
      is_described: true,
      listed: toJson(listing.listed),
      told: makeStorable(listing.told.slice(0, mostTold)),
      stage_rank: listing.stageRank,
      ask_usd: listing.askUsd,
      sectors: listing.sectors.length === 0 ? ['none'] : listing.sectors,
      sector: makeStorable(sector?.value.toLowerCase().slice(0, mostSorted) ?? ''),
      hq: listing.hq ?? 'none',
      signal_count: listing.signals,
      alarm_count: listing.alarms,
      hidden_count: counts?.hidden ?? 0,
      contradicted_count: counts?.contradicted ?? 0,
      check_count: counts?.to_check ?? -1,
    })
    .where('deal_id', '=', dealId)
    .execute()
}

/** The next deals whose memos are not described, in the order of their ids. */
export async function listUndescribed(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deal')
    .where('is_described', '=', false)
    .orderBy('deal_id')
    .limit(limit)
    .select('deal_id')
    .execute()
  return rows.map((row) => row.deal_id)
}

export async function storeDocumentsCount(db: Db, dealId: string): Promise<void> {
  await sql`update deal set documents_count = (
      select count(*) from deck join document on document.deck_id = deck.deck_id where deck.deal_id = deal.deal_id
    ) where deal_id = ${dealId}`.execute(db)
}

export async function setDescribed(db: Db, dealId: string): Promise<void> {
  await db.updateTable('deal').set({ is_described: true }).where('deal_id', '=', dealId).execute()
}

/** Writes a user's name to some deals that the user added and that have another one; returns to how many. */
export async function renameAdder(db: Db, userId: string, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with named as (
      select lower(trim(concat_ws(' ', first_name, last_name))) as name from app_user where user_id = ${userId}
    ), outdated as (
      select deal.deal_id, named.name from deal, named
      where deal.created_by = ${userId} and deal.added_by <> named.name order by deal.deal_id limit ${limit}
    )
    update deal set added_by = outdated.name from outdated where outdated.deal_id = deal.deal_id`.execute(db)
  return Number(numAffectedRows)
}
