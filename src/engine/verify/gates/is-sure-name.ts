import { commonNounEnding } from '#engine/lexicons/common-noun-endings.ts'
import { months } from '#engine/lexicons/month-names.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import { findPhrases } from '../../extract/classify/phrase-trie.ts'
import { getTrie } from '../../extract/classify/vocabulary-trie.ts'
import { findPlaces } from '../../extract/company/place-names.ts'
import { isCommonNoun } from '../../extract/names/common-nouns.ts'
import type { VerifySources } from '../verify-sources.ts'
import { findPrintedPlaces } from './find-name-places.ts'

/** Vocabularies of trades and kinds of products; the others hold names of channels too. */
const tradeVocabularies = new Set<string>(['industry', 'client_type', 'product_type', 'product_structure'])

const fewestLetters = 3

/**
 * Whether a text can only be the name of another firm or person: name-shaped, and no role, place, month, everyday words,
 * trade, kind of product or the company itself. Words that the deck also writes small are words and not a name.
 */
export function isSureName(text: string, deck: VerifySources): boolean {
  const name = nameShape(text) ?? nameShape(text.replace(/ \p{Ll}+(?= \p{Lu})/gu, ''))
  if (name === null || isEveryday(name) || isCommonNoun(name, deck.language) || isRole(name)) return false
  if (months.some((month) => month.test(name)) || isWholePlace(name, deck.language) || isTrade(name, deck.language))
    return false
  return !hasCommonNouns(name) && !isWrittenSmall(name, deck) && findPrintedPlaces(name, deck).size === 0
}

const isWholePlace = (name: string, language: string) =>
  findPlaces(name, language).some(({ start, end }) => start === 0 && end === name.length)

/** 'Food Delivery': the words of a vocabulary and nothing else. */
const isTrade = (name: string, language: string) =>
  findPhrases(getTrie(language), name, splitTokens(name)).some(
    ({ vocabulary, start, end }) => tradeVocabularies.has(vocabulary) && start === 0 && end === name.length,
  )

/** A plural or an abstract noun alone, or such words throughout: 'Aggregators', 'The Mechanism'. */
function hasCommonNouns(name: string): boolean {
  const words = name.split(/[\s/-]+/u).filter((word) => !/^(?:and|&|of|the|for|in)$/iu.test(word))
  return words.every((word) => commonNounEnding.test(word) || isEveryday(word))
}

/** Whether the deck writes every longer word of the name in small letters somewhere. */
function isWrittenSmall(name: string, deck: VerifySources): boolean {
  const words = name.split(/[\s/-]+/u).filter((word) => word.length >= fewestLetters && /^\p{Lu}\p{L}+$/u.test(word))
  return words.length > 0 && words.every((word) => deck.nameUses.bareWords.has(word.toLowerCase()))
}
