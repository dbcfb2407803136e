import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import { isVerdict } from '#engine/model/read/check-items.ts'
import type { CitedFact } from './cited-fact.ts'
import { findFigureProblem } from './figure-problem.ts'
import { isAboutFuture, isForecast } from './forecasts.ts'
import { findActorProblem } from './sentence/find-actor-problem.ts'
import { findAddressProblem } from './sentence/find-address-problem.ts'
import { findAgentProblem } from './sentence/find-agent-problem.ts'
import { findAspectProblem } from './sentence/find-aspect-problem.ts'
import { findBindingProblem } from './sentence/find-binding-problem.ts'
import { findBoundProblem } from './sentence/find-bound-problem.ts'
import { findColumnProblem } from './sentence/find-column-problem.ts'
import { findDeedProblem } from './sentence/find-deed-problem.ts'
import { findDirectionProblem } from './sentence/find-direction-problem.ts'
import { findListProblem, findUnnamedProblem } from './sentence/find-list-problem.ts'
import { findNameOfItsOwn, findNameProblem } from './sentence/find-name-problem.ts'
import { findNegationProblem } from './sentence/find-negation-problem.ts'
import { findFigureOfItsOwn, findNumberProblem } from './sentence/find-number-problem.ts'
import { findPeriodProblem } from './sentence/find-period-problem.ts'
import { findPersonProblem } from './sentence/find-person-problem.ts'
import { findPlaceProblem } from './sentence/find-place-problem.ts'
import { findPlanProblem } from './sentence/find-plan-problem.ts'
import { findRateProblem } from './sentence/find-rate-problem.ts'
import { findReservationProblem } from './sentence/find-reservation-problem.ts'
import { findWordProblem } from './sentence/find-word-problem.ts'
import { isForeign } from './sentence/is-foreign.ts'
import { readProse } from './sentence/read-prose.ts'
import { readSources } from './sentence/read-sources.ts'
import { addEnglishForms } from './sentence/unify-forms.ts'

/**
 * Returns why a sentence says more than the facts it cites; null when it does not. Every number, name and other word that can
 * mislead is borne out by a cited fact; figures, names and dates are told as what they are there. `company` is the name of
 * the company, which any sentence may use.
 */
export function findSentenceProblem(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  return findSureProblem(text, cited, company) ?? findDoubt(text, cited, company)
}

/** Returns what is wrong with a sentence beyond doubt: it cites nothing, judges, gives orders, or has an address, number or name of its own. */
export function findSureProblem(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  if (cited.length === 0) return 'it cites no fact'
  if (isVerdict(text)) return 'it gives a verdict'
  if (isInstruction(text)) return 'it addresses a machine'
  if (citation.test(text)) return 'it imitates a citation'
  const { sentence, sources, foreign } = readSentence(text, cited)
  return (
    findAddressProblem(text, sources) ??
    findFigureOfItsOwn(text, sentence, sources, company) ??
    (foreign ? null : findNameOfItsOwn(sentence, sources, company))
  )
}

/** '[s2]' and '(f1)' belong to requests. */
const citation = /[[(]\s*[sf]\d/iu

/**
 * Returns what code can't find borne out in a sentence whose figures and names are. A reader can: true sentences are among these, since
 * there are more ways to say a thing than code knows.
 */
export function findDoubt(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  const { sentence, sources, foreign, facts } = readSentence(text, cited)
  return (
    findNumberProblem(sentence, sources, company) ??
    findNameProblem(sentence, sources, company) ??
    findWordProblem(withoutCompany(sentence, company), sources, foreign) ??
    (cited.some(({ fact }) => isForecast(fact)) && !isAboutFuture(text) ? 'it tells a forecast as a fact' : null) ??
    findNegationProblem(sentence, sources, foreign) ??
    findBoundProblem(sentence, sources) ??
    findDirectionProblem(sentence, sources) ??
    findRateProblem(sentence, sources, foreign) ??
    findPeriodProblem(sentence, sources) ??
    findReservationProblem(sentence, sources) ??
    findListProblem(sentence, sources) ??
    findUnnamedProblem(sentence, sources) ??
    findColumnProblem(sentence, sources, company) ??
    findPersonProblem(sentence, sources) ??
    findAgentProblem(sentence, sources) ??
    (foreign ? null : findActorProblem(sentence, sources, company)) ??
    findPlanProblem(sentence, sources) ??
    (foreign ? null : findDeedProblem(sentence, sources, company)) ??
    findPlaceProblem(sentence, sources) ??
    findBindingProblem(sentence, sources, foreign) ??
    findAspectProblem(sentence, sources) ??
    findFigureProblem(text, facts)
  )
}

function readSentence(text: string, cited: readonly CitedFact[]) {
  const foreign = isForeign(cited)
  const facts = foreign ? cited.map(inEnglishToo) : cited
  return { sentence: readProse(text), sources: readSources(facts), foreign, facts }
}

/** A fact with English beside the words of another language that a sentence must keep. */
const inEnglishToo = (one: CitedFact): CitedFact => ({
  ...one,
  value: addEnglishForms(one.value),
  fact: {
    ...one.fact,
    evidence: one.fact.evidence.map((place) => ({ ...place, quote: addEnglishForms(place.quote) })),
  },
})

const withoutCompany = (
  sentence: ReturnType<typeof readProse>,
  company: string | null,
): ReturnType<typeof readProse> => {
  const own = new Set((company ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return { ...sentence, words: sentence.words.filter(({ text }) => !own.has(text)) }
}
