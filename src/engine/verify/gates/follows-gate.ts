import type { FactKey } from '#engine/facts.ts'
import { founderRoles } from '#engine/lexicons/roles.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { valueProblem } from '../value-follows.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { isOfCompany, saysFounder } from './says-founder.ts'

/** Traits of who founded something before: to have founded this company is not one. */
const ofOtherFirms = new Set<FactKey>(['trait_entrepreneur', 'trait_repeat'])

const foundsFirm = /\b(?:[Cc]o-?)?[Ff]ound(?:er|ed|ing)(?: (?:of|at))? (?<firm>\p{Lu}[\p{L}\d&.’'-]*)/gu

/** Returns a text without the words that make a person a founder of this company. */
function cutOwnFounding(quote: string, person: string, deck: VerifySources): string {
  const bare = quote.replace(person, ' ')
  if (saysFounder(bare, deck)) return bare.replace(founderRoles, ' ')
  return bare.replace(foundsFirm, (words, firm: string) => (isOfCompany(firm, deck) ? ' ' : words))
}

/** Gate 2: can the value be read off its quotes? */
export function checkFollows({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const said = evidence.map(({ quote }) => quote)
  const quotes = ofOtherFirms.has(fact.key) ? said.map((quote) => cutOwnFounding(quote, fact.person ?? '', deck)) : said
  const detail = valueProblem(fact, quotes, deck.read)
  return detail === null ? null : { gate: 'follows', value: String(fact.value), detail }
}
