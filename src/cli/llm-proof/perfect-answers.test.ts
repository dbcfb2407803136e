import { describe, expect, it } from 'vitest'
import { listMisses } from '../print-scores.ts'
import { type ScoredDeck, scoreMemos } from '../score-memos.ts'
import { makeAnswersFromGold } from './answers-from-gold.ts'
import { sampleDecks } from './labelled-decks.ts'
import {
  listShownPages,
  makeAnswerScript,
  makeMemoWithModel,
  makeOfflineMemo,
  startScriptedModel,
} from './scripted-model.ts'
import { toMemo } from './to-memo.ts'

describe('answers of perfect facts', () => {
  it('reach the memo: at least 0.97 micro F1 on the samples, and no field loses to the rules alone', async () => {
    const offline: ScoredDeck[] = []
    const llm: ScoredDeck[] = []
    for (const { slug, doc, gold } of await sampleDecks()) {
      const answers = makeAnswersFromGold(gold, doc, listShownPages(doc))
      const result = await makeMemoWithModel(await startScriptedModel(makeAnswerScript(answers)), doc)
      expect(result.model).toMatchObject({ failed: null })
      llm.push({ slug, memo: toMemo(result), gold, pageText: async () => null })
      offline.push({ slug, memo: toMemo(makeOfflineMemo(doc)), gold, pageText: async () => null })
    }
    const scored = await scoreMemos(llm)
    const before = await scoreMemos(offline)
    expect(scored.summary.micro_f1, listMisses(scored.tallies)).toBeGreaterThanOrEqual(0.97)
    expect(scored.summary.micro_f1 ?? 0).toBeGreaterThanOrEqual(before.summary.micro_f1 ?? 1)
  }, 120_000)
})
