import type { FactKey } from '#engine/facts.ts'
import { conditionalWords, finitePasts, futureVerbs } from '#engine/lexicons/event-verbs.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'
import { isPastForm } from './word-forms.ts'

/** What these tell lies ahead, unless their own words say that it is done. */
const aheadKeys = new Set<FactKey>(['milestones', 'use_of_funds', 'topic:Roadmap', 'topic:Use of Funds'])
const perfects = new Set(['has', 'have', 'had', 'was', 'were'])
/** 'Has already been launched' */
const reach = 3

/** Returns a verb that tells as done what all cited facts only plan: 'has scaled' for the goal 'Rapid scale'. */
export function findPlanProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const told = sources.filter(({ fact }) => fact.key !== 'company_name')
  if (told.length === 0 || !told.every(isAhead) || sentence.words.some(({ text }) => futureVerbs.has(text))) return null
  const done = sentence.words.find((word, at) => isTold(sentence.words, word, at))
  return done ? `it tells '${done.text}' as done` : null
}

function isAhead({ isPlan, fact, texts }: Source): boolean {
  if (isPlan) return true
  const words = texts.flatMap((text) => text.words)
  const isDone = words.some(({ text }) => isPastForm(text))
  return !isDone && (aheadKeys.has(fact.key) || words.some(({ text }) => conditionalWords.has(text)))
}

function isTold(words: readonly ProseWord[], word: ProseWord, at: number): boolean {
  if (finitePasts.has(word.text)) return true
  if (!isPastForm(word.text) && word.text !== 'been') return false
  const before = words.slice(Math.max(0, at - reach), at)
  return (
    before.some(({ text, clause }) => perfects.has(text) && clause === word.clause) ||
    (before.at(-1)?.isCapital ?? false)
  )
}
