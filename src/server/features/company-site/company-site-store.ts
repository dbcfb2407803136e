import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** A reading of a site that is over. */
export type SiteRun = {
  dealId: string
  address: string
  status: 'ok' | 'failed'
  detail: string
  /** JSON of a SiteDoc; null where nothing was read. */
  site: string | null
  at: Date
}

/** Adds a run of a deal; none for a deal that was deleted meanwhile. */
export async function insertRun(db: Db, { dealId, at, ...values }: SiteRun): Promise<void> {
  await db
    .insertInto('company_site_run')
    .columns(['deal_id', 'run', 'address', 'status', 'detail', 'site', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('deal')
        .where('deal.deal_id', '=', dealId)
        .select((row) => [
          'deal.deal_id',
          row
            .selectFrom('company_site_run')
            .where('company_site_run.deal_id', '=', dealId)
            .select((of) => of(of.fn.coalesce(of.fn.max('run'), of.lit(0)), '+', of.lit(1)).as('next'))
            .as('run'),
          row.val(values.address).as('address'),
          row.val(values.status).as('status'),
          row.val(values.detail).as('detail'),
          row.cast<unknown>(row.val(values.site), 'jsonb').as('site'),
          row.cast<Date>(row.val(at), 'timestamptz').as('read_at'),
        ]),
    )
    .execute()
}

/** The runs of a deal, oldest first, without what they read. */
export function listRuns(db: Db, dealId: string) {
  return db
    .selectFrom('company_site_run')
    .select(['run', 'address', 'status', 'detail', 'read_at'])
    .where('deal_id', '=', dealId)
    .orderBy('run')
    .execute()
}

/** What the newest run that succeeded at an address read. */
export function findSite(db: Db, dealId: string, address: string) {
  return db
    .selectFrom('company_site_run')
    .select(['site', 'read_at'])
    .where('deal_id', '=', dealId)
    .where('address', '=', address)
    .where('status', '=', 'ok')
    .orderBy('run', 'desc')
    .executeTakeFirst()
}
