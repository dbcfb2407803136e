import { Readable } from 'node:stream'
import type { Deal, dealEndpoints } from '#contract/deals.ts'
import type { ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Page, WrittenAnswer } from '#server/platform/http/route.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { listDeals } from '../deals/list-deals.ts'
import { makeFileName } from '../memo-export/document-name.ts'
import { findFieldsOfDeals } from '../memos/memos-queries.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { listDealCsvColumns } from './deal-csv-columns.ts'
import { neutraliseFormula } from './neutralise-formula.ts'
import { byteOrderMark, writeRows } from './write-rows.ts'

type Query = ParsedInput<typeof dealEndpoints.csv>['query']

/** Deals whose memos are in memory at once. */
const atOnce = 50

/** The deals of a workspace that filters leave, as a table; it is written while it is sent, so a long one begins at once. */
export async function exportDeals(ctx: Ctx, query: Query, signal: AbortSignal): Promise<WrittenAnswer> {
  const { workspace_id: workspace, name } = await requireWorkspace(ctx, query.workspace)
  await inTransaction(ctx, (tx) => noteAudit(tx, { workspaceId: workspace, event: 'deals_exported' }))
  const day = ctx.now().toISOString().slice(0, 10)
  return {
    contentType: 'text/csv; charset=utf-8',
    downloadAs: `${makeFileName(name) || 'Workspace'} deals ${day}.csv`,
    write: () => Readable.from(writeDeals(ctx, { ...query, workspace }, signal)),
  }
}

/** The table in parts, its head first. */
export async function* writeDeals(ctx: Ctx, query: Query, signal?: AbortSignal): AsyncGenerator<string> {
  const { with_reasons: withReasons, ...listed } = query
  const columns = listDealCsvColumns(withReasons === 'true')
  yield byteOrderMark + writeRows([columns.map(({ title }) => title)])
  let cursor: string | null = null
  do {
    const part: Page<Deal[]> = await listDeals(ctx, { ...listed, limit: atOnce, ...(cursor !== null && { cursor }) })
    const fields = await findFieldsOfDeals(
      ctx,
      part.results.map(({ deal_id }) => deal_id),
    )
    const rows = part.results.map((deal) => {
      const row = { deal, fields: fields.get(deal.deal_id) ?? null }
      return columns.map(({ read }) => neutraliseFormula(read(row, ctx.config.appUrl)))
    })
    if (rows.length > 0) yield writeRows(rows)
    cursor = part.next
  } while (cursor !== null && !signal?.aborted)
}
