import { withholdInstructions } from './check/withhold-instructions.ts'
import { extractOffline } from './extract/extract-offline.ts'
import { type FactKey, isGrounded, isProved, type VerifiedEvidence, type VerifiedFact } from './facts.ts'
import { sitePageWords } from './lexicons/site-page-words.ts'
import { type LaidOutSite, layOutSite } from './read/site/lay-out-site.ts'
import type { Place, Problem } from './reasons/problem.ts'
import type { SiteDoc } from './site-doc.ts'
import { foldWords } from './text/fold-words.ts'
import { understandDeck } from './understand/understand-deck.ts'
import { gatesAlone } from './verify/trusted-rules.ts'
import { verifyFacts } from './verify/verify-facts.ts'
import { indexSources } from './verify/verify-sources.ts'

/** Fields that a company's site can state. What a round asks for, and what the company plans, stands in its deck alone. */
const fieldsOfSites = new Set<FactKey>([
  ...(['company_name', 'one_liner', 'company_linkedin', 'contact_email', 'year_founded', 'headquarters'] as const),
  ...(['employees', 'customers', 'users', 'notable_customers', 'previous_investors', 'partnerships'] as const),
  ...(['awards', 'pricing', 'founder_name', 'founder_role', 'founder_linkedin', 'founder_email'] as const),
])

/**
 * Returns what the company's own site states, read by the same rules and judged by the same gates as a deck. Only what is
 * grounded stays: quotes with the https address of their page. No rule's record is asked, since it was counted on decks.
 */
export function findSiteFacts(site: SiteDoc): VerifiedFact[] {
  const laidOut = layOutSite(site)
  const { doc } = withholdInstructions(laidOut.doc, [])
  const deck = understandDeck(doc)
  const facts = extractOffline(deck, { text: '', lines: [], parts: [] }).filter(({ key }) => fieldsOfSites.has(key))
  // The gates judge what is stated; a profile behind a link is held to the same, and stays a conclusion.
  const claims = facts.map((fact) => (fact.rule === profileByLink ? { ...fact, kind: 'stated' as const } : fact))
  return verifyFacts(claims, indexSources(doc, [], deck), gatesAlone)
    .filter((fact) => !fieldsOfItself.has(fact.key) || fact.evidence.every(({ page }) => !tellsOfOthers(page, laidOut)))
    .filter((fact) => (fact.rule === profileByLink ? isProved(fact) : isGrounded(fact)))
    .map((fact) => moveToSite(fact.rule === profileByLink ? conclude(fact) : fact, laidOut))
}

/** What a page or a part of it about customers, partners or investors states of itself is theirs. */
const fieldsOfItself = new Set<FactKey>([
  ...(['contact_email', 'year_founded', 'headquarters', 'employees', 'users'] as const),
  ...(['founder_name', 'founder_role', 'founder_linkedin', 'founder_email'] as const),
])
const wordsOfOthers = sitePageWords.customers.map((words) => ` ${words} `)

function tellsOfOthers(page: number | null, laidOut: LaidOutSite): boolean {
  const place = findSection(page, laidOut)
  if (place?.section.kind !== 'text') return false
  const parts = (URL.parse(place.url)?.pathname ?? '').replace(/\.\w+$/u, '').split('/')
  const texts = [place.section.title, ...parts].map((text) => ` ${foldWords(text)} `)
  return wordsOfOthers.some((words) => texts.some((text) => text.includes(words)))
}

const profileByLink = 'company-linkedin.linked'

const conclude = (fact: VerifiedFact): VerifiedFact => ({ ...fact, kind: 'inferred', standing: 'inferred' })

function moveToSite(fact: VerifiedFact, laidOut: LaidOutSite): VerifiedFact {
  const isData = fact.evidence.some(({ page }) => findSection(page, laidOut)?.section.kind === 'data')
  const [first] = fact.evidence
  const evidence = fact.evidence.map((one) => moveEvidence(one, laidOut))
  const moved = { ...fact, rule: `site/${fact.rule}`, evidence }
  if (isData && first)
    return { ...moved, standing: 'found', problem: { gate: 'reading', how: 'data', words: first.quote } }
  return { ...moved, problem: fact.problem && moveProblem(fact.problem) }
}

function moveEvidence(evidence: VerifiedEvidence, laidOut: LaidOutSite): VerifiedEvidence {
  const place = findSection(evidence.page, laidOut)
  const quote = place?.section.kind === 'data' ? quoteSource(evidence.quote, place.section) : evidence.quote
  return { ...evidence, document: 'site', page: null, boxes: [], quote, ...(place ? { url: place.url } : {}) }
}

const findSection = (page: number | null, { places }: LaidOutSite) => (page === null ? undefined : places.get(page))

/** The words of the page's source behind a quote of its data. */
function quoteSource(
  quote: string,
  { blocks, raw = [] }: { blocks: Array<{ lines: string[] }>; raw?: string[] },
): string {
  const lines = blocks.flatMap((block) => block.lines)
  const quoted = raw.filter((_, index) => lines[index] !== undefined && quote.includes(lines[index]))
  return quoted.length > 0 ? quoted.join(', ') : quote
}

const siteAsPlace: Place = { page: null, document: 'site' }

function moveProblem(problem: Problem): Problem {
  if (problem.gate === 'rival') return { ...problem, here: siteAsPlace, there: siteAsPlace }
  return problem.gate === 'quote' ? { ...problem, place: siteAsPlace } : problem
}
