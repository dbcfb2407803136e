import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { findLexicon } from '#engine/lexicons/lexicon-of.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'

const known = new Map<string, ReadonlySet<string>>()

/** Whether a capitalised text is made of the deck's everyday words alone: German sets every noun like a name. */
export function isCommonNoun(text: string, language: string): boolean {
  const nouns = nounsOf(language)
  if (nouns.size === 0) return false
  const words = text.split(/[\s/&-]+/u).filter(Boolean)
  return words.every((word) => {
    const bare = foldLetters(word).replace(/[^\p{L}\p{N}]/gu, '')
    return bare === '' || nouns.has(bare) || isGeneric(word)
  })
}

function nounsOf(language: string): ReadonlySet<string> {
  const kept = known.get(language)
  if (kept) return kept
  const lexicon = findLexicon(language)
  const { commonNoun = '', notAName = '', role = '' } = lexicon?.words ?? {}
  const lists = [commonNoun, notAName, role, ...Object.values(lexicon?.titles ?? {})]
  const words = lists.flatMap(splitPhrases).flatMap((phrase) => foldLetters(phrase).split(/[^\p{L}\p{N}]+/u))
  const made = new Set(words.filter(Boolean))
  known.set(language, made)
  return made
}
