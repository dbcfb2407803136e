import type { CrmKind, SendingDecision } from '#contract/crm.ts'
import type { Verdict } from '#contract/decisions.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { crmQueue } from './crm-queue.ts'
import { findCrm, noteAsked } from './crm-store.ts'
import { makeKey } from './send-deal.ts'

type Asked = { dealId: string; workspaceId: string; kind: CrmKind; by: string | null; chosen: string | null }

/** Queues the job that sends a deal, in the transaction of what asks for it. */
export async function queueSending(tx: Tx, { workspaceId, ...asking }: Asked): Promise<void> {
  const asked = await noteAsked(tx.db, asking)
  const payload = { dealId: asking.dealId, kind: asking.kind, asked, round: 0 }
  await tx.jobs.send(crmQueue, payload, { key: makeKey(payload), workspaceId })
}

/** Sends a deal that was just decided about, where its workspace says so. */
export async function sendOnDecision(
  tx: Tx,
  { dealId, workspaceId, verdict, by }: { dealId: string; workspaceId: string; verdict: Verdict; by: string },
): Promise<void> {
  const crm = await findCrm(tx.db, workspaceId)
  const sends = crm?.on_decisions.some((one: SendingDecision) => one === verdict)
  if (crm && sends) await queueSending(tx, { dealId, workspaceId, kind: crm.kind, by, chosen: null })
}
