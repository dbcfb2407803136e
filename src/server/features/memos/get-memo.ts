import { type Memo, memoModel } from '#contract/memo.ts'
import { applyEdits } from '#engine/compose/apply-edits.ts'
import { matchFlags } from '#engine/match/match-flags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type AppError, conflict, notFound } from '#server/platform/errors.ts'
import { getLatestUpdate } from '../deals/deals-queries.ts'
import { getDeal } from '../deals/get-deal.ts'
import { listSeenBefore } from '../deals/seen-before-queries.ts'
import { findActiveTemplate } from '../flags/flags-queries.ts'
import { addEnteredReasons } from './add-entered-reasons.ts'
import { parseFaces } from './memo-row.ts'
import { findMemo } from './memos-store.ts'
import { noSuchMemo, requireMemo } from './require-memo.ts'

/**
 * A memo with both faces and its flags; the read face shows what people changed, and the flags follow the workspace's
 * template as it is now. AppError 404 until the memo is made; 409 with the deal when it has failed.
 */
export async function getMemo(ctx: Ctx, memoId: string): Promise<Memo> {
  const { dealId, deckId, workspaceId } = await requireMemo(ctx, memoId)
  const row = await findMemo(ctx.db, memoId)
  if (!row) throw noSuchMemo()
  const faces = parseFaces(row)
  if (!faces) throw await explainMissingMemo(ctx, dealId)
  const validated_response = addEnteredReasons(faces.validated_response)
  const json_response = applyEdits(faces.json_response, validated_response)
  const template = await findActiveTemplate(ctx, workspaceId)
  const matched = template && matchFlags({ validated_response, json_response }, template)
  return {
    id: row.memo_id,
    version: row.version,
    engine: row.engine ?? '',
    created_on: (row.made_at ?? row.created_at).toISOString(),
    deal: { deal_id: dealId, name: row.name },
    source: { url: `${ctx.config.appUrl}/pitch-deck/${deckId}`, pitch_deck_id: deckId },
    additional_data: await getLatestUpdate(ctx, dealId),
    validated_response,
    json_response,
    flags: { green: [], red: [], ...matched, signals: faces.flags.signals },
    founder_candidates: faces.founder_candidates,
    seen_before: await listSeenBefore(ctx, dealId),
    ...(row.model === null ? {} : { model: memoModel.parse(row.model) }),
  }
}

async function explainMissingMemo(ctx: Ctx, dealId: string): Promise<AppError> {
  const deal = await getDeal(ctx, dealId)
  if (deal.status !== 'failed') return notFound('The memo of this deal is not ready yet.')
  return conflict(deal.status_detail || 'The server gave no reason.', deal)
}
