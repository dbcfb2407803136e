import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilters } from '#contract/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Page, WrittenAnswer } from '#server/platform/http/route.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { neutraliseFormula } from '../deal-csv/neutralise-formula.ts'
import { byteOrderMark, writeRows } from '../deal-csv/write-rows.ts'
import { makeFileName } from '../memo-export/document-name.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listAudit } from './list-audit.ts'
import { noteAudit } from './note-audit.ts'

/** Rows that are in memory at once. */
const atOnce = 500

const columns: Array<{ title: string; read: (entry: AuditEntry) => string }> = [
  { title: 'When (UTC)', read: ({ at }) => at },
  { title: 'Who', read: ({ by }) => by },
  { title: 'Kind', read: ({ door }) => door },
  { title: 'What', read: ({ text }) => text },
  { title: 'Event', read: ({ event }) => event },
  { title: 'Network', read: ({ network }) => network },
  { title: 'User id', read: ({ user_id }) => user_id ?? '' },
  { title: 'Deal id', read: ({ deal_id }) => deal_id ?? '' },
  { title: 'Subject id', read: ({ subject_id }) => subject_id ?? '' },
]

/** The events that the filters leave, as a table, written while it is sent. That it was taken is an event of its own. */
export async function exportAudit(
  ctx: Ctx,
  workspaceId: string,
  filters: AuditFilters,
  signal: AbortSignal,
): Promise<WrittenAnswer> {
  const { name } = await requireMember(ctx, workspaceId)
  await inTransaction(ctx, (tx) => noteAudit(tx, { workspaceId, event: 'audit_exported' }))
  const day = ctx.now().toISOString().slice(0, 10)
  return {
    contentType: 'text/csv; charset=utf-8',
    downloadAs: `${makeFileName(name) || 'Workspace'} audit log ${day}.csv`,
    write: () => Readable.from(writeEvents(ctx, workspaceId, filters, signal)),
  }
}

async function* writeEvents(
  ctx: Ctx,
  workspaceId: string,
  filters: AuditFilters,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([columns.map(({ title }) => title)])
  let cursor: string | null = null
  do {
    const part: Page<AuditEntry[]> = await listAudit(ctx, workspaceId, {
      ...filters,
      limit: atOnce,
      cursor: cursor ?? undefined,
    })
    if (part.results.length > 0)
      yield writeRows(part.results.map((entry) => columns.map(({ read }) => neutraliseFormula(read(entry)))))
    cursor = part.next
  } while (cursor !== null && !signal.aborted)
}
