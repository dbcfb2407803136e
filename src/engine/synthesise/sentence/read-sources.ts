import type { FactKey } from '#engine/facts.ts'
import { actorWords } from '#engine/lexicons/actor-words.ts'
import { planSpeech } from '#engine/lexicons/event-verbs.ts'
import { listSpeech, listSpokenIn } from '#engine/lexicons/field-speech.ts'
import { everydayGroups } from '#engine/lexicons/same-everyday-words.ts'
import { sameWordGroups } from '#engine/lexicons/same-words.ts'
import type { CitedFact } from '../cited-fact.ts'
import { isAboutFuture, isForecast } from '../forecasts.ts'
import { type ProseText, type ProseWord, readProse, splitCompound } from './read-prose.ts'
import { findLemma, findRoot } from './word-forms.ts'

/** A cited fact as read: its value, its quotes with person and period, and the words by which prose speaks of its field. */
export type Source = CitedFact & {
  valueText: ProseText
  texts: ProseText[]
  /** What is not reached: its value is a forecast, or the quote speaks of what is to come. */
  isPlan: boolean
  lemmas: ReadonlySet<string>
  roots: ReadonlySet<string>
  speech: ReadonlySet<string>
  /** Lemmas of the sentence and the headings around the quotes: words that may be used, and bear out no claim. */
  aroundLemmas: ReadonlySet<string>
}

/** Reads what a sentence cites. */
export const readSources = (cited: readonly CitedFact[]): Source[] => cited.map(readSource)

function readSource(one: CitedFact): Source {
  const { fact, field, value, beside = [], around = [] } = one
  const valueText = readProse(value)
  const said = [...fact.evidence.map(({ quote }) => quote), fact.person ?? '', fact.scope?.period ?? '', ...beside]
  const texts = [valueText, ...said.filter((text) => text !== '').map(readProse)]
  const words = [...texts, readProse(field)].flatMap((text) =>
    text.words.flatMap((word) => [word.text, ...splitCompound(word)]),
  )
  const isAhead = isPlan(one) || projected.test([...beside, ...around].join(' '))
  const spoken = [
    ...listSpeech(fact.key).filter((word) => fact.ground?.from !== 'team' || !ofFounders.test(word)),
    ...[value, ...fact.evidence.map(({ quote }) => quote)].flatMap((text) => listSpokenIn(fact.key, text)),
    ...(isAhead || fact.evidence.some(({ quote }) => isAboutFuture(quote)) ? planSpeech : []),
  ]
  return {
    ...one,
    valueText,
    texts,
    isPlan: isAhead,
    lemmas: new Set(words.flatMap((word) => [word, findLemma(word)])),
    roots: new Set(words.map(findRoot)),
    speech: new Set(spoken.flatMap((word) => [word, findLemma(word)])),
    aroundLemmas: new Set(around.flatMap((text) => readProse(text).words.flatMap(listAround))),
  }
}

/** A person who leads the team of a deck that calls no one a founder is not told as one. */
const ofFounders = /^(?:co)?found/u

/** Who does something stands in the quote itself. */
const listAround = ({ text, lemma }: ProseWord): string[] => (actorWords.has(lemma) ? [] : [text, lemma])

/** What stands under such a heading is not reached. */
const projected = /\b(?:projections?|projected|forecasts?|assumptions?)\b/iu

const planKeys = new Set<FactKey>(['milestones', 'topic:Roadmap', 'closing_deadline', 'break_even', 'runway'])
const isPlan = ({ fact }: CitedFact): boolean =>
  isForecast(fact) ||
  fact.scope?.nature === 'forecast' ||
  (planKeys.has(fact.key) && fact.evidence.some(({ quote }) => isAboutFuture(quote)))

/** Whether a source has a word, in any form of it or in a word that says the same. */
export function hasWord({ lemmas, roots }: Pick<Source, 'lemmas' | 'roots'>, text: string): boolean {
  const lemma = findLemma(text)
  if (lemmas.has(text) || lemmas.has(lemma) || roots.has(findRoot(text))) return true
  return hasSameWord(lemmas, text, lemma)
}

/** Whether a word that says the same stands among lemmas. */
export const hasSameWord = (lemmas: ReadonlySet<string>, text: string, lemma: string): boolean =>
  [text, lemma].some((form) => (sameWords.get(form) ?? []).some((other) => lemmas.has(other)))

const sameWords = readGroups()

/** From a lemma to all that say the same; groups are not joined over a word that they share. */
function readGroups(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const group of [...sameWordGroups, ...everydayGroups]) {
    const forms = [...new Set(group.flatMap((word) => [word, findLemma(word)]))]
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), ...forms])
  }
  return found
}
