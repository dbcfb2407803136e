import type { DealCrm } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findMemoFields } from '../memos/memos-queries.ts'
import { findCrm, findDealCrm } from './crm-store.ts'
import { readCompanyName } from './crm-values.ts'
import { getDealCrm } from './get-deal-crm.ts'
import { queueSending } from './queue-sending.ts'
import { notReady, unnamed } from './send-deal.ts'

const notConnected = 'No CRM is connected. An owner of the workspace connects one on the Connections page.'
const notOffered = 'This company is not among those that were found. Choose one of them, or a new one.'

/**
 * Queues a deal for its workspace’s CRM. `company` is the one that a person chose of several, or ‘new’. AppError 409 where no CRM is
 * connected, the memo is not ready, or the company’s name not certain.
 */
export async function askToSend(
  ctx: Ctx,
  dealId: string,
  { company }: { company?: string | undefined },
): Promise<DealCrm> {
  const by = requireUser(ctx)
  const { workspaceId } = await requireDeal(ctx, dealId)
  const crm = await findCrm(ctx.db, workspaceId)
  if (!crm) throw conflict(notConnected)
  const memo = await findMemoFields(ctx, dealId)
  if (!memo) throw conflict(notReady)
  const before = await findDealCrm(ctx.db, dealId, crm.kind)
  if (!before?.memory.company && readCompanyName(memo) === null) throw conflict(unnamed)
  const isOffered = company === 'new' || before?.outcome.choices.some(({ id }) => id === company)
  if (company !== undefined && !isOffered) throw invalid({ company: notOffered })
  await inTransaction(ctx, (tx) =>
    queueSending(tx, { dealId, workspaceId, kind: crm.kind, by, chosen: company ?? null }),
  )
  return getDealCrm(ctx, dealId)
}
