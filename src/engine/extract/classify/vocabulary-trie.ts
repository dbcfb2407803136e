import { businessModels } from '#engine/lexicons/business-models.ts'
import { clientTypes } from '#engine/lexicons/client-types.ts'
import { distributions } from '#engine/lexicons/distributions.ts'
import { findLexicon } from '#engine/lexicons/find-lexicon.ts'
import { industries } from '#engine/lexicons/industries.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import type { PhraseLexicon } from '#engine/lexicons/phrase-lexicon.ts'
import { productStructures } from '#engine/lexicons/product-structures.ts'
import { productTypes } from '#engine/lexicons/product-types.ts'
import { revenueModels } from '#engine/lexicons/revenue-models.ts'
import { addPhrase, makeTrie, type PhraseTrie } from './phrase-trie.ts'
import { type ScoredVocabulary, scoredVocabularies } from './scored-vocabularies.ts'

const lexicons: Record<ScoredVocabulary, PhraseLexicon> = {
  industry: industries,
  client_type: clientTypes,
  product_type: productTypes,
  business_model: businessModels,
  product_structure: productStructures,
  revenue_model: revenueModels,
  distribution: distributions,
}

/** Points of a phrase that nearly settles a value. */
export const strongPoints = 3

const mediumPoints = 1

const againstPoints = -2

const triesByLanguage = new Map<string, PhraseTrie<ScoredVocabulary>>()

/** Returns the phrases of a language with the English ones; made once a language. */
export function getTrie(language: string): PhraseTrie<ScoredVocabulary> {
  const kept = triesByLanguage.get(language)
  if (kept) return kept
  const trie = makeTrie<ScoredVocabulary>()
  const lexicon = findLexicon(language)
  const own = lexicon?.phrases
  const falseFriends = new Set(splitPhrases(lexicon?.words?.falseFriend ?? ''))
  const english = (phrases: readonly string[]) => phrases.filter((phrase) => !falseFriends.has(phrase))
  for (const vocabulary of scoredVocabularies) {
    const add = (value: string, weight: number, phrases: readonly string[]) => {
      for (const phrase of phrases) addPhrase(trie, phrase, { vocabulary, value, weight })
    }
    for (const [value, phrases] of Object.entries(own?.[vocabulary] ?? {})) {
      add(value, strongPoints, splitPhrases(phrases.strong ?? ''))
      add(value, mediumPoints, splitPhrases(phrases.medium ?? ''))
      add(value, againstPoints, splitPhrases(phrases.against ?? ''))
    }
    for (const [value, phrases] of Object.entries(lexicons[vocabulary])) {
      add(value, strongPoints, english(phrases.strong))
      add(value, mediumPoints, english(phrases.medium))
      add(value, againstPoints, english(phrases.against ?? []))
    }
  }
  triesByLanguage.set(language, trie)
  return trie
}
