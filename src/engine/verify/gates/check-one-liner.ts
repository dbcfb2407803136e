import { definitionVerbs, offerNouns, selfDescriptions, selfOpenings } from '#engine/lexicons/one-liner-words.ts'
import { openEnd } from '#engine/lexicons/sentence-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { findPhrases, splitTokens } from '../../extract/classify/phrase-trie.ts'
import { getTrie, strongPoints } from '../../extract/classify/vocabulary-trie.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findNamePlaces } from './find-name-places.ts'

const fewestWords = 3
/** Words of a name at the start of a sentence. */
const mostNameWords = 3
/** Vocabularies whose phrases name a product, a trade or a customer. */
const offerVocabularies = new Set<string>(['industry', 'client_type', 'product_type', 'product_structure'])

const slogan: Problem = { gate: 'whose', of: 'slogan' }

/** Returns a problem unless the text says what the company does: 'X is a …', 'We help …', or on the cover a phrase with its product or customer. */
export function checkOneLiner({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const text = String(fact.value).trim()
  if (openEnd.test(text)) return { gate: 'reading', how: 'cut', words: text }
  if (saysWhatItDoes(text, deck)) return null
  const isOnCover = evidence.every(({ page }) => page === 1)
  return isOnCover && isOffer(text, deck.language) ? null : slogan
}

/** A sentence about the company: its name and what it is or does, or 'we' and what we do. */
function saysWhatItDoes(text: string, deck: VerifySources): boolean {
  const { language } = deck
  if (selfOpenings.in(language).test(text) && selfDescriptions.in(language).test(text)) return true
  const words = text.split(/\s+/u)
  for (let length = 1; length <= mostNameWords; length += 1) {
    const name = words.slice(0, length).join(' ')
    const rest = ` ${words.slice(length).join(' ')}`
    if (definitionVerbs.in(language).test(rest) && findNamePlaces(name, deck).size > 0) return true
  }
  return false
}

/** A phrase that names a product or a customer; a question, a list of people or a few words of mood are none. */
function isOffer(text: string, language: string): boolean {
  const tokens = splitTokens(text)
  if (tokens.length < fewestWords || /\?/u.test(text) || isListOfPeople(text)) return false
  if (offerNouns.in(language).test(text)) return true
  const named = findPhrases(getTrie(language), text, tokens).filter(
    ({ vocabulary, weight }) => weight > 0 && offerVocabularies.has(vocabulary),
  )
  const places = new Set(named.map(({ start }) => start))
  return named.some(({ weight }) => weight >= strongPoints) || places.size >= fewestWeakPhrases
}

/** 'Insight' alone can be a mood; two such words tell a trade. */
const fewestWeakPhrases = 2

/** Names and nothing else, side by side or parted by commas. */
const isListOfPeople = (text: string) => {
  const words = text.split(/[\s,;&]+/u).filter(Boolean)
  return words.length >= 2 && words.every((_, at) => at % 2 === 1 || nameIn(words.slice(at, at + 2).join(' ')) !== null)
}
