import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { findLexicon, listLexicons } from '#engine/lexicons/find-lexicon.ts'
import { type LanguageLexicon, splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { type Subject, subjects } from '#engine/lexicons/subjects.ts'
import type { SlideKind } from '#engine/slides.ts'
import { splitAskTokens } from './ask-tokens.ts'

/** Tokens in a row; a loose one begins or ends a longer word. */
export type AskPhrase = { tokens: readonly string[]; loose: 'start' | 'end' | null }

/** A topic as it is looked for: what a question names it by, what a deck of a language says, and its memo fields. */
export type AskTopic = {
  named: readonly AskPhrase[]
  synonyms: readonly AskPhrase[]
  kinds: ReadonlySet<SlideKind>
  fields: ReadonlySet<string>
}

const known = new Map<string, AskTopic[]>()

/** Returns the topics for a deck: a question can name them in any language, the deck in its own or in English. */
export function listAskTopics(language: string): AskTopic[] {
  const lexicon = findLexicon(language)
  const key = lexicon ? language : 'en'
  const found = known.get(key) ?? listNamedTopics().map(({ subject, named }) => makeTopic(subject, named, lexicon))
  known.set(key, found)
  return found
}

type NamedTopic = { subject: Subject; named: AskPhrase[] }
let named: NamedTopic[] | undefined

/** Made once: it holds the words of all languages. */
function listNamedTopics(): NamedTopic[] {
  if (named) return named
  const own = subjects.map((subject) => makePhrases(listOwnWords(subject)))
  // 'cost' asks for a price, though it is what other languages call their financials by.
  const english = new Set(own.flatMap((all) => all.map(makeKey)))
  named = subjects.map((subject, index) => {
    const foreign = makePhrases(listLexicons().flatMap((lexicon) => listForeignWords(subject, lexicon)))
    return { subject, named: [...(own[index] ?? []), ...foreign.filter((phrase) => !english.has(makeKey(phrase)))] }
  })
  return named
}

const makeTopic = (subject: Subject, named: AskPhrase[], lexicon: LanguageLexicon | undefined): AskTopic => ({
  named,
  synonyms: makePhrases(listOwnWords(subject).concat(lexicon ? listForeignWords(subject, lexicon) : [])),
  kinds: new Set(subject.asked.kinds),
  fields: new Set(Object.keys(subject.fields)),
})

const listOwnWords = ({ asked, fields }: Subject): string[] =>
  splitPhrases(asked.english).concat(Object.keys(fields).flatMap((key) => fieldNames.get(key) ?? []))

const listForeignWords = ({ asked: { uses = [], kinds = [] } }: Subject, lexicon: LanguageLexicon): string[] => [
  ...uses.flatMap((use) => splitPhrases(lexicon.words?.[use] ?? '')),
  ...kinds.flatMap((kind) => splitPhrases(lexicon.titles[kind] ?? '')),
]

const fieldNames = new Map<string, string>(
  [...memoSections.flatMap((section) => [...section.fields]), ...founderFields].map(({ key, name }) => [key, name]),
)

const makeKey = ({ tokens, loose }: AskPhrase) => `${tokens.join(' ')} ${loose}`

/** Returns phrases as the tokens that they are looked for by, each once. */
export function makePhrases(texts: readonly string[]): AskPhrase[] {
  const found = new Map<string, AskPhrase>()
  for (const text of texts) {
    const tokens = splitAskTokens(text).map((token) => token.text)
    const loose = text.endsWith('*') ? 'start' : text.startsWith('*') ? 'end' : null
    if (tokens.length > 0) found.set(makeKey({ tokens, loose }), { tokens, loose })
  }
  return [...found.values()]
}

/** Finds a phrase in a row of tokens; each place is the index of its first token. */
export function findPhrase({ tokens, loose }: AskPhrase, text: readonly string[]): number[] {
  const isAt = (at: number) =>
    tokens.every((token, index) => {
      const there = text[at + index]
      if (there === token || there === undefined) return there === token
      if (loose === 'start' && index === tokens.length - 1) return there.startsWith(token)
      return loose === 'end' && index === 0 && there.endsWith(token)
    })
  return text.flatMap((_, at) => (at + tokens.length <= text.length && isAt(at) ? [at] : []))
}
