import type { Signal, VerifiedFact } from './facts.ts'
import {
  endsAsking,
  type FailedRequest,
  type ModelInput,
  type ModelReport,
  type ModelUsage,
  type PlannedRequest,
} from './language-model.ts'
import { mergeFacts } from './model/merge/merge-facts.ts'
import { listModelSignals } from './model/merge/model-signals.ts'
import { transcribeName } from './model/pictures/transcribe-request.ts'
import { readWithModel } from './model/read-with-model.ts'
import type { PictureReading } from './read-pictures.ts'
import type { UnderstoodDeck, Updates } from './slides.ts'
import { demoteRivals } from './verify/demote-rivals.ts'
import type { VerifySources } from './verify/verify-sources.ts'

export type PlanInput = {
  deck: UnderstoodDeck
  updates: Updates
  sources: VerifySources
  withheld: readonly { quote: string }[]
  /** What came of the pages that a model is shown as images. */
  pictures: Pick<PictureReading, 'request' | 'note'>
}

/** What a model's answers so far make of a memo, and what to ask it next. */
export type Plan = {
  facts: VerifiedFact[]
  signals: Signal[]
  requests: PlannedRequest[]
  report: Omit<ModelReport, 'droppedSentences'>
}

/** Joins a model's answers with what the rules found. Its prose is planned once the checks have seen the facts. */
export function planRequests(model: ModelInput, offline: readonly VerifiedFact[], input: PlanInput): Plan {
  const { request: transcribe, note: pictureNote } = input.pictures
  const reading = readWithModel(model, { ...input, offline, withheld: input.withheld.map((one) => one.quote) })
  const facts = demoteRivals(mergeFacts(offline, reading), input.sources)
  return {
    facts,
    signals: listModelSignals(model, { ...reading, failure: findFailure(model), pictureNote }),
    requests: transcribe ? [transcribe] : reading.requests,
    report: {
      label: model.label,
      calls: model.answers.length,
      usage: sumUsage(model),
      seconds: model.answers.reduce((sum, one) => sum + one.seconds, 0),
      unverifiedFacts: reading.unverified,
      cutPages: reading.cutPages,
      failed: findFailure(model)?.message ?? null,
    },
  }
}

function sumUsage({ answers, failures }: ModelInput): ModelUsage {
  const usages = [...answers.map((one) => one.usage), ...failures.flatMap((one) => one.usage ?? [])]
  const sum = (counts: ReadonlyArray<number | null>) =>
    counts.reduce((all: number | null, one) => (all === null || one === null ? null : all + one), 0)
  return {
    input: sum(usages.map((one) => one.input)),
    cachedInput: sum(usages.map((one) => one.cachedInput)),
    cacheWrite: sum(usages.map((one) => one.cacheWrite)),
    output: sum(usages.map((one) => one.output)),
  }
}

/** The first failure that left fields unasked; images that were not read have a line of their own. */
const findFailure = ({ failures }: ModelInput): FailedRequest | undefined =>
  failures.find(({ name, code }) => name !== transcribeName || endsAsking(code))
