import type { Memo, ValidatedResponse } from '#contract/memo.ts'
import { memoModel } from '#contract/memo-model.ts'
import { applyEdits } from '#engine/compose/apply-edits.ts'
import { matchFlags } from '#engine/match/match-flags.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { getLatestUpdate } from '../deals/deals-queries.ts'
import { listSeenBefore } from '../deals/seen-before-queries.ts'
import { findActiveTemplate } from '../flags/flags-queries.ts'
import { addEnteredReasons } from './add-entered-reasons.ts'
import { type FounderRecord, listFounderIds, listFounders, nameFounders } from './known-founders.ts'
import { parseFaces, parseState, type StoredFaces } from './memo-row.ts'
import { listRemoved, type MemoState } from './memo-state.ts'
import { getFounderName } from './memo-value.ts'
import { findMemo, findMemoIds, type MemoIds, storeFounders } from './memos-store.ts'

/** The memo of a deal as people see it; null until it is made. The caller has checked the access. */
export async function loadMemoOfDeal(ctx: Ctx, dealId: string): Promise<Memo | null> {
  const ids = await findMemoIds(ctx.db, dealId)
  return ids ? loadMemo(ctx, ids) : null
}

/**
 * A memo with both faces and its flags; the read face shows what people changed, and the flags follow the workspace's template as it
 * is now. Null until the memo is made. The caller has checked the access.
 */
export async function loadMemo(ctx: Ctx, { memoId, dealId, deckId, workspaceId }: MemoIds): Promise<Memo | null> {
  const row = await findMemo(ctx.db, memoId)
  const faces = row && parseFaces(row)
  if (!row || !faces) return null
  const { founders, removed } = await readState(ctx, row, faces.validated_response)
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
    founder_candidates: listCandidates(faces),
    founder_ids: listFounderIds(founders),
    removed: listRemoved({ founders, removed }),
    seen_before: row.seen_count === 0 ? [] : await listSeenBefore(ctx, dealId),
    ...(row.model === null ? {} : { model: memoModel.parse(row.model) }),
  }
}

type MemoRow = NonNullable<Awaited<ReturnType<typeof findMemo>>>

/** A memo of an older version gets ids of its founders when it is first read. */
async function readState(ctx: Ctx, row: MemoRow, fields: ValidatedResponse): Promise<MemoState> {
  if (row.founders !== null) return parseState(row, fields)
  await storeFounders(ctx.db, row.memo_id, toJson(nameFounders(fields)))
  const named = await findMemo(ctx.db, row.memo_id)
  return parseState(named ?? row, fields)
}

/** Those who are not among the founders by now. */
function listCandidates({ founder_candidates, validated_response }: StoredFaces): StoredFaces['founder_candidates'] {
  const makeKey = (record: FounderRecord) => makeUnaccentedNameKey(getFounderName(record) ?? '')
  const present = new Set(listFounders(validated_response).map(makeKey))
  return founder_candidates.filter((one) => !present.has(makeKey(one)))
}
