import type { FactKey } from '#engine/facts.ts'

/** Facts that one extract request asks for. */
export const fieldGroups = ['company', 'traction', 'market'] as const
export type FieldGroup = (typeof fieldGroups)[number]

type Definition = string
type GroupGuide = Partial<Record<FactKey, Definition>>

const company = {
  company_name: "the company's name as it writes it",
  one_liner: 'what the company does, in one line of its own words',
  site: "the company's web address",
  company_linkedin: "address of the company's LinkedIn page",
  contact_email: 'address to write to the company',
  year_founded: 'year in which the company was founded, four digits',
  headquarters: 'city, region or country where the company sits; not its markets',
  employees: 'how many people work for it now',
  industry: 'at most three industries that the company itself is in, the closest first',
  founder_name: "a founder's name; one fact each. Advisors, employees and investors are not founders",
  founder_role: "the founder's role as printed",
  founder_linkedin: "address of the founder's LinkedIn profile",
  founder_email: "the founder's e-mail address",
  founder_summary: 'what the deck tells about the founder, word for word',
  trait_communities: 'true when an accelerator, fellowship or founders’ community of repute is named for the founder',
  trait_entrepreneur: 'true when the founder is told to have founded, sold or helped to start a company before',
  trait_big_tech: 'true when the founder is told to have worked at a large technology company',
  trait_phd: 'true when a finished doctorate is told',
  trait_repeat: 'true when an earlier company of the founder is told',
  trait_education: 'true when a university or a degree is told',
  stage: 'stage of the round being raised; of the last closed round when none is being raised',
  amount_raising: 'amount asked for in this round',
  instrument: 'form of the investment: SAFE, convertible note, equity',
  valuation: 'valuation or cap of this round',
  committed: 'amount already committed to this round',
  use_of_funds: 'what the money is for; one fact each, with its share or amount',
  previous_funding: 'amount raised before this round',
  previous_investors: 'who invested before; one fact each',
  closing_deadline: 'date by which the round closes',
  'topic:Team': 'sentence about the team',
  'topic:Use of Funds': 'sentence about what the money is for',
} as const satisfies GroupGuide

const traction = {
  revenue:
    'revenue that was really made, with the name of its metric: ARR, MRR, revenue, run rate. Bookings and GMV are none',
  revenue_growth: 'growth of revenue that was really made',
  customers: 'number of customers now',
  users: 'number of users now',
  notable_customers: 'customer named by the deck; one fact each',
  retention: 'retention or churn',
  gmv: 'gross merchandise or transaction volume that was really made',
  partnerships: 'partner named by the deck; one fact each',
  pipeline: 'signed intents, leads or pipeline, by number or amount',
  milestones: 'something reached or planned, with its date; one fact each',
  awards: 'award or prize; one fact each',
  other_metrics: 'figure of the company’s own that fits no other key, as label: value, period; one fact each',
  revenue_forecast: 'revenue that is planned or projected, the latest year stated',
  gross_margin: 'gross margin',
  burn_rate: 'money burnt a month',
  runway: 'months until the money is used up',
  cac: 'cost of winning one customer',
  ltv: 'value of one customer over its lifetime',
  pricing: 'a price with what it is paid for',
  break_even: 'date or time of break-even',
  business_model: 'how the company earns money',
  revenue_model: 'form in which customers pay',
  'topic:Traction': 'sentence about traction',
  'topic:Business Model': 'sentence about how money is earned',
  'topic:Financials': 'sentence about finances',
  'topic:Roadmap': 'sentence about what comes next',
} as const satisfies GroupGuide

const market = {
  client_type: 'whom the company sells to; B2B as well when businesses pay for what consumers use',
  product_type: 'what is sold',
  product_structure: 'form of the product',
  distribution: 'ways in which the product reaches customers',
  target_market: 'regions that the company sells to or is about to',
  problem: 'the problem, in the deck’s words',
  solution: 'the product that solves it, in the deck’s words',
  product_status: 'how far the product is: idea, prototype, beta, launched',
  tam: 'total market size',
  sam: 'serviceable market size',
  som: 'obtainable market size',
  market_growth: 'how fast the market grows',
  competitors: 'competitor named by the deck; one fact each',
  competitive_advantage: 'why the company wins, in the deck’s words',
  go_to_market: 'how customers are won, in the deck’s words',
  intellectual_property: 'patents and other protection, in the deck’s words',
  why_now: 'why now, in the deck’s words',
  'topic:Problem': 'sentence about the problem',
  'topic:Product Solution': 'sentence about the product',
  'topic:Market': 'sentence about the market',
  'topic:Competition': 'sentence about competition',
  'topic:Go-to-Market': 'sentence about winning customers',
  'topic:Technology': 'sentence about the technology',
} as const satisfies GroupGuide

/** The keys of each extract request and what they mean, told to the model. Every key of a memo stands in one of them. */
export const fieldGuide: Record<FieldGroup, GroupGuide> = { company, traction, market }
