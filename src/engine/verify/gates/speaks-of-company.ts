import { ownSubject } from '#engine/lexicons/one-liner-words.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import type { VerifySources } from '../verify-sources.ts'
import { makeNameOnlyKey } from './name-keys-by-place.ts'

const fewestLetters = 4
const mostNameWords = 3

/** Whether a sentence names the company or says 'we' or 'our' among its words. */
export function speaksOfCompany(text: string, deck: VerifySources): boolean {
  return ownSubject.in(deck.language).test(text) || namesCompany(text, deck)
}

/** Whether a text holds the name that the deck prints as the company's. */
export function namesCompany(text: string, deck: VerifySources): boolean {
  const words = text.split(/\s+/u)
  const printed = [...deck.nameKeys.values()]
  return words.some((_, at) =>
    Array.from({ length: mostNameWords }, (_unused, more) => words.slice(at, at + more + 1).join(' ')).some((run) => {
      const key = makeNameOnlyKey(run.replace(/['’]s$/u, ''))
      return key.length >= fewestLetters && !isEveryday(run) && printed.some((keys) => keys.has(key))
    }),
  )
}
