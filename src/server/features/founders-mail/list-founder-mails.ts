import type { FounderMail } from '#contract/founders-mail.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { listMails, parseRefused } from './founders-mail-store.ts'

/** Lists the emails of a deal, newest first. */
export async function listFounderMails(ctx: Ctx, dealId: string): Promise<FounderMail[]> {
  await requireDeal(ctx, dealId)
  const rows = await listMails(ctx.db, dealId)
  return rows.map((row) => ({
    id: row.mail_id,
    kind: row.kind,
    to: row.recipients,
    subject: row.subject,
    body: row.body,
    status: row.status,
    status_detail: row.status_detail,
    refused: parseRefused(row.refused),
    sent_by: { first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
    created_on: row.created_at.toISOString(),
    ended_on: row.ended_at?.toISOString() ?? null,
  }))
}
