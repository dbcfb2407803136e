import type { Signal } from '#engine/facts.ts'
import type { FailedRequest, ModelInput } from '#engine/language-model.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { makeExtractName } from '../ask/extract-requests.ts'
import type { FieldGroup } from '../ask/field-guide.ts'
import type { AnswerState, JudgedAnswer } from './judge-answers.ts'

/** What each request asks about, as people read it. */
const groupNames: Record<FieldGroup, string> = { company: 'the company', market: 'the market' }

/** What the memo says of answers that were not fit, and what stands in their place. */
const stateTexts: Record<Exclude<AnswerState, 'fit'>, (answers: Answers) => string> = {
  foreign: ({ subject, are }) =>
    `${subject} ${are} about another deck: most of the quotes do not stand here. Nothing of it is used.`,
  thin: ({ subject, have }) => `${subject} ${have} passed over much of the deck. The rules fill what it left out.`,
  'broken-off': ({ subject }) => `${subject} broke off. The rules fill what it had not reached.`,
  missing: ({ subject, are }) => `${subject} ${are} missing. The rules speak for it.`,
}

/** The subject of a sentence about one answer or several, with its verbs. */
type Answers = { subject: string; are: string; have: string }

/** What is told of a model's reading beside its answers' states. */
type ReadingFaults = {
  judged: readonly JudgedAnswer[]
  cutPages: readonly number[]
  areUpdatesCut: boolean
  /** The first failure that left fields unasked. */
  failure: FailedRequest | undefined
  /** What came of images that were not read. */
  pictureNote: string | null
}

/** Returns a line for each way in which a model's reading is not whole: what failed, answers that were not fit, pages that were cut. */
export function listModelSignals(
  { label, answers }: ModelInput,
  { judged, cutPages, areUpdatesCut, failure, pictureNote }: ReadingFaults,
): Signal[] {
  const stands =
    answers.length === 0
      ? 'The memo holds what the rules found without it.'
      : 'The memo holds what the rules found and what the model had answered before.'
  const given = judged.filter(({ group }) => answers.some(({ name }) => name === makeExtractName(group)))
  const reasons = [
    failure && `${failure.message} ${stands}`,
    ...writeStates(given),
    cutPages.length > 0 &&
      `The deck is longer than what is sent to a model: of ${writePages(cutPages)} it was given only the beginning.`,
    areUpdatesCut && 'The updates are longer than what is sent to a model: it was given only their beginning.',
    pictureNote,
  ]
  return reasons.filter((reason) => typeof reason === 'string').map((reason) => makeSignal(label, reason))
}

function writeStates(judged: readonly JudgedAnswer[]): string[] {
  const byState = Map.groupBy(judged, ({ state }) => state)
  return [...byState].flatMap(([state, answers]) =>
    state === 'fit' ? [] : [stateTexts[state](nameAnswers(answers.map(({ group }) => group)))],
  )
}

function nameAnswers(groups: readonly FieldGroup[]): Answers {
  const topics = joinList(groups.map((group) => groupNames[group]))
  return groups.length === 1
    ? { subject: `The model’s answer on ${topics}`, are: 'is', have: 'has' }
    : { subject: `The model’s answers on ${topics}`, are: 'are', have: 'have' }
}

const makeSignal = (value: string, reason: string): Signal => ({
  key: 'Language model',
  value,
  reason,
  severity: 'warning',
  evidence: [],
})

function writePages(pages: readonly number[]): string {
  if (pages.length > 12) return `${pages.length} pages`
  return pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`
}
