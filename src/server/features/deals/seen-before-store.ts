import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SeenBefore } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>
type How = SeenBefore['how']
type Found = { dealId: string; how: How }

/** More deals that look alike than this tell nothing. */
const mostFound = 100
/** Of nearly the same deck, this share of the pages of the longer one is alike. */
const leastShare = 0.6
/** The bits by which the prints of two pages that are alike differ at most. */
const mostBits = 3

/** Lets one transaction at a time compare the deals of a workspace, so that two new deals don't miss each other. */
export async function lockComparison(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspaceId}, 0))`.execute(db)
}

/** Other deals of the workspace that have a file of this deal, or of one of its decks. */
export async function findSameFiles(db: Db, workspaceId: string, dealId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('deck as mine')
    .innerJoin('document as file', 'file.deck_id', 'mine.deck_id')
    .innerJoin('document as twin', 'twin.sha256', 'file.sha256')
    .innerJoin('deck', 'deck.deck_id', 'twin.deck_id')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .where('mine.deal_id', '=', dealId)
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal.deal_id', '!=', dealId)
    .select('deal.deal_id')
    .distinct()
    .limit(mostFound)
    .execute()
  return rows.map(({ deal_id }) => ({ dealId: deal_id, how: 'file' }))
}

/** Other deals of the workspace of which a deck has nearly the same pages as a deck. */
export async function findAlikePages(
  db: Db,
  { workspaceId, dealId, deckId }: { workspaceId: string; dealId: string; deckId: string },
): Promise<Found[]> {
  const withPrint = (ofDeck: RawBuilder<unknown>) =>
    sql`(select count(*) from page where page.deck_id = ${ofDeck} and page.print <> 0)`
  const { rows } = await sql<{ deal_id: string }>`
    with mine as materialized (select page, print from page where deck_id = ${deckId} and print <> 0),
    near as materialized (${sql.join([0, 16, 32, 48].map(selectNear), sql` union all `)}),
    alike as (
      select near.deck_id, count(distinct near.page) as pages from near
      where bit_count((near.print # near.other)::bit(64)) <= ${mostBits} group by near.deck_id
    )
    select distinct deal.deal_id from alike
    join deck on deck.deck_id = alike.deck_id
    join deal on deal.deal_id = deck.deal_id
    where deal.workspace_id = ${workspaceId} and deal.deal_id <> ${dealId}
      and alike.pages >= ${leastShare}::float8
        * greatest((select count(*) from mine), ${withPrint(sql`alike.deck_id`)})
    limit ${mostFound}`.execute(db)
  return rows.map(({ deal_id }) => ({ dealId: deal_id, how: 'pages' }))
}

/** Pages with an equal part of the print that are looked at for one page; more of them are a template's. */
const mostNear = 2_000

/** Pages of which one part of the print is equal, each part by its own index: the limit keeps the planner from scanning all. */
function selectNear(shift: number): RawBuilder<unknown> {
  const part = (table: string) => sql.raw(`((${table}.print >> ${shift}) & 65535)`)
  return sql`select mine.page, mine.print, twin.deck_id, twin.print as other from mine cross join lateral (
    select page.deck_id, page.print from page
    where ${part('page')} = ${part('mine')} and page.print <> 0 limit ${sql.raw(String(mostNear))}
  ) as twin`
}

/** Other deals of the workspace whose memos share a key of the company. */
export async function findSameCompany(
  db: Db,
  { workspaceId, dealId, keys }: { workspaceId: string; dealId: string; keys: readonly string[] },
): Promise<Found[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('memo')
    .innerJoin('deal', 'deal.deal_id', 'memo.deal_id')
    .where(sql<boolean>`memo.company_keys && ${[...keys]}::text[]`)
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal.deal_id', '!=', dealId)
    .select('deal.deal_id')
    .limit(mostFound)
    .execute()
  return rows.map(({ deal_id }) => ({ dealId: deal_id, how: 'company' }))
}

/**
 * Puts what a deal looks like in the place of what it did: of each pair the later deal names the earlier one. Returns the other
 * deals that name this one.
 */
export async function replaceAlike(db: Db, dealId: string, found: readonly Found[]): Promise<string[]> {
  await db
    .deleteFrom('deal_alike')
    .where((eb) => eb.or([eb('deal_id', '=', dealId), eb('earlier_id', '=', dealId)]))
    .execute()
  const naming = new Set<string>()
  for (const { dealId: otherId, how } of found) {
    const { rows } = await sql<{ deal_id: string }>`
      insert into deal_alike (deal_id, earlier_id, how)
      select later.deal_id, earlier.deal_id, ${how} from deal as later, deal as earlier
      where (later.created_at, later.deal_id) > (earlier.created_at, earlier.deal_id)
        and ((later.deal_id = ${dealId} and earlier.deal_id = ${otherId})
          or (later.deal_id = ${otherId} and earlier.deal_id = ${dealId}))
      on conflict do nothing returning deal_id`.execute(db)
    if (rows.some(({ deal_id }) => deal_id === otherId)) naming.add(otherId)
  }
  return [...naming]
}

/** Every deal that deals look like or were said to be the same company as, by the deal that names it. */
export async function findSeen(db: Db, dealIds: readonly string[]) {
  if (dealIds.length === 0) return []
  const { rows } = await sql<SeenRow>`
    with asked as materialized (select unnest(${[...dealIds]}::uuid[]) as deal_id)
    select seen.deal_id, seen.other_id, seen.how, deal.name, deal.created_at, deal.verdict, deal.decided_at,
      (select memo.memo_id from memo where memo.deal_id = deal.deal_id)
    from (
      select alike.deal_id, alike.earlier_id as other_id, alike.how
      from asked join deal_alike as alike on alike.deal_id = asked.deal_id
      left join same_company as said on said.deal_id = least(alike.deal_id, alike.earlier_id)
        and said.other_id = greatest(alike.deal_id, alike.earlier_id)
      where alike.how <> 'company' or said.is_same is distinct from false
      union all select asked.deal_id, said.other_id, 'company'
      from asked join same_company as said on said.deal_id = asked.deal_id and said.is_same
      union all select asked.deal_id, said.deal_id, 'company'
      from asked join same_company as said on said.other_id = asked.deal_id and said.is_same
    ) as seen
    join deal on deal.deal_id = seen.other_id
    order by deal.created_at desc, deal.deal_id desc ${prepared}`.execute(db)
  return rows
}

/** The deals of those ids as they are named, newest first. */
export async function findDealNames(db: Db, dealIds: readonly string[]) {
  if (dealIds.length === 0) return []
  return db
    .selectFrom('deal')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .where('deal.deal_id', 'in', [...dealIds])
    .orderBy('deal.created_at', 'desc')
    .orderBy('deal.deal_id', 'desc')
    .select(['deal.deal_id as other_id', 'deal.name', 'deal.created_at', 'memo.memo_id'])
    .select(['deal.verdict', 'deal.decided_at'])
    .execute()
}

export type SeenRow = {
  deal_id: string
  other_id: string
  how: How
  name: string
  created_at: Date
  memo_id: string
  verdict: Verdict | 'none'
  decided_at: Date | null
}

/** Keeps what a member said of two deals; each pair stands once, the smaller id first. */
export async function storeSameCompany(
  db: Db,
  said: { dealId: string; otherId: string; isSame: boolean; by: string | null; at: Date },
): Promise<void> {
  const [first = '', second = ''] = [said.dealId, said.otherId].map((id) => id.toLowerCase()).sort()
  const saying = { is_same: said.isSame, said_by: said.by, said_at: said.at }
  await db
    .insertInto('same_company')
    .values({ deal_id: first, other_id: second, ...saying })
    .onConflict((conflict) => conflict.columns(['deal_id', 'other_id']).doUpdateSet(saying))
    .execute()
}

/** Counts again how many deals each of some names, in the order of their ids; listeners hear of them. */
export async function countSeen(db: Db, dealIds: readonly string[]): Promise<void> {
  const rows = Map.groupBy(await findSeen(db, dealIds), (row) => row.deal_id)
  for (const dealId of [...new Set(dealIds)].sort()) {
    const seen = new Set(rows.get(dealId)?.map((row) => row.other_id))
    await db.updateTable('deal').set({ seen_count: seen.size }).where('deal_id', '=', dealId).execute()
  }
}

/** The deals that name a deal as seen before. */
export async function findNaming(db: Db, dealId: string): Promise<string[]> {
  const { rows } = await sql<{ deal_id: string }>`
    select deal_id from deal_alike where earlier_id = ${dealId}
    union select other_id from same_company where deal_id = ${dealId} and is_same
    union select deal_id from same_company where other_id = ${dealId} and is_same`.execute(db)
  return rows.map((row) => row.deal_id)
}
