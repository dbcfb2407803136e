import type { DeckAnswer } from '#contract/ask-deck.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import { answerSchema } from '#engine/ask/answer-request.ts'
import type { AskInput, FoundInDeck } from '#engine/ask/ask-deck.ts'
import { listFieldPlaces, listProvedFields } from '#engine/ask/citables.ts'
import type { LanguageModel } from '#engine/language-model.ts'
import { unstatedText } from '#engine/reasons/unstated-text.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { explainKept, listUpdatesToRead } from '../deals/deals-queries.ts'
import { loadReading } from '../decks/decks-queries.ts'
import { findActiveModel } from '../language-models/active-model.ts'
import { getMemo } from '../memos/get-memo.ts'
import { requireMemo } from '../memos/require-memo.ts'

/** A person is waiting: at most one long attempt and a short second one. */
const secondsForAnswer = 40
const attempts = 2
const longestWaitMs = 5_000
const doesNotSay = 'The deck does not say.'

/**
 * Answers a question about the deck of a memo: by the workspace's model when it has one and its sentences stand, and with
 * the deck's own passages always. AppError 404 for a memo that isn't the caller's or isn't made.
 */
export async function askMemoDeck(ctx: Ctx, memoId: string, question: string): Promise<DeckAnswer> {
  const { dealId, deckId, workspaceId } = await requireMemo(ctx, memoId)
  const memo = await getMemo(ctx, memoId)
  const doc = await loadReading(ctx, deckId)
  if (!doc) throw notFound('The deck of this memo was deleted.')
  const proved = listProvedFields(memo.validated_response)
  const asked: AskInput = {
    doc,
    updates: await listUpdatesToRead(ctx, dealId),
    deckId,
    question,
    proved,
    fields: listFieldPlaces(memo.validated_response),
  }
  const found = await ctx.asker.find(asked, workspaceId)
  const limits = {
    ...ctx.modelLimits,
    attempts,
    longestWaitMs,
    seconds: Math.min(secondsForAnswer, ctx.modelLimits.seconds),
  }
  // What the memo's own search did not find is not asked of a model: memo and answer would disagree.
  if (found.isUnstated) return answerByPassages(found, unstatedText)
  const kept = await explainKept(ctx, dealId)
  if (kept !== null) return answerByPassages(found, kept)
  const active = await findActiveModel(ctx, workspaceId, { dealId, memoId }, limits)
  return active ? answerByModel(ctx, { model: active.model, workspaceId }, asked, found) : answerByPassages(found)
}

type Answering = { model: LanguageModel; workspaceId: string }

async function answerByModel(
  ctx: Ctx,
  { model, workspaceId }: Answering,
  asked: AskInput,
  found: FoundInDeck,
): Promise<DeckAnswer> {
  try {
    const request = { ...found.request, schema: answerSchema }
    const { text } = await model.ask(request, [], new AbortController().signal)
    const { sentences, dropped } = await ctx.asker.settle(asked, text, workspaceId)
    if (sentences.length > 0) return { answer: sentences, passages: found.passages, engine: model.label }
    const why =
      dropped > 0 ? `${model.label} said nothing that the deck proves.` : `${model.label} found no answer in the deck.`
    return { ...answerByPassages(found, why), engine: model.label }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return answerByPassages(found, error.message)
  }
}

/** The deck's own words, with the reason why no model speaks. */
function answerByPassages({ passages, isUnstated }: FoundInDeck, why?: string): DeckAnswer {
  const parts = [...(why === undefined ? [] : [why]), ...(passages.length === 0 && !isUnstated ? [doesNotSay] : [])]
  const note = parts.length === 0 ? {} : { note: parts.join(' ') }
  return { answer: [], passages, engine: 'offline', ...note }
}
