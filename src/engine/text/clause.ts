import { lemmaByForm } from '#engine/lexicons/irregular-verbs.ts'
import { finiteVerbs, functionWord } from '#engine/lexicons/sentence-words.ts'
import { purposeVerbs } from '#engine/lexicons/summary-words.ts'
import { isMostlyVerb } from './wordnet/is-mostly-verb.ts'

const subordinate = /^(?:that|to \p{Ll}+|how to|why|because|if|when|while|so that|such as|including|for example)\s/iu
/** What ends a clause, so that a subject can stand before another verb. */
const clauseEnd = /[,;:—–]\s/u

/**
 * Whether an English text says something of something: a verb follows its subject, or an imperative opens it. A title, a list of
 * things and 'That employers will pay' say nothing by themselves.
 */
export function isClause(text: string): boolean {
  if (subordinate.test(text) && !clauseEnd.test(text)) return false
  return finiteVerbs.test(text.replace(/^\S+\s/u, ' ')) || hasOtherVerb(text)
}

/** 'The app unlocks insights', 'Operators train inside production', 'Create and organise all your hobbies'. */
function hasOtherVerb(text: string): boolean {
  const words = text.split(/\s+/u).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return words.some((word, index) => {
    const before = words[index - 1] ?? ''
    if (index === 0) return words.length > 2 && /^\p{Lu}?\p{Ll}+$/u.test(word) && isImperative(word, words[1] ?? '')
    if (!/^\p{Ll}{2,}$/u.test(word)) return false
    if (!/^[\p{L}\p{N}]/u.test(before) || functionWord.test(before)) return false
    if (/(?:[^s]s|ed)$/u.test(word) || lemmaByForm.has(word)) return isVerb(word)
    return (/^(?:we|they|you|I|people)$/iu.test(before) || /[^s’']s$/u.test(before)) && isVerb(word)
  })
}

/** 'Books' and 'book' are mostly nouns, but not where a product does it. */
const isVerb = (word: string) => purposeVerbs.test(word) || purposeVerbs.test(`${word}s`) || isMostlyVerb(word)

const afterImperative = /^(?:the|an?|your|our|their|all|every|each|any|more|and|it|them|with|from|to|into|for|up)$/iu

const isImperative = (word: string, next: string): boolean =>
  !/(?:ing|s|ed)$/u.test(word) && afterImperative.test(next) && isMostlyVerb(word.toLowerCase())
