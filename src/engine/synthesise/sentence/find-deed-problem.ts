import { deedVerbs, joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import type { ProseText } from './read-prose.ts'
import { hasWord, type Source } from './read-sources.ts'

/** Whom or what a deed is done to stands so many words behind it at most. */
const reach = 4

/**
 * Returns what a person has not done to it: 'ran Rohrmann' where the person worked there. A deed that no fact of the person tells may
 * only be done to the company, or to what the person's role names.
 */
export function findDeedProblem(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const own = sources.filter(({ fact }) => fact.person !== undefined || fact.key === 'topic:Team')
  if (own.length === 0) return null
  const roles = own.filter(({ fact }) => fact.key === 'founder_role')
  const ofCompany = new Set((company ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
  for (const [at, word] of sentence.words.entries()) {
    if (
      !deedVerbs.has(word.lemma) ||
      own.some(({ lemmas }) => lemmas.has(word.text) || hasVerb(lemmas, word.lemma) || isInCharge(lemmas, word.lemma))
    )
      continue
    const object = sentence.words
      .slice(at + 1, at + 1 + reach)
      .filter(
        ({ clause, text, lemma }) =>
          clause === word.clause && !joiningWords.has(text) && !plainWords.has(lemma) && !ofCompany.has(text),
      )
    const lost = object.find(
      ({ text }) => !roles.some((role) => hasWord(role, text)) && own.some((source) => hasWord(source, text)),
    )
    if (lost) return `its '${word.text}' stands in no fact of the person`
  }
  return null
}

/** Who is responsible for something leads it. */
const isInCharge = (lemmas: ReadonlySet<string>, lemma: string) => lemma === 'lead' && lemmas.has('responsible')

/** 'Co-founder' founded the company and nothing else. */
const hasVerb = (lemmas: ReadonlySet<string>, lemma: string) =>
  [lemma, `${lemma}ed`, `${lemma}ing`].some((form) => lemmas.has(form))
