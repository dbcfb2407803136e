import type { ModelProvider } from '#contract/language-models.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import type { ScoredDeck } from '../score-memos.ts'
import { makeAnswersFromGold } from './answers-from-gold.ts'
import type { LabelledDeck } from './labelled-decks.ts'
import {
  listShownPages,
  makeAnswerScript,
  makeMemoWithModel,
  makeOfflineMemo,
  startScriptedModel,
} from './scripted-model.ts'
import { toMemo } from './to-memo.ts'

/** A deck as the rules and as a model with the answers of its label read it. `sent`: what went over the wire. */
export type Proved = {
  slug: string
  offline: ScoredDeck
  llm: ScoredDeck
  unphrased: string[]
  result: EngineResult
  sent: Sent
}
/** What went to a model: bytes of requests, and page images. */
export type Sent = { requests: number; bytes: number; pictures: number }

/** Returns a deck's memos, made by the rules and with a model that gives the answers of its label. */
export async function proveDeck({ slug, doc, gold }: LabelledDeck, provider?: ModelProvider): Promise<Proved> {
  const answers = makeAnswersFromGold(gold, doc, listShownPages(doc))
  const model = await startScriptedModel(makeAnswerScript(answers), provider ? { provider } : {})
  const result = await makeMemoWithModel(model, doc)
  const { seen } = model.standIn
  const scored = { slug, gold: answers.scored, pageText: async () => null }
  return {
    slug,
    offline: { ...scored, memo: toMemo(makeOfflineMemo(doc)) },
    llm: { ...scored, memo: toMemo(result) },
    unphrased: answers.unphrased,
    result,
    sent: {
      requests: seen.length,
      bytes: seen.reduce((sum, one) => sum + one.bytes, 0),
      pictures: seen.reduce((sum, one) => sum + one.images, 0),
    },
  }
}
