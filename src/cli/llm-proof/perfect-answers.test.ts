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
  it('reach the memo, topics too, and no field loses to the rules alone', async () => {
    const offline: ScoredDeck[] = []
    const llm: ScoredDeck[] = []
    const unphrased: string[] = []
    for (const { slug, doc, gold } of await sampleDecks()) {
      const answers = makeAnswersFromGold(gold, doc, listShownPages(doc))
      const result = await makeMemoWithModel(await startScriptedModel(makeAnswerScript(answers)), doc)
      const scored = { slug, gold: answers.scored, pageText: async () => null }
      expect(result.model).toMatchObject({ failed: null })
      unphrased.push(...answers.unphrased)
      llm.push({ ...scored, memo: toMemo(result) })
      offline.push({ ...scored, memo: toMemo(makeOfflineMemo(doc)) })
    }
    const { summary, tallies } = await scoreMemos(llm)
    const before = (await scoreMemos(offline)).summary
    expect(unphrased).toEqual([])
    expect(summary.micro_f1, listMisses(tallies)).toBeGreaterThanOrEqual(Math.max(0.98, before.micro_f1 ?? 1))
    expect(summary.micro_precision, listMisses(tallies)).toBeGreaterThanOrEqual(0.985)
    expect(summary.facts_f1, listMisses(tallies)).toBeGreaterThanOrEqual(0.95)
  }, 120_000)
})
