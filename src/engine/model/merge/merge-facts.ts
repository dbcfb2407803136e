import { isGrounded, isOfModel, isProved, type VerifiedFact } from '#engine/facts.ts'
import { pickOne, showable } from '#engine/select-facts.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { supersedeOlderUpdates } from '#engine/verify/supersede-older-updates.ts'
import { isOfFounder } from '../ask/key-values.ts'
import { getField, isAddress, isList, isTopic, isVocabulary, setAside } from './field-kinds.ts'
import { callFoundersAlike } from './founder-names.ts'
import { mergeFounders } from './merge-founders.ts'
import { isSameValue } from './same-value.ts'
import { takeBetterQuote } from './take-better-quote.ts'
import type { FieldVoices, ModelVoice } from './voices.ts'

/**
 * Joins what the rules found with what a model answered: what the model was asked and was fit to answer, it answers. The values
 * that are shown come first in their field, the others behind them as candidates. Standings are those of the verifier.
 */
export function mergeFacts(offline: readonly VerifiedFact[], voice: ModelVoice): VerifiedFact[] {
  const alike = callFoundersAlike([...voice.facts, ...voice.failed, ...offline])
  const failed = alike.slice(voice.facts.length, voice.facts.length + voice.failed.length)
  const all = supersedeOlderUpdates(alike.filter((fact) => !failed.includes(fact)))
  const named = new Set(all.filter((fact) => isOfModel(fact) && fact.key === 'founder_name').map(getPerson))
  const fields = Map.groupBy(all, getField)
  return [...fields.values()].flatMap((facts): VerifiedFact[] => {
    const [first] = facts
    if (!first) return []
    const voices = {
      key: first.key,
      rules: facts.filter((fact) => !isOfModel(fact)),
      model: facts.filter(isOfModel),
      failed: failed.filter((fact) => getField(fact) === getField(first)),
    }
    if (first.key === 'founder_name') return mergeFounders(voices, voice)
    if (isOfFounder(first.key)) return named.has(getPerson(first)) ? mergeSingle(voices, voice) : facts
    if (isTopic(first.key)) return mergeTopic(voices, voice)
    return isList(first.key) ? mergeList(voices, voice) : mergeSingle(voices, voice)
  })
}

const getPerson = ({ person, value }: VerifiedFact) => person ?? String(value)

/** A field of one value: the model's, held by the better of both quotes; what else was found is a candidate. */
function mergeSingle(voices: FieldVoices, voice: ModelVoice): VerifiedFact[] {
  const { rules } = voices
  const [own, ...more] = voices.model.filter((fact) => !fact.outdated).toSorted(compareOwn)
  const update = rules.find(isUpdate)
  if (!own) return answerWithout(voices, voice)
  if (update && !isUpdate(own) && !isSameValue(own, update)) return showOnly(update, [own, ...more, ...rules])
  const twins = rules.filter((fact) => isSameValue(own, fact))
  const others = orderLikeRules(rules.filter((fact) => !twins.includes(fact)))
  return showOnly(takeBetterQuote(own, twins, voice), [...more, ...others])
}

/** Of two values of the model the younger stands, then the proved one, then the first. */
const compareOwn = (one: VerifiedFact, other: VerifiedFact): number =>
  Number(isUpdate(other)) - Number(isUpdate(one)) || Number(isProved(other)) - Number(isProved(one))

/** Whether the updates state a value in words that were read for certain: they are younger than the deck. */
const isUpdate = (fact: VerifiedFact): boolean =>
  fact.evidence[0]?.document === 'updates' && isGrounded(fact) && !fact.outdated

const showOnly = (shown: VerifiedFact, others: readonly VerifiedFact[]): VerifiedFact[] => [
  shown,
  ...others.filter((fact) => fact !== shown).map(setAside),
]

/** A field that the model gave no value for that stands. */
function answerWithout({ key, rules, failed }: FieldVoices, { silent, wasSent }: ModelVoice): VerifiedFact[] {
  // A quote that stands nowhere says that the model saw something, not what.
  if (failed.length > 0 || !silent.has(key)) return [...rules]
  if (isAddress(key)) return rules.map((fact) => (isProved(fact) ? fact : setAside(fact)))
  return orderLikeRules(rules).map((fact) => (isUpdate(fact) || !wasSent(fact) ? fact : setAside(fact)))
}

/** The value that the rules would show first, so that it is the first candidate. */
function orderLikeRules(rules: readonly VerifiedFact[]): VerifiedFact[] {
  const [first] = rules
  const best = first ? pickOne(showable(rules, first.key))?.best : undefined
  return best ? [best, ...rules.filter((fact) => fact !== best)] : [...rules]
}

/** A list: the entries that the model named, each held by the better quote; what the rules add are candidates. */
function mergeList(voices: FieldVoices, voice: ModelVoice): VerifiedFact[] {
  const { key, rules, model, failed } = voices
  if (model.length === 0) return answerWithout(voices, voice)
  const entries = model.map((fact) => ({ fact, twins: rules.filter((one) => isSameValue(fact, one)) }))
  const rest = rules.filter((fact) => !entries.some(({ twins }) => twins.includes(fact)))
  const stands = (fact: VerifiedFact) =>
    !voice.silent.has(key) || !voice.wasSent(fact) || failed.some((one) => isSameValue(one, fact))
  return [
    ...entries.map(({ fact, twins }) => takeBetterQuote(fact, twins, voice)),
    ...rest.map((fact) => (!isVocabulary(key) && stands(fact) ? fact : setAside(fact))),
  ]
}

/** A topic: the model's passages; where it left the topic out, whole sentences of the rules that pass all gates. */
function mergeTopic({ key, rules, model }: FieldVoices, { silent }: ModelVoice): VerifiedFact[] {
  if (!silent.has(key)) return [...model, ...rules]
  if (model.length > 0) return [...model, ...rules.map(setAside)]
  return rules.map((fact) => (isProved(fact) && isSentence(fact) ? fact : setAside(fact)))
}

const isSentence = ({ value }: VerifiedFact) => classifyShape(String(value)) === 'sentence'
