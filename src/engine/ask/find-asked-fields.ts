import { memoSections } from '#contract/memo-fields.ts'
import type { FactKey } from '#engine/facts.ts'
import { askedFields, looseTopicWords } from '#engine/lexicons/asked-fields.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { type AskPhrase, makePhrases } from './ask-topics.ts'
import type { AskSlot } from './read-question.ts'

const fieldsOfFounders = new Set<string>(
  memoSections
    .filter(({ name }) => name === 'Founder information')
    .flatMap(({ fields }) => fields.map(({ key }) => key)),
)

/**
 * Returns the fields of the memo that a question asks for: those that its words name, else those of the topics that it
 * names. Empty where it asks for something that no field holds, or for a person.
 */
export function findAskedFields(question: string, slots: readonly AskSlot[]): FactKey[] {
  const named = Object.entries(askedFields).flatMap(([key, words]) => (words.test(question) ? [key] : []))
  const ofTopics = slots.flatMap(({ own, fields }) => (own.every(isVague) ? [] : [...fields]))
  const found = named.length > 0 ? named : ofTopics
  // A cast that Object.entries makes necessary: the keys of `askedFields` and of subjects are keys of facts.
  return [...new Set(found)].filter((key) => !fieldsOfFounders.has(key)) as FactKey[]
}

/** A shorter beginning of a word begins words of other languages too: 'Abo*' begins 'about'. */
const shortestStem = 5
let vague: Set<string> | undefined

/** Whether a phrase names a topic without asking for its fields. */
function isVague({ tokens, loose }: AskPhrase): boolean {
  vague ??= new Set(makePhrases(splitPhrases(looseTopicWords)).map((phrase) => phrase.tokens.join(' ')))
  return vague.has(tokens.join(' ')) || (loose !== null && tokens.join('').length < shortestStem)
}
