type FieldType = 'str' | 'bool' | 'array'
export type MemoFieldDefinition = { key: string; name: string; type: FieldType }

const str = <const K extends string, const N extends string>(key: K, name: N) => ({ key, name, type: 'str' as const })
const array = <const K extends string, const N extends string>(key: K, name: N) => ({
  key,
  name,
  type: 'array' as const,
})
const bool = <const K extends string, const N extends string>(key: K, name: N) => ({ key, name, type: 'bool' as const })

/** The fields of one founder, in the order in which the memo shows them. */
export const founderFields = [
  str('founder_name', 'Founder Name'),
  str('founder_role', 'Role'),
  str('founder_linkedin', 'LinkedIn'),
  str('founder_email', 'Email'),
  str('founder_summary', 'Founder Summary'),
  bool('trait_communities', 'Affiliation with best startup communities'),
  bool('trait_entrepreneur', 'Entrepreneur Experience'),
  bool('trait_big_tech', 'Founder from Big Tech companies'),
  bool('trait_phd', "PhD's on the founder"),
  bool('trait_repeat', 'Repeat Founder'),
  bool('trait_education', 'Strong Education'),
] as const

/** The memo's sections and their fields, in order. `Founder information` is a list of objects, one a founder. */
export const memoSections = [
  {
    name: 'General information',
    fields: [
      str('company_name', 'Company Name'),
      str('one_liner', 'One-liner'),
      str('site', 'Company Site'),
      str('company_linkedin', 'Company LinkedIn'),
      str('contact_email', 'Contact Email'),
      str('year_founded', 'Year of Foundation'),
      str('headquarters', 'Headquarter Location'),
      str('employees', 'Quantity of Employee'),
      array('industry', 'Industry'),
      str('problem', 'Problem'),
      str('solution', 'Product Solution'),
      str('product_status', 'Product Status'),
    ],
  },
  {
    name: 'Company type',
    fields: [
      array('client_type', 'Client Type'),
      array('product_type', 'Product Type'),
      array('product_structure', 'Product Structure Type'),
      array('business_model', 'Business Model'),
      array('revenue_model', 'Revenue Model Type'),
      array('distribution', 'Distribution Strategy'),
      array('target_market', 'Target Market'),
    ],
  },
  { name: 'Founder information', fields: founderFields },
  {
    name: 'Traction',
    fields: [
      str('revenue', 'Revenue'),
      str('revenue_growth', 'Revenue Growth'),
      str('customers', 'Customers'),
      str('users', 'Users'),
      array('notable_customers', 'Notable Customers'),
      str('retention', 'Retention'),
      str('gmv', 'Gross Merchandise Value'),
      array('partnerships', 'Partnerships'),
      str('pipeline', 'Pipeline'),
      array('milestones', 'Milestones'),
      array('awards', 'Awards'),
      array('other_metrics', 'Other Metrics'),
    ],
  },
  {
    name: 'Financial',
    fields: [
      str('revenue_forecast', 'Revenue Forecast'),
      str('gross_margin', 'Gross Margin'),
      str('burn_rate', 'Burn Rate'),
      str('runway', 'Runway'),
      str('cac', 'Customer Acquisition Cost'),
      str('ltv', 'Lifetime Value'),
      str('pricing', 'Pricing'),
      str('break_even', 'Break-even'),
    ],
  },
  {
    name: 'Fundraising',
    fields: [
      str('stage', 'Stage'),
      str('amount_raising', 'Amount Raising'),
      str('instrument', 'Instrument'),
      str('valuation', 'Valuation'),
      str('committed', 'Committed'),
      array('use_of_funds', 'Use of Funds'),
      str('previous_funding', 'Previous Funding'),
      array('previous_investors', 'Previous Investors'),
      str('closing_deadline', 'Closing Deadline'),
    ],
  },
  {
    name: 'Market And Competitors',
    fields: [
      str('tam', 'TAM'),
      str('sam', 'SAM'),
      str('som', 'SOM'),
      str('market_growth', 'Market Growth'),
      array('competitors', 'Competitors'),
      str('competitive_advantage', 'Competitive Advantage'),
      str('go_to_market', 'Go-to-Market'),
      str('intellectual_property', 'Intellectual Property'),
      str('why_now', 'Why Now'),
    ],
  },
] as const satisfies ReadonlyArray<{ name: string; fields: readonly MemoFieldDefinition[] }>

export type SectionName = (typeof memoSections)[number]['name']
export type MemoFieldKey = (typeof memoSections)[number]['fields'][number]['key']
export type FounderFieldKey = (typeof founderFields)[number]['key']

/** Closed vocabularies of the fields whose values are labels of `options.json`. */
export const fieldVocabulary = {
  industry: 'industry',
  client_type: 'client_type',
  product_type: 'product_type',
  business_model: 'business_model',
  target_market: 'target_market',
  stage: 'stage',
} as const

/** Key facts of the read view, in the order of the memo; the first four are above the team. */
export const keyFactNames = [
  'Problem',
  'Product Solution',
  'Traction',
  'Business Model',
  'Market',
  'Competition',
  'Go-to-Market',
  'Technology',
  'Financials',
  'Use of Funds',
  'Roadmap',
  'Team',
] as const
export type KeyFactName = (typeof keyFactNames)[number]
export const isKeyFactName = (name: string): name is KeyFactName => keyFactNames.some((one) => one === name)

/** Indicators of the read view, each filled from one field of the memo. */
export const indicatorFields = {
  'Product Structure Type': 'product_structure',
  'Product Type': 'product_type',
  'Distribution Strategy': 'distribution',
  'Customer Type': 'client_type',
  'Revenue Model Type': 'revenue_model',
} as const satisfies Record<string, MemoFieldKey>
export type IndicatorName = keyof typeof indicatorFields
