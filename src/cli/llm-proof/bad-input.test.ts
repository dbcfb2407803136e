import { beforeAll, describe, expect, it } from 'vitest'
import { ModelFailure } from '#contract/model-failure.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import type { Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import { listMisses } from '../print-scores.ts'
import { type ScoredDeck, type Summary, scoreMemos } from '../score-memos.ts'
import { type AnsweredFact, pageOf, placeOf } from './answered-fact.ts'
import { type GoldAnswers, makeAnswersFromGold } from './answers-from-gold.ts'
import { type LabelledDeck, sampleDecks } from './labelled-decks.ts'
import {
  answerWithFacts,
  listShownPages,
  type ModelOptions,
  makeAnswerScript,
  makeMemoWithModel,
  makeOfflineMemo,
  startScriptedModel,
} from './scripted-model.ts'
import { toMemo } from './to-memo.ts'

/** `shown`: its pages that a model is shown as pictures. */
type Sample = LabelledDeck & { shown: number[]; answers: GoldAnswers; offline: EngineResult }
/** What goes wrong with the answers to one deck; `other` is another deck. */
type Fault = {
  name: string
  answer?: (facts: readonly AnsweredFact[], sample: Sample, other: Sample, name: string) => Scripted
  options?: () => ModelOptions
  refusesPictures?: true
  /** Requests that are answered before the memo is wanted without more of them. */
  cancelAfter?: number
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
const cyrillic = 'абцдефгхийклмнопярстувхшуз'
/** Words as they would stand in a language of other letters. */
const translate = (text: string) =>
  [...text.toLowerCase()].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join('')

const turnPages = (fact: AnsweredFact, pages: number) => ({ ...fact, place: placeOf((pageOf(fact) % pages) + 1) })

/** A workspace whose month allows one question. */
const allowOne = (): ModelOptions => {
  let asked = 0
  return {
    meter: async () => {
      asked += 1
      if (asked > 1) throw new ModelFailure('over-budget', 'The workspace has used up its tokens for this month.')
      return async () => {}
    },
  }
}

const faults: readonly Fault[] = [
  { name: 'empty answers', answer: () => answerWithFacts() },
  { name: 'one fact in five', answer: (facts) => answerWithFacts(facts.filter((_, index) => index % 5 === 2)) },
  {
    name: 'the facts of another deck',
    answer: (_facts, _, other, name) => answerWithFacts(other.answers.facts.get(name)),
  },
  {
    name: 'half an answer',
    answer: (facts) => {
      const whole = JSON.stringify({ facts })
      return { text: whole.slice(0, whole.length / 2), cutOff: true }
    },
  },
  {
    name: 'wrong pages',
    answer: (facts, { doc }) => answerWithFacts(facts.map((fact) => turnPages(fact, doc.pageCount))),
  },
  {
    name: 'another language',
    answer: (facts) =>
      answerWithFacts(facts.map((fact) => ({ ...fact, value: translate(fact.value), quote: translate(fact.quote) }))),
  },
  { name: 'pictures refused', refusesPictures: true },
  { name: 'over the month’s budget', options: allowOne },
  { name: 'cancelled', cancelAfter: 1 },
]

let samples: Sample[]
let before: Summary
beforeAll(async () => {
  const decks = await sampleDecks()
  samples = proofSize(decks.slice(0, 3), decks).map((one) => {
    const shown = listShownPages(one.doc)
    const answers = makeAnswersFromGold(one.gold, one.doc, shown)
    return { ...one, shown, answers, offline: makeOfflineMemo(one.doc) }
  })
  before = (await scoreMemos(samples.map((one) => toScored(one, one.offline)))).summary
})

const toScored = ({ slug, gold }: LabelledDeck, result: EngineResult): ScoredDeck => ({
  ...{ slug, gold, memo: toMemo(result) },
  pageText: async () => null,
})

async function makeMemoOf(fault: Fault, sample: Sample, other: Sample): Promise<EngineResult> {
  const cancel = new AbortController()
  const right = makeAnswerScript(sample.answers)
  let asked = 0
  const model = await startScriptedModel((name, { images }) => {
    asked += 1
    if (fault.refusesPictures && images > 0) return { status: 400, message: 'This model takes no image input.' }
    if (asked === fault.cancelAfter) queueMicrotask(() => cancel.abort())
    if (!fault.answer || !name.startsWith('extract')) return right(name)
    return fault.answer(sample.answers.facts.get(name) ?? [], sample, other, name)
  }, fault.options?.())
  return makeMemoWithModel(model, sample.doc, '', cancel.signal)
}

describe('a memo with a model that answers badly', () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    'is told of it in the memo, which is not worse than without a model: %s',
    async (_name, fault) => {
      const results: EngineResult[] = []
      for (const [index, sample] of samples.entries())
        results.push(await makeMemoOf(fault, sample, samples[(index + 1) % samples.length] ?? sample))
      const { summary, tallies } = await scoreMemos(
        samples.map((one, index) => toScored(one, results[index] ?? one.offline)),
      )
      expect(summary.micro_f1 ?? 0, listMisses(tallies)).toBeGreaterThanOrEqual(before.micro_f1 ?? 1)
      expect(summary.proved_right ?? 0, listMisses(tallies)).toBeGreaterThanOrEqual(before.proved_right ?? 1)
      const concerned = results.filter((_, index) => !fault.refusesPictures || samples[index]?.shown.length !== 0)
      const lines = concerned.map(({ flags }) => flags.signals.filter(({ key }) => key === 'Language model').length)
      // A quote found once on another page moves there: nothing is lost, and nothing is told.
      if (fault.name !== 'wrong pages') expect(Math.min(...lines)).toBeGreaterThanOrEqual(1)
    },
  )
})
