import type { Signal } from '#engine/facts.ts'
import { isKnownLanguage } from '#engine/lexicons/find-lexicon.ts'
import type { CheckInput } from './check-input.ts'

/** Finds a deck in a language without a word list; what needs no words was still looked for. */
export function checkLanguage({ deck }: CheckInput): Signal[] {
  if (deck.language === 'und' || isKnownLanguage(deck.language)) return []
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(deck.language) ?? deck.language
  const reason = `The deck is in ${name}, a language without a word list. Names, addresses and amounts were looked for; other fields may be missing.`
  return [{ key: 'Language without a word list', value: name, reason, severity: 'warning', evidence: [] }]
}
