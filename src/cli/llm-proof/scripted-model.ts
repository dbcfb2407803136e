import type { ModelProvider } from '#contract/language-models.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { LanguageModel } from '#engine/language-model.ts'
import { makeExtractName } from '#engine/model/ask/extract-requests.ts'
import { fieldGroups } from '#engine/model/ask/field-guide.ts'
import { type EngineResult, runEngine } from '#engine/run-engine.ts'
import { runWithModel } from '#engine/run-with-model.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import {
  createLanguageModel,
  type Meter,
  type ModelLimits,
  usualLimits,
} from '#server/platform/language-model/language-model.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import type { GoldAnswers } from './answers-from-gold.ts'

/** A model behind HTTP that answers each of the engine's requests, by its name, as a script says. */
type ScriptedModel = { model: LanguageModel; standIn: ModelStandIn }

/** Quick retries, so that faults are through in milliseconds. */
const limits: ModelLimits = { ...usualLimits, attempts: 2, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }

/** Which of the engine's requests came over the wire. */
export function readRequestName(request: SeenRequest): string {
  const prompt = request.texts.at(-1) ?? ''
  const form = `${request.schema}${prompt}`
  if (form.includes('"lines"')) return 'transcribe'
  if (form.includes('executive_summary')) return 'synthesise'
  if (prompt.startsWith('Check each of these sentences')) return 'confirm'
  if (prompt.startsWith('Code looked these facts up')) return 'mend'
  const first = { company: '- company_name:', market: '- client_type:' }
  const group = fieldGroups.find((one) => prompt.includes(first[one]))
  if (!group) throw new Error(`No request of the engine begins like this: ${prompt.slice(0, 80)}`)
  return makeExtractName(group)
}

export type ModelOptions = { provider?: ModelProvider | 'ollama'; limits?: Partial<ModelLimits>; meter?: Meter }

export async function startScriptedModel(
  script: (name: string, request: SeenRequest, count: number) => Scripted,
  options: ModelOptions = {},
): Promise<ScriptedModel> {
  const standIn = await startModelStandIn((request) => script(readRequestName(request), request, standIn.seen.length))
  const asked = options.provider ?? 'openai-compatible'
  const provider = asked === 'ollama' ? 'openai-compatible' : asked
  const baseUrl = asked === 'ollama' ? standIn.ollamaUrl : standIn.baseUrl(provider)
  const settings = { provider, model: 'test-model', baseUrl, apiKey: 'key-1' }
  return { model: createLanguageModel(settings, { ...limits, ...options.limits }, options.meter), standIn }
}

export const answerWithFacts = (facts: readonly unknown[] = []): Scripted => ({ text: JSON.stringify({ facts }) })
export const saysNothing: Scripted = { text: '{"executive_summary":[],"fundraising":[],"key_facts":[]}' }

/** A script that gives the facts of each request and the lines of the pictures, nothing to mend, and no prose. */
export const makeAnswerScript =
  ({ facts, lines }: Pick<GoldAnswers, 'facts' | 'lines'>) =>
  (name: string): Scripted => {
    if (name === 'synthesise') return saysNothing
    return name === 'transcribe' ? { text: JSON.stringify({ lines }) } : answerWithFacts(facts.get(name))
  }

/** The pages of a deck that a model is shown as pictures. */
export function listShownPages(doc: DeckDoc): number[] {
  const model = { label: '', pictures: true, answers: [], failures: [] }
  return runEngine({ doc, updates: [], deckId, today, model }).requests?.[0]?.imagePages ?? []
}

const deckId = '01940000-0000-7000-8000-000000000001'
const today = '2026-06-01'

/** The memo of a deck by the rules alone. */
export const makeOfflineMemo = (doc: DeckDoc, updates = ''): EngineResult =>
  runEngine({ doc, updates: oneUpdate(updates), deckId, today })

/** The memo of a deck with a model, asked over HTTP; the stand-in is closed afterwards. */
export async function makeMemoWithModel(
  { model, standIn }: ScriptedModel,
  doc: DeckDoc,
  updates = '',
  cancelled?: AbortSignal,
): Promise<EngineResult> {
  try {
    return await runWithModel({
      runStep: (state) => runEngine({ doc, updates: oneUpdate(updates), deckId, today, model: state }),
      model,
      images: async (pages) =>
        pages.map((page) => ({ page, bytes: new Uint8Array([82, 73, 70, 70]), mediaType: 'image/webp' })),
      signal: new AbortController().signal,
      cancelled,
    })
  } finally {
    await standIn.close()
  }
}
