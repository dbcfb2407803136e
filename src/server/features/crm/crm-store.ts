import { type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { type CrmKind, type CrmSettings, crmEndpoints } from '#contract/crm.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { written } from './fill-fields.ts'

type Db = Kysely<Database>

const { shape } = crmEndpoints.get.response
const settings = z.object({ list: shape.list, mapping: shape.mapping, currency: shape.currency })

export type StoredCrm = Pick<CrmSettings, 'list' | 'mapping' | 'currency' | 'on_decisions'> & {
  kind: CrmKind
  sealedKey: string
}

/** The CRM of a workspace; undefined without one. */
export async function findCrm(db: Db, workspaceId: string): Promise<StoredCrm | undefined> {
  const row = await db
    .selectFrom('workspace_crm')
    .where('workspace_id', '=', workspaceId)
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  return { ...settings.parse(row), kind: row.kind, sealedKey: row.sealed_key, on_decisions: row.on_decisions }
}

export async function putCrm(
  db: Db,
  workspaceId: string,
  crm: StoredCrm,
  saved: { by: string; at: Date },
): Promise<void> {
  const values = {
    kind: crm.kind,
    sealed_key: crm.sealedKey,
    list: crm.list === null ? null : toJson(crm.list),
    mapping: toJson(crm.mapping),
    currency: crm.currency,
    on_decisions: crm.on_decisions,
    saved_by: saved.by,
    saved_at: saved.at,
  }
  await db
    .insertInto('workspace_crm')
    .values({ workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute()
}

/** Returns the kind of what was removed; undefined where there was none. */
export async function removeCrm(db: Db, workspaceId: string): Promise<CrmKind | undefined> {
  const row = await db
    .deleteFrom('workspace_crm')
    .where('workspace_id', '=', workspaceId)
    .returning('kind')
    .executeTakeFirst()
  return row?.kind
}

/** What stands in a CRM of one deal: kept before and after each call that makes something there. */
const crmMemory = z.object({
  /** The account of the CRM in which all of it stands; null before the first sending. */
  account: z.string().nullable().default(null),
  company: z.object({ id: z.string(), url: z.string() }).nullable(),
  /** What was about to be created, and the companies that were there already. */
  creating: z.object({ name: z.string(), domain: z.string().nullable(), known: z.array(z.string()) }).nullable(),
  /** The company that a person chose, or ‘new’. */
  chosen: z.string().nullable(),
  note: z.string().nullable(),
  written,
})
export type CrmMemory = z.output<typeof crmMemory>
export const emptyMemory: CrmMemory = {
  account: null,
  company: null,
  creating: null,
  chosen: null,
  note: null,
  written: {},
}

/** What the last attempt has to tell a person. */
const crmOutcome = crmEndpoints.state.response.pick({ left: true, choices: true })
export type CrmOutcome = z.output<typeof crmOutcome>
const nothingToTell: CrmOutcome = { left: [], choices: [] }

type Row = Selectable<Database['deal_crm']>
export type DealCrmRow = Omit<Row, 'memory' | 'outcome'> & { memory: CrmMemory; outcome: CrmOutcome }

export async function findDealCrm(db: Db, dealId: string, kind: CrmKind): Promise<DealCrmRow | undefined> {
  const row = await db
    .selectFrom('deal_crm')
    .where('deal_id', '=', dealId)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst()
  return row && { ...row, memory: crmMemory.parse(row.memory), outcome: crmOutcome.parse(row.outcome) }
}

type Asked = { dealId: string; kind: CrmKind; by: string | null; chosen: string | null }

/** Notes that a deal is to be sent, and returns how often it was asked for by now. What stands there is kept. */
export async function noteAsked(db: Db, { dealId, kind, by, chosen }: Asked): Promise<number> {
  const row = await db
    .insertInto('deal_crm')
    .values({
      deal_id: dealId,
      kind,
      status: 'queued',
      asked: 1,
      asked_by: by,
      detail: '',
      sent_at: null,
      memory: toJson({ ...emptyMemory, chosen }),
      outcome: toJson(nothingToTell),
    })
    .onConflict((conflict) =>
      conflict.columns(['deal_id', 'kind']).doUpdateSet({
        status: 'queued',
        asked: sql`deal_crm.asked + 1`,
        asked_by: by,
        detail: '',
        ...(chosen !== null && { memory: sql<string>`deal_crm.memory || ${toJson({ chosen })}::jsonb` }),
      }),
    )
    .returning('asked')
    .executeTakeFirstOrThrow()
  return row.asked
}

/** Keeps what stands there of a deal. */
export async function storeMemory(db: Db, dealId: string, kind: CrmKind, memory: CrmMemory): Promise<void> {
  await db
    .updateTable('deal_crm')
    .set({ memory: toJson(memory) })
    .where('deal_id', '=', dealId)
    .where('kind', '=', kind)
    .execute()
}

export async function storeMakingUntil(db: Db, dealId: string, kind: CrmKind, until: Date | null): Promise<void> {
  await db
    .updateTable('deal_crm')
    .set({ making_until: until })
    .where('deal_id', '=', dealId)
    .where('kind', '=', kind)
    .execute()
}

type Ended = { status: 'queued' | 'sent' | 'failed' | 'asks'; detail: string; outcome?: Partial<CrmOutcome>; at?: Date }

/** Notes how a sending goes on or ended, unless it was asked for once more since. Returns whether it was noted. */
export async function noteSending(
  db: Db,
  { dealId, kind, asked }: { dealId: string; kind: CrmKind; asked: number },
  { status, detail, outcome, at }: Ended,
): Promise<boolean> {
  const row = await db
    .updateTable('deal_crm')
    .set({
      status,
      detail,
      outcome: toJson({ ...nothingToTell, ...outcome }),
      ...(at && { sent_at: at }),
    })
    .where('deal_id', '=', dealId)
    .where('kind', '=', kind)
    .where('asked', '=', asked)
    .returning('deal_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sendings of all workspaces that wait or run. */
export function listQueued(db: Db) {
  return db
    .selectFrom('deal_crm')
    .innerJoin('deal', 'deal.deal_id', 'deal_crm.deal_id')
    .where('deal_crm.status', '=', 'queued')
    .select(['deal_crm.deal_id as dealId', 'deal_crm.kind', 'deal_crm.asked', 'deal.workspace_id as workspaceId'])
    .execute()
}

/** The workspace of a deal, whether it is closed, and the memo’s id; undefined when the deal was deleted. */
export async function findDealPlace(db: Db, dealId: string) {
  const row = await db
    .selectFrom('deal')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .innerJoin('workspace', 'workspace.workspace_id', 'deal.workspace_id')
    .where('deal.deal_id', '=', dealId)
    .select(['deal.workspace_id', 'workspace.closes_at', 'memo.memo_id'])
    .executeTakeFirst()
  return row && { workspaceId: row.workspace_id, isClosed: row.closes_at !== null, memoId: row.memo_id }
}

/** Whether a person of the workspace has had a deal sent to a CRM. */
export async function hasSentAny(db: Db, workspaceId: string, kind: CrmKind): Promise<boolean> {
  const row = await db
    .selectFrom('deal_crm')
    .innerJoin('deal', 'deal.deal_id', 'deal_crm.deal_id')
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal_crm.kind', '=', kind)
    .where('deal_crm.sent_at', 'is not', null)
    .select('deal_crm.deal_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
