import { type Memo, memoModel } from '#contract/memo.ts'
import { applyEdits } from '#engine/compose/apply-edits.ts'
import { matchFlags } from '#engine/match/match-flags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { mostRecentUpdate } from '../deals/deal-status.ts'
import { templateInForce } from '../flags/template-in-force.ts'
import { withEnteredReasons } from './entered-reasons.ts'
import { memberMemo } from './member-memo.ts'
import { parseFaces } from './stored-memo.ts'

/**
 * A memo with both faces and its flags; the read face shows what people changed, and the flags follow the workspace's
 * template as it is now. AppError 404 until the memo is made.
 */
export async function getMemo(ctx: Ctx, memoId: string): Promise<Memo> {
  const row = await memberMemo(ctx, memoId)
  const faces = parseFaces(row)
  if (!faces) throw notFound('The memo of this deal is not made yet.')
  const validated_response = withEnteredReasons(faces.validated_response)
  const json_response = applyEdits(faces.json_response, validated_response)
  const template = await templateInForce(ctx, row.workspace_id)
  const matched = template && matchFlags({ validated_response, json_response }, template)
  return {
    id: row.memo_id,
    version: row.version,
    engine: row.engine ?? '',
    created_on: (row.made_at ?? row.created_at).toISOString(),
    deal: { deal_id: row.deal_id, name: row.name },
    source: { url: `${ctx.config.appUrl}/pitch-deck/${row.deck_id}`, pitch_deck_id: row.deck_id },
    additional_data: await mostRecentUpdate(ctx, row.deal_id),
    validated_response,
    json_response,
    flags: { green: [], red: [], ...matched, signals: faces.flags.signals },
    ...(row.model === null ? {} : { model: memoModel.parse(row.model) }),
  }
}
