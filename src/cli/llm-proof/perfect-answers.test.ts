import { describe, expect, it } from 'vitest'
import { listMisses } from '../print-scores.ts'
import { scoreMemos } from '../score-memos.ts'
import { sampleDecks } from './labelled-decks.ts'
import { type Proved, proveDeck } from './prove-deck.ts'

describe('answers of perfect facts', () => {
  it('reach the memo, topics too, and no field loses to the rules alone', async () => {
    const proved: Proved[] = []
    for (const deck of await sampleDecks()) proved.push(await proveDeck(deck))
    for (const { result } of proved) expect(result.model).toMatchObject({ failed: null })
    const { summary, tallies } = await scoreMemos(proved.map(({ llm }) => llm))
    const before = (await scoreMemos(proved.map(({ offline }) => offline))).summary
    expect(proved.flatMap(({ unphrased }) => unphrased)).toEqual([])
    expect(summary.micro_f1, listMisses(tallies)).toBeGreaterThanOrEqual(Math.max(0.98, before.micro_f1 ?? 1))
    expect(summary.micro_precision, listMisses(tallies)).toBeGreaterThanOrEqual(0.985)
    expect(summary.facts_f1, listMisses(tallies)).toBeGreaterThanOrEqual(0.95)
  })
})
