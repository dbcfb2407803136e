import { describe, expect, it } from 'vitest'
import type { EngineResult } from '#engine/run-engine.ts'
import type { Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { buildCleanDeck, cleanAnswers } from './clean-deck.ts'
import { answerWithFacts, makeMemoWithModel, startScriptedModel } from './scripted-model.ts'

/** Code finds all but the last borne out. It does not know that a departing harbour is what churn counts. */
const told = {
  revenue: ['Quayside makes $40k MRR, as of May 2026.', 'Revenue'],
  customers: ['Quayside serves 120 paying customers.', 'Customers'],
  tam: ['The market is $4.2B in size.', 'TAM'],
  growth: ['The market grows 9% a year.', 'Market Growth'],
  doubted: ['Harbours depart from the product at 2% a month.', 'Retention'],
} as const
const wrongBeyondDoubt = ['Quayside makes $90k MRR.', 'Revenue'] as const

/** The facts that each sentence cites, by its words. */
const cited = new Map<string, string>()

function writeProse({ texts }: SeenRequest): Scripted {
  for (const [text, field] of [...Object.values(told), wrongBeyondDoubt])
    cited.set(text, texts[0]?.match(new RegExp(`\\[(f\\d+)\\] ${field} =`))?.[1] ?? '')
  const sentences = [...cited].map(([text, fact]) => ({ text, facts: [fact] }))
  return { text: JSON.stringify({ executive_summary: sentences, fundraising: [], key_facts: [], translations: [] }) }
}

type Verdict = (text: string, facts: string) => boolean

const sayVerdicts = ({ texts }: SeenRequest, holds: Verdict): Scripted => ({
  text: JSON.stringify({
    sentences: [...(texts.at(-1) ?? '').matchAll(/^\[(s\d+)\] (.*) \(([^()]*)\)$/gmu)].map(
      ([, sentence = '', text = '', facts = '']) => ({ sentence, beyond: '', holds: holds(text, facts) }),
    ),
  }),
})

async function makeMemo(
  confirm: (request: SeenRequest) => Scripted,
): Promise<{ result: EngineResult; asked: string[] }> {
  const asked: string[] = []
  const model = await startScriptedModel((name, request) => {
    if (name === 'synthesise') return writeProse(request)
    if (name !== 'confirm') return answerWithFacts(cleanAnswers.get(name))
    asked.push(request.texts.at(-1) ?? '')
    return confirm(request)
  })
  return { result: await makeMemoWithModel(model, buildCleanDeck()), asked }
}

const summaryOf = ({ json_response }: EngineResult): string => json_response.unstructured.executive_summary
const signalsOf = ({ flags }: EngineResult): string[] =>
  flags.signals.filter(({ key }) => key === 'Language model').map(({ reason }) => reason)

/** A reader with care finds the sentences that were made false: they were not written so. */
const careful: Verdict = (text, facts) => cited.get(text) === facts

describe('a second reading of prose', () => {
  it('lets a sentence stand that code alone would leave out, and is not shown what is wrong beyond doubt', async () => {
    const { result, asked } = await makeMemo((request) => sayVerdicts(request, careful))
    expect(asked).toHaveLength(1)
    for (const [text] of Object.values(told)) expect(asked[0]).toContain(text)
    expect(asked[0]).not.toContain('$90k MRR')
    expect(summaryOf(result)).toContain(told.doubted[0].slice(0, -1))
    expect(result.model).toMatchObject({ calls: 4, failed: null, droppedSentences: 1 })
    expect(signalsOf(result).join()).not.toContain('false on purpose')
  })

  it('takes a sentence out that code alone would show, and leaves the others', async () => {
    const { result } = await makeMemo((request) =>
      sayVerdicts(request, (text, facts) => careful(text, facts) && text !== told.customers[0]),
    )
    const summary = summaryOf(result)
    expect(summary).not.toContain(told.customers[0].slice(0, -1))
    for (const [text] of [told.revenue, told.tam, told.doubted]) expect(summary).toContain(text.slice(0, -1))
    expect(result.model?.droppedSentences).toBe(2)
  })

  it('is not believed where it confirms everything, and the memo says so', async () => {
    const { result } = await makeMemo((request) => sayVerdicts(request, () => true))
    expect(summaryOf(result)).toContain(told.customers[0].slice(0, -1))
    expect(summaryOf(result)).not.toContain(told.doubted[0].slice(0, -1))
    expect(signalsOf(result)).toContainEqual(
      expect.stringMatching(/confirmed one that is false on purpose\. Only sentences/),
    )
    expect(result.model?.droppedSentences).toBe(2)
  })

  it.each([
    ['fails', { status: 503, message: 'down' }, /could not be reached, or failed/],
    ['gives no answer that can be read', { text: 'All true.' }, /no answer that could be read/],
  ] as Array<[string, Scripted, RegExp]>)(
    'leaves the prose to code where it %s, and the memo says so',
    async (_name, fault, cause) => {
      const { result } = await makeMemo(() => fault)
      expect(summaryOf(result)).toContain(told.customers[0].slice(0, -1))
      expect(summaryOf(result)).not.toContain(told.doubted[0].slice(0, -1))
      expect(signalsOf(result)).toContainEqual(expect.stringMatching(cause))
    },
  )
})
