import type { FactKey } from '#engine/facts.ts'

const founding = 'found founded founder establish start launch set begin form create origin date year since exist'
const people = 'team people staff employee employ person work workforce headcount member count job'
const person =
  'founder cofounder founded found start set team person people lead run head work worked hold held role title serve join earn obtain receive bring write career experience background previous previously before earlier former formerly ex spend spent year study studied degree graduate university school company build built own work position post'
const raising =
  'raise seek ask look want need round capital fund funding fundraise money invest investment investor finance new current open target'
const raised =
  'raise raised take took receive secure get got round capital fund funding money invest investment investor previous previously prior earlier before already date far past come back total put add provide give grant bring'
const spending =
  'fund funding money proceeds capital round raise go spend allocate earmark cover pay finance share part rest remain remaining remainder use purpose dedicate budget split receive get take account work divide assign devote invest planned intended meant will mean half each third serve'
const sales =
  'revenue sale sell earn make generate income turnover bring record book report recur recurring reach stand amount total take'
const growing =
  'grow growth rise rose increase up expand gain multiply climb pace rate compare previous earlier year times'
const customers = 'customer client buyer pay serve use buy have count company business account subscribe sell work base'
const users = 'user use people member active register registered sign count base person have'
const customerNames = 'customer client buyer serve use buy sell work among name trust supply rely pay'
const investors =
  'invest investor investment back backer fund funding money come put take part participate support earlier existing previous previously already round raise capital join venture shareholder angel'
const competitors =
  'compete competitor competition competitive rival alternative compare comparison face against market name position play player unlike set list incumbent vendor company'
const partners =
  'partner partnership partnered work together collaborate collaboration cooperate cooperation team agreement ally alliance join'
const market =
  'market size worth value estimate put opportunity industry sector demand spend spending segment stand amount total form see narrow sized'
const price =
  'price pricing cost pay charge fee plan tier package start per from customer client user subscribe subscription rate bill licence license buy sell option sold each range offer'
const planned =
  'plan planned expect aim target goal will intend schedule due want hope set milestone next roadmap timeline follow future ahead deadline'
const reached = 'reach achieve milestone complete accomplish do done date'

/** The words by which prose speaks of a field, beside those of its name and of its quote. Lemmas. */
const speech: Partial<Record<FactKey, string>> = {
  company_name: 'company startup name call',
  one_liner: 'company startup product focus business',
  year_founded: founding,
  headquarters:
    'base based headquarter headquarters locate location sit seat home office operate city town country work',
  employees: people,
  industry: 'industry sector field space market company business work operate active',
  client_type: 'sell sale customer client business company consumer serve buyer target b2b b2c',
  product_type: 'product sell software offer',
  business_model: 'each business model earn money sell charge revenue income customer pay through',
  revenue_model: 'earn money charge revenue customer pay income model',
  distribution: 'sell sale distribute distribution channel reach customer direct',
  target_market: 'market sell sale region country target customer serve focus geographic geography aim operate',
  product_structure: 'product',
  founder_name: person,
  founder_role: person,
  founder_summary: person,
  founder_linkedin: 'linkedin profile',
  founder_email: 'email reach',
  trait_entrepreneur: person,
  trait_repeat: `${person} repeat again`,
  trait_phd: `${person} doctorate phd hold complete earn`,
  trait_education: `${person} education degree alumnus`,
  trait_big_tech: `${person} technology large tech`,
  trait_communities: `${person} accelerator fellowship programme program part take alumnus community go through`,
  stage: `stage ${raising}`,
  amount_raising: raising,
  instrument: 'instrument through via form structure issue sign agreement note investor',
  valuation: 'value valuation valued worth cap capped imply price',
  committed: 'commit committed commitment pledge already secure soft far round investor',
  use_of_funds: spending,
  previous_funding: raised,
  previous_investors: investors,
  closing_deadline: `close closing round deadline raise ${planned}`,
  revenue: sales,
  revenue_growth: `${growing} ${sales}`,
  customers,
  users,
  notable_customers: customerNames,
  retention: 'retain retention keep stay renew churn lose customer user revenue',
  gmv: 'gmv volume merchandise transaction process handle flow pass pay gross marketplace platform trade sale value',
  partnerships: partners,
  pipeline: 'pipeline lead prospect opportunity potential deal intent sign sale',
  milestones: `${planned} ${reached} open enter`,
  awards: 'award prize win won receive recognise recognize recognition winner place competition',
  other_metrics: 'figure metric average median stand total reach come worth amount count run',
  revenue_forecast: `${sales} ${planned} forecast project projection anticipate growth grow rise`,
  gross_margin: 'margin gross keep profit',
  burn_rate: 'burn spend net lose cash use loss money cost operate',
  runway:
    'new current round runway last cash money fund funding enough cover carry keep give provide extend time operate length',
  cac: 'subscriber cac cost acquire acquisition win customer client spend new each per',
  ltv: 'subscriber ltv lifetime value worth bring customer client each generate yield spend return',
  pricing: price,
  break_even: `breakeven ${planned} reach`,
  problem:
    'customer user team company problem issue address tackle solve challenge difficulty struggle suffer pain face trouble face',
  solution: 'user customer client team solve product solution address problem answer platform software app system',
  product_status: 'product status stage state ready available',
  tam: `${market} address addressable overall whole tam`,
  sam: `${market} serviceable service address addressable reach sam segment`,
  som: `${market} obtainable obtain capture win reach serve som share target`,
  market_growth: `${growing} market industry sector`,
  competitors,
  competitive_advantage:
    'advantage differ difference different apart edge stand distinguish unlike competitor rival differentiate set compete see',
  go_to_market: 'sell sale reach acquire win customer client channel distribute market go find attract target',
  intellectual_property: 'patent protect protection own property intellectual hold right',
  why_now: 'now timing time reason',
}

/** What a passage for a topic is told by: the words of the fields that it is about. */
const topicFields: Partial<Record<FactKey, readonly FactKey[]>> = {
  'topic:Problem': ['problem'],
  'topic:Product Solution': ['solution', 'product_status'],
  'topic:Traction': ['other_metrics'],
  'topic:Business Model': ['business_model', 'pricing'],
  'topic:Market': ['tam', 'market_growth', 'target_market'],
  'topic:Competition': ['competitors', 'competitive_advantage'],
  'topic:Go-to-Market': ['go_to_market', 'distribution', 'partnerships'],
  'topic:Technology': ['solution'],
  'topic:Financials': ['other_metrics'],
  'topic:Use of Funds': ['use_of_funds', 'amount_raising'],
  'topic:Roadmap': ['milestones'],
  'topic:Team': ['founder_name', 'employees'],
}

/** What a metric or a passage of any field is about, by a word in it. */
const triggers: ReadonlyArray<readonly [pattern: RegExp, key: FactKey]> = [
  [/\brunway\b/iu, 'runway'],
  [/\bburn\b/iu, 'burn_rate'],
  [/\bcac\b/iu, 'cac'],
  [/\bltv\b/iu, 'ltv'],
  [/\bgmv\b/iu, 'gmv'],
  [/\b(?:retention|churn)\b/iu, 'retention'],
  [/\b(?:arr|mrr|revenues?|sales|run rate)\b/iu, 'revenue'],
  [/\bgrow(?:th|s|n|ing)?\b/iu, 'revenue_growth'],
  [/\bmargins?\b/iu, 'gross_margin'],
  [/\b(?:price|priced|pricing|subscriptions?|per (?:month|year|seat|user)|commission|fee)\b/iu, 'pricing'],
  [/\bcustomers?\b/iu, 'customers'],
  [/\busers?\b/iu, 'users'],
  [/\b(?:tam|sam|som|markets?)\b/iu, 'tam'],
  [/\bpatents?\b/iu, 'intellectual_property'],
  [/\bbreakeven\b/iu, 'break_even'],
  [/\bclos(?:ing|es)\b/iu, 'closing_deadline'],
  [/\b(?:loi|pilots?)\b/iu, 'pipeline'],
  [/\b(?:advisors?|advisers?)\b/iu, 'founder_summary'],
]
const openKeys = new Set<FactKey>(['other_metrics', 'milestones'])

/** Returns the lemmas by which prose speaks of a metric or a passage, by what its text names. */
export function listSpokenIn(key: FactKey, text: string): readonly string[] {
  if (!openKeys.has(key) && !key.startsWith('topic:')) return []
  return triggers.flatMap(([pattern, named]) => (pattern.test(text) ? listSpeech(named) : []))
}

/** Returns the lemmas by which prose speaks of a field. */
export function listSpeech(key: FactKey): readonly string[] {
  const keys = topicFields[key] ?? [key]
  return keys.flatMap((one) => (speech[one] ?? '').split(/\s+/u)).filter((word) => word !== '')
}
