import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listMisses } from '../print-scores.ts'
import { type ScoredDeck, scoreMemos } from '../score-memos.ts'
import { type LabelledDeck, readLabelledDecks } from './labelled-decks.ts'
import { readRecorded, replayAnswers } from './recorded-answers.ts'
import { makeOfflineMemo } from './scripted-model.ts'
import { toMemo } from './to-memo.ts'

const samples = join(import.meta.dirname, '../../../samples')

/** What the recorded answers reached when they were written; less says that answers get lost on their way. */
const leastF1 = 0.98
const leastPrecision = 0.97
const leastProvedRight = 0.97
const leastKeyFacts = 0.98
/** Of the sentences as they were written, the share that stands. */
const leastSentences = 0.85

let decks: LabelledDeck[]
beforeAll(async () => {
  const recorded = new Set(await readdir(join(samples, 'answers')))
  decks = await readLabelledDecks([join(samples, 'pdf'), join(samples, 'pptx')], join(samples, 'gold'), {
    wanted: (slug) => recorded.has(slug),
  })
})

describe('answers as a reader wrote them', () => {
  it('are each asked for once, leave no request without its answer, and make memos that are as right as then', async () => {
    const llm: ScoredDeck[] = []
    const offline: ScoredDeck[] = []
    let sentences = 0
    let dropped = 0
    for (const { slug, doc, gold } of decks) {
      const recorded = await readRecorded(join(samples, 'answers', slug))
      const { result, missing, unused } = await replayAnswers(doc, recorded)
      expect({ slug, missing, unused }).toEqual({ slug, missing: [], unused: [] })
      expect(result.model).toMatchObject({ failed: null })
      sentences += (recorded.get('synthesise') ?? '').split('"text"').length - 1
      dropped += result.model?.droppedSentences ?? 0
      llm.push({ slug, gold, memo: toMemo(result), pageText: async () => null })
      offline.push({ slug, gold, memo: toMemo(makeOfflineMemo(doc)), pageText: async () => null })
    }
    const { summary, tallies } = await scoreMemos(llm)
    const before = (await scoreMemos(offline)).summary
    expect(summary.micro_f1 ?? 0, listMisses(tallies)).toBeGreaterThanOrEqual(Math.max(leastF1, before.micro_f1 ?? 1))
    expect(summary.micro_precision, listMisses(tallies)).toBeGreaterThanOrEqual(leastPrecision)
    expect(summary.proved_right ?? 0, listMisses(tallies)).toBeGreaterThanOrEqual(leastProvedRight)
    expect(summary.facts_f1, listMisses(tallies)).toBeGreaterThanOrEqual(leastKeyFacts)
    expect(dropped).toBeLessThanOrEqual((1 - leastSentences) * sentences)
  })

  it('are missed where one is gone, and told of where one is too many', async () => {
    const [deck] = decks
    if (!deck) throw new Error('No answers are recorded.')
    const recorded = new Map(await readRecorded(join(samples, 'answers', deck.slug)))
    recorded.delete('extract company')
    recorded.set('extract weather', '{"facts":[]}')
    const { missing, unused } = await replayAnswers(deck.doc, recorded)
    expect(missing).toContain('extract company')
    expect(unused).toContain('extract weather')
  })
})
