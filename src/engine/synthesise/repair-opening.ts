import type { FactKey } from '#engine/facts.ts'
import { emptySubject, leaningOpeners, linkingWords } from '#engine/lexicons/prose-form-words.ts'
import { opened } from '#engine/text/sentence-case.ts'
import type { CitedFact } from './cited-fact.ts'

/**
 * Returns a sentence that begins with a name or a noun, so that it stands alone: 'it' becomes the company's name where all facts
 * are the company's, 'she' and 'he' the person's where all are one person's. Null for one that leans on another.
 */
export function repairOpening(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  const bare = opened(text.replace(linkingWords, ''))
  const [word] = leaningOpeners.exec(bare) ?? []
  if (word === undefined) return bare
  if (emptySubject.test(bare)) return null
  const name = chooseName(word.toLowerCase(), cited, company)
  if (name === null) return null
  const isOwner = owners.has(word.toLowerCase())
  return `${isOwner ? makePossessive(name) : name}${bare.slice(word.length)}`
}

const ofCompany: ReadonlySet<string> = new Set(['it', 'its'])
const ofPerson: ReadonlySet<string> = new Set(['he', 'she', 'his', 'her'])
const owners: ReadonlySet<string> = new Set(['its', 'his', 'her'])

/** Fields whose subject is the company itself; 'it' of another is the market, the round or the product. */
const companyKeys: ReadonlySet<FactKey> = new Set<FactKey>([
  ...(['company_name', 'one_liner', 'year_founded', 'headquarters', 'employees', 'industry', 'solution'] as const),
  ...(['client_type', 'product_type', 'business_model', 'revenue_model', 'distribution', 'target_market'] as const),
  ...([
    'revenue',
    'customers',
    'users',
    'notable_customers',
    'partnerships',
    'pipeline',
    'milestones',
    'awards',
  ] as const),
  ...(['revenue_forecast', 'burn_rate', 'runway', 'break_even', 'amount_raising', 'stage'] as const),
  ...(['previous_funding', 'previous_investors'] as const),
])

function chooseName(word: string, cited: readonly CitedFact[], company: string | null): string | null {
  if (ofCompany.has(word)) return cited.every(({ fact }) => companyKeys.has(fact.key)) ? company : null
  if (!ofPerson.has(word)) return null
  const people = new Set(cited.map(({ fact, value }) => fact.person ?? (fact.key === 'founder_name' ? value : null)))
  const [person = null] = people
  return people.size === 1 ? person : null
}

const makePossessive = (name: string) => `${name}’s`
