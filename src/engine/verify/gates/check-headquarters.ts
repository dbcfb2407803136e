import type { VerifiedEvidence } from '#engine/facts.ts'
import {
  basedCompany,
  legalSeat,
  notASeat,
  plansAndMarkets,
  seatLabels,
  seatWords,
  streetWords,
} from '#engine/lexicons/headquarters-words.ts'
import { usStateCodes } from '#engine/lexicons/places.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { findPlaces } from '../../extract/company/place-names.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

const mostWordsOfPlace = 8

/** Returns a problem unless words of a seat stand beside the place, or it is an address on the cover or the page of contact. */
export function checkHeadquarters({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const isSeat = evidence.some((one) => saysSeat(one.quote, deck.language) || isAddressOfCompany(one, deck))
  return isSeat ? null : { gate: 'label', value: String(fact.value), field: 'headquarters' }
}

function saysSeat(quote: string, language: string): boolean {
  if (basedCompany.test(quote) || seatLabels.test(quote.trim().replace(/[:：]$/u, ''))) return true
  const words = seatWords.in(language).exec(quote)?.[0] ?? ''
  return words !== '' && !/^from$/iu.test(words.trim()) && !legalSeat.test(words) && !notASeat.test(quote)
}

function isAddressOfCompany({ page, quote }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  if (!slide || !isPlaceOfContact(slide.page, slide.kinds[0]?.kind ?? '', deck)) return false
  if (notASeat.test(quote) || plansAndMarkets.test(quote)) return false
  const places = findPlaces(quote, deck.language).filter(({ kind }) => kind !== 'demonym' && kind !== 'region')
  if (places.length > 0 && streetWords.in(deck.language).test(quote)) return true
  const code = /,\s*([A-Z]{2})\b/u.exec(quote)?.[1]
  const isPair = places.length > 1 || (places.length === 1 && code !== undefined && usStateCodes.has(code))
  return isPair && places.some(({ kind }) => kind === 'city') && quote.split(/\s+/u).length <= mostWordsOfPlace
}

const isPlaceOfContact = (page: number, kind: string, deck: VerifySources) =>
  page === 1 || page === deck.slides.size || kind === 'contact'
