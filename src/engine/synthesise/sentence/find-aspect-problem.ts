import { eventVerbs, futureVerbs, pastOfFields } from '#engine/lexicons/event-verbs.ts'
import { sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { hasWord, type Source } from './read-sources.ts'
import { isPastForm } from './word-forms.ts'

/**
 * Returns a verb of a sentence that tells as done what is cited as going on or to come, or as to come what is done: 'closed' for
 * 'closing December', 'plans to commit' for 'committed'.
 */
export function findAspectProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const plans = sources.filter(({ isPlan }) => isPlan)
  for (const word of sentence.words) {
    if (!eventVerbs.has(word.lemma)) continue
    const isAhead = isToldAhead(sentence, word)
    const holding = sources.filter(({ lemmas }) => lemmas.has(word.lemma))
    if (isPastForm(word.text) && !isAhead && !isGoingOn(sentence, word)) {
      const isDone = sources.some(
        ({ texts, fact, isPlan }) =>
          (pastOfFields[fact.key]?.has(word.lemma) ?? false) ||
          (!isPlan &&
            texts.some(({ words }) =>
              words.some((one) => one.lemma === word.lemma && (isPastForm(one.text) || doneNouns.has(one.text))),
            )),
      )
      if (!isDone && (holding.length > 0 || sources.some(({ speech }) => speech.has(word.lemma))))
        return `it tells '${word.text}' as done`
    }
  }
  const ahead = sentence.words.find(
    (word) =>
      futureVerbs.has(word.text) &&
      !sources.some((source) => hasWord(source, word.text) || source.speech.has(word.lemma)),
  )
  if (ahead && plans.length === 0 && !sources.some(({ fact }) => aheadKeys.has(fact.key)))
    return `its '${ahead.text}' makes a plan of what is not one`
  return findPlanTold(sentence, plans, sources)
}

const aheadKeys = new Set([
  'amount_raising',
  'use_of_funds',
  'runway',
  'closing_deadline',
  'stage',
  'milestones',
  'break_even',
  'topic:Use of Funds',
  'topic:Roadmap',
  'valuation',
  'instrument',
])
const doneNouns = new Set<string>(['release', 'launch'])

/** Whether a word that speaks of what is to come leads to a verb in its part of the sentence. */
function isToldAhead({ words }: ProseText, { start, clause }: ProseWord): boolean {
  return words.some((one) => one.start < start && one.clause >= clause - 1 && futureVerbs.has(one.text))
}

const goingOn = new Set(['being', 'be'])

/** 'being raised' and 'to be signed' are not done. */
const isGoingOn = ({ words }: ProseText, { start }: ProseWord): boolean =>
  goingOn.has(words.findLast((one) => one.end <= start)?.text ?? '')

/** A figure or date of a plan stands in a sentence that speaks of what is to come, and not behind a word for what is reached. */
function findPlanTold(sentence: ProseText, plans: readonly Source[], sources: readonly Source[]): string | null {
  const isAhead = sentence.words.some(({ text }) => futureVerbs.has(text))
  for (const plan of plans) {
    const told = sentence.figures.find((figure) => plan.valueText.figures.some((one) => sameQuantity(one, figure)))
    const isOnlyPlan =
      told !== undefined &&
      sources.every(
        (one) => one.isPlan || !one.texts.some((text) => text.figures.some((figure) => sameQuantity(figure, told))),
      )
    if (told && isOnlyPlan && !isAhead) return `it tells ${told.text} as reached`
  }
  return null
}
