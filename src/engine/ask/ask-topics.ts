import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { type LanguageLexicon, phrasesIn } from '#engine/lexicons/language-lexicon.ts'
import { everyLexicon, findLexicon } from '#engine/lexicons/lexicon-of.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import type { SlideKind } from '#engine/slides.ts'
import { askTokens } from './ask-tokens.ts'

/** Tokens in a row; a loose one begins or ends a longer word. */
export type AskPhrase = { tokens: readonly string[]; loose: 'start' | 'end' | null }

/** What questions ask for, with the words that decks say it by and the slides that tell of it. */
type Topic = { fields: readonly string[]; english: string; uses?: readonly WordUse[]; kinds?: readonly SlideKind[] }

const topics: readonly Topic[] = [
  {
    fields: ['amount_raising'],
    english: 'raise, raising, ask, round, funding, fundraising, seeking, investment, capital',
    uses: ['ask'],
    kinds: ['ask'],
  },
  {
    fields: ['use_of_funds'],
    english: 'use of funds, use of proceeds, spend, spending, allocation, proceeds',
    uses: ['useOfFunds'],
    kinds: ['ask'],
  },
  { fields: ['valuation'], english: 'valuation, pre-money, post-money, valuation cap, cap', uses: ['valuation'] },
  {
    fields: ['previous_funding', 'previous_investors'],
    english: 'raised, previously raised, raised to date, backed by, investors, grants, angels',
    uses: ['raised', 'grant', 'investorTitle'],
  },
  { fields: ['committed'], english: 'committed, commitments, soft circled', uses: ['committed'] },
  {
    fields: ['instrument'],
    english: 'SAFE, convertible note, convertible, equity, priced round',
    uses: ['instrument'],
  },
  { fields: ['closing_deadline'], english: 'closing, close, deadline', uses: ['closing'] },
  {
    fields: ['revenue'],
    english: 'revenue, sales, turnover, ARR, MRR, run rate, income, annual recurring revenue',
    uses: ['revenue', 'arr', 'mrr'],
  },
  { fields: ['revenue_growth'], english: 'growth, growing, grew, grow, year over year, YoY, MoM', uses: ['growth'] },
  {
    fields: ['revenue_forecast'],
    english: 'forecast, projections, projected, projection, plan for revenue',
    uses: ['forecast'],
    kinds: ['financials'],
  },
  {
    fields: ['customers', 'notable_customers'],
    english: 'customers, clients, paying customers, logos, accounts',
    uses: ['customers', 'payingCustomers', 'customerTitle'],
  },
  { fields: ['users'], english: 'users, active users, MAU, DAU, downloads, subscribers, members', uses: ['users'] },
  { fields: ['retention'], english: 'retention, churn, NRR, net revenue retention', uses: ['retention', 'churn'] },
  { fields: ['gmv'], english: 'GMV, transaction volume, gross merchandise volume', uses: ['gmv'] },
  { fields: ['pipeline'], english: 'pipeline, LOI, letters of intent, leads', uses: ['pipeline'] },
  { fields: ['gross_margin'], english: 'gross margin, margin, margins', uses: ['grossMargin'] },
  { fields: ['burn_rate'], english: 'burn, burn rate, monthly burn', uses: ['burn'] },
  { fields: ['runway'], english: 'runway, months of cash, money last, cash last', uses: ['runway'] },
  { fields: ['cac'], english: 'CAC, acquisition cost, cost of acquisition', uses: ['cac'] },
  { fields: ['ltv'], english: 'LTV, CLV, lifetime value', uses: ['ltv'] },
  {
    fields: ['pricing'],
    english: 'price, prices, priced, pricing, fee, fees, cost, subscription, charge, charges',
    uses: ['prices'],
    kinds: ['business-model'],
  },
  {
    fields: ['business_model', 'revenue_model'],
    english: 'business model, make money, monetise, monetize, monetization, revenue model',
    kinds: ['business-model'],
  },
  { fields: ['break_even'], english: 'break-even, breakeven, profitable, profitability', uses: ['breakEven'] },
  {
    fields: ['tam', 'sam', 'som'],
    english: 'TAM, SAM, SOM, market, market size, addressable market, market opportunity',
    uses: ['marketSize', 'tam', 'sam', 'som'],
    kinds: ['market'],
  },
  { fields: ['market_growth'], english: 'CAGR, market growth', uses: ['marketGrowth'] },
  {
    fields: ['competitors'],
    english: 'competitor, competition, competitive landscape, competing, compete, alternatives, rivals, incumbents',
    kinds: ['competition'],
  },
  {
    fields: ['competitive_advantage'],
    english: 'advantage, moat, differentiation, differentiator, unfair advantage, unique',
    uses: ['advantage'],
    kinds: ['competition'],
  },
  {
    fields: ['go_to_market', 'distribution'],
    english: 'go to market, GTM, sales strategy, marketing, channels, distribution',
    kinds: ['go-to-market'],
  },
  {
    fields: ['intellectual_property'],
    english: 'patent, patents, IP, intellectual property, trademark',
    uses: ['property'],
  },
  { fields: ['why_now'], english: 'why now, timing', uses: ['whyNow'], kinds: ['why-now'] },
  { fields: ['problem'], english: 'problem, pain, pain points, challenge', kinds: ['problem'] },
  {
    fields: ['solution', 'one_liner'],
    english: 'solution, product, they do, company do, it do, platform',
    kinds: ['solution', 'product'],
  },
  { fields: ['product_status'], english: 'launched, launch, beta, prototype, MVP, live', uses: ['productStatus'] },
  {
    fields: ['founder_name', 'founder_role', 'founder_summary'],
    english: 'founder, founders, co-founder, cofounder, team, management, background',
    uses: ['founderRole'],
    kinds: ['team'],
  },
  { fields: [], english: 'CEO, chief executive officer, managing director', kinds: ['team'] },
  { fields: [], english: 'CTO, chief technology officer', kinds: ['team'] },
  { fields: ['employees'], english: 'employees, headcount, team size, FTE, staff', uses: ['staff'] },
  { fields: ['year_founded'], english: 'founded, established, incorporated, since', uses: ['founded'] },
  { fields: ['headquarters'], english: 'headquarters, HQ, headquartered, based in, office, located', uses: ['seat'] },
  { fields: ['partnerships'], english: 'partner, partners, partnership, partnerships', uses: ['partnership'] },
  { fields: ['milestones'], english: 'milestone, milestones, roadmap, next steps, plans', kinds: ['roadmap'] },
  { fields: ['awards'], english: 'award, awards, prize, winner', uses: ['award'] },
  { fields: ['contact_email', 'site'], english: 'contact, email, e-mail, website, site', kinds: ['contact'] },
]

/** A topic as it is looked for: what a question names it by, what a deck of a language says, and its memo fields. */
export type AskTopic = {
  named: readonly AskPhrase[]
  said: readonly AskPhrase[]
  kinds: ReadonlySet<SlideKind>
  fields: ReadonlySet<string>
}

const known = new Map<string, AskTopic[]>()

/** The topics for a deck: questions may name them in any language, the deck says them in its own or in English. */
export function askTopics(language: string): AskTopic[] {
  const lexicon = findLexicon(language)
  const key = lexicon ? language : 'en'
  const made = known.get(key) ?? namedTopics().map(({ topic, named }) => topicOf(topic, named, lexicon))
  known.set(key, made)
  return made
}

type NamedTopic = { topic: Topic; named: AskPhrase[] }
let named: NamedTopic[] | undefined

/** Made once: it holds the words of all languages. */
function namedTopics(): NamedTopic[] {
  if (named) return named
  const own = topics.map((topic) => phrases(ownWords(topic)))
  // 'cost' asks for a price, though it is what other languages call their financials by.
  const english = new Set(own.flatMap((all) => all.map(keyOf)))
  named = topics.map((topic, index) => {
    const foreign = phrases(everyLexicon().flatMap((lexicon) => wordsOf(topic, lexicon)))
    return { topic, named: [...(own[index] ?? []), ...foreign.filter((phrase) => !english.has(keyOf(phrase)))] }
  })
  return named
}

const topicOf = (topic: Topic, names: AskPhrase[], lexicon: LanguageLexicon | undefined): AskTopic => ({
  named: names,
  said: phrases([...ownWords(topic), ...(lexicon ? wordsOf(topic, lexicon) : [])]),
  kinds: new Set(topic.kinds),
  fields: new Set(topic.fields),
})

const ownWords = ({ english, fields }: Topic): string[] => [
  ...phrasesIn(english),
  ...fields.flatMap((key) => fieldNames.get(key) ?? []),
]

const wordsOf = ({ uses = [], kinds = [] }: Topic, lexicon: LanguageLexicon): string[] => [
  ...uses.flatMap((use) => phrasesIn(lexicon.words?.[use] ?? '')),
  ...kinds.flatMap((kind) => phrasesIn(lexicon.titles[kind] ?? '')),
]

const fieldNames = new Map<string, string>(
  [...memoSections.flatMap((section) => [...section.fields]), ...founderFields].map(({ key, name }) => [key, name]),
)

const keyOf = ({ tokens, loose }: AskPhrase) => `${tokens.join(' ')} ${loose}`

function phrases(texts: readonly string[]): AskPhrase[] {
  const made = new Map<string, AskPhrase>()
  for (const text of texts) {
    const tokens = askTokens(text).map((token) => token.text)
    const loose = text.endsWith('*') ? 'start' : text.startsWith('*') ? 'end' : null
    if (tokens.length > 0) made.set(keyOf({ tokens, loose }), { tokens, loose })
  }
  return [...made.values()]
}

/** The places where a phrase stands in a row of tokens, each by its first token. */
export function placesOfPhrase({ tokens, loose }: AskPhrase, text: readonly string[]): number[] {
  const isAt = (at: number) =>
    tokens.every((token, index) => {
      const there = text[at + index]
      if (there === token || there === undefined) return there === token
      if (loose === 'start' && index === tokens.length - 1) return there.startsWith(token)
      return loose === 'end' && index === 0 && there.endsWith(token)
    })
  return text.flatMap((_, at) => (at + tokens.length <= text.length && isAt(at) ? [at] : []))
}
