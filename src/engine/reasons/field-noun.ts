import { memoSections } from '#contract/memo-fields.ts'

/** What a value of a field is called within a sentence, where the field's name in small letters does not do. */
const nouns: Readonly<Record<string, string>> = {
  one_liner: 'what the company does',
  site: 'the company’s site',
  company_linkedin: 'the company’s LinkedIn page',
  contact_email: 'the company’s email address',
  year_founded: 'the year of foundation',
  headquarters: 'the headquarters',
  employees: 'the number of employees',
  problem: 'the problem',
  solution: 'the solution',
  founder_name: 'a founder',
  founder_linkedin: 'the founder’s LinkedIn page',
  founder_email: 'the founder’s email address',
  founder_role: 'the founder’s role',
  customers: 'the number of customers',
  users: 'the number of users',
  notable_customers: 'a customer',
  partnerships: 'a partnership',
  milestones: 'a milestone',
  awards: 'an award',
  gmv: 'GMV',
  burn_rate: 'burn',
  cac: 'CAC',
  ltv: 'LTV',
  pricing: 'a price',
  stage: 'the stage of this round',
  amount_raising: 'the amount of this round',
  instrument: 'the instrument of this round',
  valuation: 'the valuation of this round',
  committed: 'committed to this round',
  use_of_funds: 'a use of funds',
  previous_investors: 'an investor',
  closing_deadline: 'the closing of this round',
  tam: 'TAM',
  sam: 'SAM',
  som: 'SOM',
  competitors: 'a competitor',
  competitive_advantage: 'a competitive advantage',
  go_to_market: 'how the company reaches customers',
  why_now: 'why the time is right',
  product_status: 'the status of the product',
  other_metrics: 'a figure of the company',
}

const names = new Map<string, string>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }) => [key, name.toLowerCase()] as const)),
)

/** Returns what a value of a field, given by its key, is called within a sentence: 'revenue', 'TAM', 'a competitor'. */
export const nameField = (key: string): string => nouns[key] ?? names.get(key) ?? key.replaceAll('_', ' ')

/** Metrics of scopes that are counts: their name alone would not read as one. */
const metrics: Readonly<Record<string, string>> = {
  customers: 'the number of customers',
  users: 'the number of users',
  employees: 'the number of employees',
}

/** Returns what a figure's metric is called within a sentence. */
export const nameMetric = (metric: string): string => metrics[metric] ?? metric
