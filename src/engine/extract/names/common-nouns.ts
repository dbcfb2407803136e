import { findLexicon } from '#engine/lexicons/find-lexicon.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'

const nounsByLanguage = new Map<string, ReadonlySet<string>>()

/** Whether a capitalised text is made of the deck's everyday words alone: German sets every noun like a name. */
export function isCommonNoun(text: string, language: string): boolean {
  const nouns = listNouns(language)
  if (nouns.size === 0) return false
  const words = text.split(/[\s/&-]+/u).filter(Boolean)
  return words.every((word) => {
    const bare = foldLetters(word).replace(/[^\p{L}\p{N}]/gu, '')
    return bare === '' || nouns.has(bare) || isGeneric(word)
  })
}

function listNouns(language: string): ReadonlySet<string> {
  const kept = nounsByLanguage.get(language)
  if (kept) return kept
  const lexicon = findLexicon(language)
  const { commonNoun = '', notAName = '', role = '' } = lexicon?.words ?? {}
  const lists = [commonNoun, notAName, role, ...Object.values(lexicon?.titles ?? {})]
  const words = lists.flatMap(splitPhrases).flatMap((phrase) => foldLetters(phrase).split(/[^\p{L}\p{N}]+/u))
  const nouns = new Set(words.filter(Boolean))
  nounsByLanguage.set(language, nouns)
  return nouns
}
