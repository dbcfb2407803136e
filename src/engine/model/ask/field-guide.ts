import type { FactKey } from '#engine/facts.ts'

/** Facts that one extract request asks for. */
export const fieldGroups = ['company', 'market'] as const
export type FieldGroup = (typeof fieldGroups)[number]

/**
 * What a key wants, told to the model. `list`: one fact an entry, at most `most`; other keys have one value. `inferred`: the
 * value may be concluded; other values are stated or are not there.
 */
export type KeyGuide = { wants: string; list?: true; most?: number; inferred?: true }
type GroupGuide = Partial<Record<FactKey, KeyGuide>>

const one = (wants: string): KeyGuide => ({ wants })
const list = (wants: string, most?: number): KeyGuide => ({ wants, list: true, ...(most ? { most } : {}) })
const concluded = (wants: string): KeyGuide => ({ wants, inferred: true })
const label = (wants: string, most?: number): KeyGuide => ({ ...list(wants, most), inferred: true })
const mostPassages = 8
const topic = (wants: string): KeyGuide => list(wants, mostPassages)

const noDoubt = 'what leaves no doubt, one or two; stated only if the quote prints the word, in any language'
const unitEconomics = 'a plan’s figure counts if it is given as the unit economics, with nature forecast'
const sentences = 'one or two whole sentences of one place'

const company = {
  company_name: one(
    'the startup’s own name as the deck writes it most, in a sentence rather than in capitals; no deck title, no investor, no customer',
  ),
  one_liner: one(
    'the tagline or first sentence that says what the company does, whole; of several the one that names the product; at most 30 words',
  ),
  site: one('its own web address, printed or linked; no app store, social network, video, or source of a figure'),
  company_linkedin: one('address of the company’s own LinkedIn page'),
  contact_email: one('its own address, printed or linked; a general mailbox before a person’s'),
  year_founded: one(
    'year in which the company was founded, established, incorporated or launched, or since which it exists; never the year of the deck or of a product',
  ),
  headquarters: one(
    'where the company sits: its address, ‘based in’, the city on the cover or contact page; never a market',
  ),
  employees: one('head count stated for now; never counted faces'),
  industry: label(
    'one to three industries that the company itself is in, the closest first; one is enough; not those of its customers',
    3,
  ),
  founder_name: list(
    `person called founder or co-founder; only if the deck calls none so, the leading team (CEO, CTO …), else the people of its team \
page; no advisers, investors, quoted people`,
  ),
  founder_role: one('the person’s role as printed'),
  founder_linkedin: one('address of the person’s LinkedIn profile'),
  founder_email: one('the person’s e-mail address'),
  founder_summary: one(
    'the person’s own lines of one page, at most 60 words; none where there is only a name and a role',
  ),
  trait_entrepreneur: concluded(
    'true if the person is called an entrepreneur, or founded, owned or sold a company before',
  ),
  trait_repeat: concluded('true if the person founded an earlier company'),
  trait_phd: concluded('true if the person finished a doctorate'),
  trait_education: concluded(
    `true if the person studied at a well-known or selective university that is named, or with top honours; a degree or title \
alone (BSc, MSc, MBA, Dr.) is not enough`,
  ),
  trait_big_tech: concluded('true if the person worked at a large technology company'),
  trait_communities: concluded('true if an accelerator or a fellowship is named for the person or for the team'),
  stage: concluded(
    'the round named for this raise; if none is raised, the last closed one that is named; never from the amount alone',
  ),
  amount_raising: one(
    'what this round asks for, a range whole; without a figure none; not money already committed, later rounds, totals, or the valuation',
  ),
  instrument: one('form of the investment: SAFE, convertible note, equity'),
  valuation: one('pre- or post-money valuation or cap of this round, with that word'),
  committed: one('money already committed to this round'),
  use_of_funds: list('a use of the money that is raised, with its share or amount where one is printed'),
  previous_funding: one(
    'money already raised: the total if it is printed, else the latest round; grants only if the deck counts them as raised',
  ),
  previous_investors: list('a named fund, angel or accelerator that invested; no giver of grants'),
  closing_deadline: one('date by which the round closes'),
  revenue: one(
    'latest actual sales, ARR, MRR or run rate, with that word; no forecast, bookings, GMV, and no other company’s; of one period ARR first',
  ),
  revenue_growth: one('growth of actual revenue; not of users, of a market, or of a plan'),
  customers: one(
    'latest count of paying or contracted customers; no leads, letters of intent, customers’ users, targets',
  ),
  users: one('latest count of users, members, downloads or sign-ups; no population, no target'),
  notable_customers: list(
    'name under ‘customers’ or ‘trusted by’, or a named customer of a pilot; no partners, press, competitors, tools used',
  ),
  retention: one('retention or churn'),
  gmv: one('gross merchandise or transaction volume that was really made'),
  partnerships: list('a partner called so, signed or running'),
  pipeline: one('signed intents, leads or pipeline, by number or amount'),
  milestones: list(
    'something reached or planned with its date as printed, be it ‘Q3’ or ‘month 6’; without a date only what is reached',
  ),
  awards: list('award or prize of the company'),
  other_metrics: list(
    'a figure that the company reached and no other key takes, as label: value, period; no promise of the product; at most 12, the most telling first',
    12,
  ),
  revenue_forecast: one('planned revenue of the latest year printed'),
  gross_margin: one(`the company’s gross margin; ${unitEconomics}`),
  burn_rate: one('money burnt a month'),
  runway: one('months until the money is used up'),
  cac: one(`the company’s cost of winning one customer; ${unitEconomics}`),
  ltv: one(`value of one of its customers over the lifetime; ${unitEconomics}`),
  pricing: one(
    'its price, with what it is for and per what; of several tiers each is a fact, the first that is not free first',
  ),
  break_even: one('date or time of break-even'),
  business_model: label(`how the company earns money: ${noDoubt}`),
  revenue_model: label(`form in which customers pay: ${noDoubt}`),
  'topic:Team': topic('who runs it, and what they did before'),
  'topic:Use of Funds': topic('what the money is for'),
  'topic:Traction': topic('what has been reached'),
  'topic:Business Model': topic('how money is earned'),
  'topic:Financials': topic('figures of accounts and plans'),
  'topic:Roadmap': topic('what comes next'),
} as const satisfies GroupGuide

const market = {
  client_type: label(`whom the company sells to; B2B as well when businesses pay for what consumers use: ${noDoubt}`),
  product_type: label(`what is sold: ${noDoubt}`),
  product_structure: label(`form of the product: ${noDoubt}`),
  distribution: label(`ways in which the product reaches customers: ${noDoubt}`),
  target_market: label(
    'regions that it says it sells to, now or next; Offshore means tax havens; a place in no listed region is left out',
  ),
  problem: one(`the problem: ${sentences}`),
  solution: one(`the product that solves it: ${sentences}`),
  product_status: one(`how far the product is (idea, prototype, beta, launched): ${sentences}`),
  tam: one(
    `largest stated size of its market, in money; else how many could buy, never how much is used (trips, emails); one fact: of one \
market in several years the size of now or of the nearest year, with its year as period`,
  ),
  sam: one('serviceable market, only under that label or its words'),
  som: one('obtainable market, only under that label or its words'),
  market_growth: one('CAGR or growth of that market'),
  competitors: list(
    'every name set beside the company: in a table or map, under ‘competition’, after ‘unlike’; no kinds of product (‘spreadsheets’), not the company itself',
  ),
  competitive_advantage: one(`what sets it apart from others: ${sentences}`),
  go_to_market: one(`how customers are won: ${sentences}`),
  intellectual_property: one(`patents and other protection: ${sentences}`),
  why_now: one(`why now: ${sentences}`),
  'topic:Problem': topic('the problem'),
  'topic:Product Solution': topic('the product'),
  'topic:Market': topic('the market, its size and growth'),
  'topic:Competition': topic(
    'who or what competes, and how the company compares; praise of the product alone belongs to the solution',
  ),
  'topic:Go-to-Market': topic('how customers are won'),
  'topic:Technology': topic('the technology'),
} as const satisfies GroupGuide

/** The keys of each extract request in their order. Every key of a memo stands in one of them, once. */
export const fieldGuide: Record<FieldGroup, GroupGuide> = { company, market }

const guides = new Map<string, KeyGuide>(fieldGroups.flatMap((group) => Object.entries(fieldGuide[group])))

/** What a key wants; null for a key that no request asks for. */
export const findGuide = (key: string): KeyGuide | null => guides.get(key) ?? null
