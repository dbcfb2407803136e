import type { SentResponse, ValidatedResponse } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { conflict, invalid, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { getUser } from '../accounts/get-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { touchDeal } from '../deals/deal-status.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { addEnteredReasons } from './add-entered-reasons.ts'
import { describeDeal } from './describe-deal.ts'
import { detectChanges } from './detect-changes.ts'
import { recordFound } from './found-value.ts'
import { getMemo } from './get-memo.ts'
import { parseFaces } from './memo-row.ts'
import { type Author, makeFullName } from './memo-value.ts'
import { insertEdits, lockMemo, storeEditedFields } from './memos-store.ts'
import { noteCompany } from './note-company.ts'
import { noSuchMemo, requireMemo } from './require-memo.ts'

type Saved = { validated_response: ValidatedResponse; version: number }

/**
 * Saves what a person changed in a memo: values and confirmations, each kept in the history. AppError 409 with the
 * newest memo when `version` is not the newest, 422 when fields or founders are not those of the memo.
 */
export async function saveEdits(
  ctx: Ctx,
  memoId: string,
  input: { validated_response: SentResponse; version?: number | undefined },
): Promise<Saved> {
  const { workspaceId } = await requireMemo(ctx, memoId)
  const saved = await inTransaction(ctx, async (tx) => {
    await lockSeenBefore(tx, workspaceId)
    return saveLocked(tx, memoId, input)
  })
  if (saved !== 'stale') return saved
  throw conflict('Someone else has saved this memo in the meantime.', await getMemo(ctx, memoId))
}

async function saveLocked(
  ctx: Tx,
  memoId: string,
  input: { validated_response: SentResponse; version?: number | undefined },
): Promise<Saved | 'stale'> {
  const row = await lockMemo(ctx.db, memoId)
  if (!row) throw noSuchMemo()
  const faces = parseFaces(row)
  if (!faces) throw notFound('The memo of this deal is not ready yet.')
  if (input.version !== undefined && input.version !== row.version) return 'stale'
  const author = await makeAuthor(ctx)
  const changed = detectChanges(faces.validated_response, input.validated_response, author)
  if (!changed) throw invalid({ validated_response: 'The founders are not those of this memo. Reload the memo.' })
  const shown = addEnteredReasons(changed.memo)
  if (changed.changes.length === 0) return { validated_response: shown, version: row.version }
  const version = row.version + 1
  const changedBy = ctx.actor.type === 'user' ? ctx.actor.userId : null
  await storeEditedFields(ctx.db, memoId, { version, validatedResponse: toJson(changed.memo) })
  await describeDeal(ctx, { memoId, dealId: row.deal_id }, { ...faces, validated_response: changed.memo })
  const changes = changed.changes.map((change) => ({ ...change, found: recordFound(faces.validated_response, change) }))
  const { engine, language, deck_id: deckId } = row
  await insertEdits(ctx.db, memoId, { version, changes, engine, language, deckId, changedBy, at: ctx.now() })
  const { workspace_id: workspaceId, deal_id: dealId } = row
  // A corrected name may be that of an earlier deal.
  if (deckId !== null) await noteCompany(ctx, { memoId, dealId, deckId, workspaceId }, changed.memo)
  const fields = changes
    .slice(0, 500)
    .map(({ action, section, field, founder }) => ({ action, section, field, founder }))
  await noteActivity(ctx, { dealId, kind: 'edited', data: { fields } })
  await touchDeal(ctx, dealId)
  return { validated_response: shown, version }
}

async function makeAuthor(ctx: Ctx): Promise<Author> {
  const user = ctx.actor.type === 'user' ? await getUser(ctx, { id: ctx.actor.userId }) : null
  return { by: user && makeFullName(user), on: ctx.now().toISOString() }
}
