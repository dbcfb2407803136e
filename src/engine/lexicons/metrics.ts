import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '../slides.ts'
import { type Translated, translated } from './translated.ts'

type Unit = 'money' | 'percent' | 'multiple' | 'count' | 'duration'
type MetricField =
  | 'revenue'
  | 'revenue_growth'
  | 'customers'
  | 'users'
  | 'retention'
  | 'gmv'
  | 'pipeline'
  | 'gross_margin'
  | 'burn_rate'
  | 'runway'
  | 'cac'
  | 'ltv'

/** What names a metric, what its value looks like, and what shows that another metric is meant. */
export type MetricRule = {
  id: string
  field: MetricField
  /** Name of the metric in a scope and in a reason. */
  metric: string
  units: readonly Unit[]
  trigger: Translated
  /** Another metric or another subject: the rule does not apply to a statement with these words. */
  unless?: Translated
  /** The statement must say this too. */
  needs?: Translated
  /** A count stands right before its noun; money and shares may stand on either side. */
  nounAfter?: boolean
  /** The trigger does not tell its own count from one of another figure beside it. */
  manner?: 'before-noun'
  /** Whether a trial's figure still gives the metric ('100 beta users'). */
  pilotsToo?: boolean
  /** Whether a plan still gives the metric (a margin is mostly stated for the plan). */
  plansToo?: boolean
  /** Score before place, distance and period count. */
  base: number
  /** Slides on which such words mean something else. */
  notOn?: readonly SlideKind[]
  /** Slides that make the reading surer. */
  homeOn?: readonly SlideKind[]
}

const elsewhere: readonly SlideKind[] = ['problem', 'why-now', 'market', 'competition']
const home: readonly SlideKind[] = ['traction', 'financials', 'business-model']
const perUnit =
  /\b(?:per|each|every|average|avg|arpu|arpa|acv|cost|costs|save[sd]?|savings?|loss(?:es)?|lost|waste[sd]?|share|potential|added|new arr|split|tax|fines?)\b|\/\s?(?:user|customer|month\s?\/|seat|ae\b)/i

const recurring = String.raw`\b(?:ARR|annual(?:ly|i[sz]ed)? (?:recurring )?(?:revenue|run[- ]rate)|(?<!monthly )recurring (?:annual )?revenue)\b`
const monthly = String.raw`\b(?:MRR|monthly (?:recurring )?revenue)\b`
const plain = String.raw`\b(?:(?:net|gross|total) )?revenues?\b(?! (?:model|stream|share|growth|per|retention|source|generat))|\bturnover\b|\bsales of\b|\bin sales\b|\b(?:net|total|annual) sales\b(?! (?:model|growth|per|pipeline|targets?|teams?|cycles?|force|costs?|volume|potential|goals?))`
const anyRevenue = translated(/\b(?:revenues?|ARR|MRR|sales|turnover)\b/i, ['revenue', 'arr', 'mrr', 'revenueGrowth'])

const notRevenueGrowth = translated(
  /\b(?:market|industry|CAGR|share|margin|users?|downloads|retention|churn|GMV|your|customers? (?:saw|see|increased?|grow|grew)|clients? (?:saw|see|increased?|grow|grew)|for (?:our )?(?:customers|clients)|helped?|boosts?|case study)\b/i,
  'notOwnGrowth',
)
/** People whom decks count as users, by what they are. */
const people =
  'people|families|parents|children|kids|students|pupils|learners|teachers|tutors|patients|carers|nurses|doctors|drivers|riders|farmers|growers|workers|gig workers|freelancers|creators|players|fans|readers|listeners|households|tenants|residents|neighbou?rs|travell?ers|commuters|runners|shoppers|savers|borrowers|donors|musicians|artists|developers|engineers|contractors|technicians|sellers|hosts|guests|citizens|beekeepers|sleepers'
/** Words with which what is paid is no customer's subscription, or who is paid is none. */
const notPaying = translated(
  /\b(?:attention|out of pocket|survey(?:ed)?|interview\w*|competing|freelancers|employees|developers|contractors|invoices|bills|orders|tickets|tokens|units|shares|loans|deposits|bookings|clicks|tests|seats|licen[cs]es|events|paying (?:for|off|taxes))\b/i,
  [],
)
/** What growth is counted from, where no word says that it is growth: '+96% / ARR, 2025 on 2024', '$3.4M ARR, 4.1x in twelve months'. */
const againstThePast = latinFirst(
  /\b(?:vs\.?|versus|against|compared (?:to|with)|in comparison (?:of|to|with)|gegenüber|frente a|par rapport à|rispetto al?)\s(?:the )?(?:\p{L}{3,9}\.? (?:de )?)?(?:FY ?)?(?:20\d\d|last (?:year|summer|spring|autumn|winter|month|quarter)|the year before)|(?<=20\d\d )(?:on|over) (?:FY ?)?20\d\d|(?<=[x×]\s)in (?:twelve|12|six|6) months(?![\p{L}])/giu,
)
const notRevenueAgainst = translated(
  /\b(?:market|industry|CAGR|share|margin|users?|downloads|retention|churn|GMV|your|customers?|clients?|helped?|boosts?|case study|down|fell|fall|drop\w*|declin\w*|decreas\w*|lower|cut|less|reduc\w*|costs?|expenses|fees?|take rate|interest|NRR|NDR|EBITDA|payback|cycle|team|partners?|bills?)\b/i,
  'notOwnGrowth',
)

/** Metrics of a company by the words that decks use. Each stays itself: MRR is not ARR; GMV and bookings are not revenue. */
// biome-ignore format: a rule a line
export const metricRules: readonly MetricRule[] = [
  { id: 'metric/arr', field: 'revenue', metric: 'ARR', units: ['money'], trigger: translated(new RegExp(recurring, 'gi'), 'arr'), unless: translated(perUnit, 'perUnit'), base: 0.8, notOn: [...elsewhere, 'team', 'solution'], homeOn: home },
  { id: 'metric/mrr', field: 'revenue', metric: 'MRR', units: ['money'], trigger: translated(new RegExp(monthly, 'gi'), 'mrr'), unless: translated(perUnit, 'perUnit'), base: 0.76, notOn: [...elsewhere, 'team', 'solution'], homeOn: home },
  { id: 'metric/run-rate', field: 'revenue', metric: 'run rate', units: ['money'], trigger: translated(/\brun[- ]rate\b/gi, []), unless: translated(perUnit, 'perUnit'), base: 0.74, notOn: [...elsewhere, 'team', 'solution'], homeOn: home },
  { id: 'metric/revenue', field: 'revenue', metric: 'revenue', units: ['money'], trigger: translated(new RegExp(plain, 'gi'), 'revenue'), unless: translated(new RegExp(`${perUnit.source}|\\bpre-?orders?\\b|\\bGMV\\b`, 'i'), 'perUnit'), base: 0.7, notOn: [...elsewhere, 'team', 'solution'], homeOn: home },
  { id: 'metric/revenue-growth', field: 'revenue_growth', metric: 'revenue growth', units: ['percent', 'multiple'], trigger: translated(latinFirst(/\b(?:grow(?:th|n|ing|s)?|grew|increas(?:e[ds]?|ing)|up|YoY|MoM|QoQ|y\/y|year[- ](?:over|on)[- ]year|month[- ](?:over|on)[- ]month)(?![\p{L}])/giu), 'growth'), needs: anyRevenue, unless: notRevenueGrowth, base: 0.74, notOn: [...elsewhere, 'solution', 'product', 'team'], homeOn: home },
  { id: 'metric/revenue-against', field: 'revenue_growth', metric: 'revenue growth', units: ['percent', 'multiple'], trigger: translated(againstThePast, []), needs: anyRevenue, unless: notRevenueAgainst, base: 0.74, notOn: [...elsewhere, 'solution', 'product', 'team'], homeOn: home },
  { id: 'metric/paying-customers', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b(?:paying|paid|active|enterprise|business|B2B|corporate) (?:\w+ )?(?:customers?|clients?|companies|merchants?|accounts|teams|businesses)\b|\bpaying (?:\w+ )?(?:subscribers|users|members|growers|schools|hospitals|clinics|restaurants|hotels|stores)\b/gi, 'payingCustomers'), nounAfter: true, base: 0.82, notOn: [...elsewhere, 'team'], homeOn: ['traction'] },
  { id: 'metric/paying-any', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\bpaying (?:\p{Ll}+ )?\p{Ll}{3,}s(?!\p{L})/giu, []), unless: notPaying, nounAfter: true, base: 0.78, notOn: [...elsewhere, 'team'], homeOn: ['traction'] },
  { id: 'metric/who-pay', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/(?<!\p{L})\p{Ll}{3,}s (?:(?:(?:who|that) (?:already |have |now )*|have )(?:pay(?:ing)?|paid|bought|rented|subscribed?)|pay(?: us)?(?= |[,.]|$)|paid us|on (?:a |an )?(?:plan|contract|subscription))(?!\p{L})/giu, []), unless: notPaying, nounAfter: true, base: 0.74, notOn: [...elsewhere, 'team', 'roadmap'], homeOn: ['traction'] },
  { id: 'metric/active-people', field: 'users', metric: 'users', units: ['count'], trigger: translated(new RegExp(`\\b(?:registered|active) (?:${people})(?!\\p{L})|(?<!\\p{L})(?:${people}) (?:(?:are|have|who|that|already|now) )*(?:registered|active|signed up|use it)(?!\\p{L})`, 'giu'), []), nounAfter: true, pilotsToo: true, base: 0.7, notOn: [...elsewhere, 'team', 'roadmap', 'business-model'], homeOn: ['traction'] },
  { id: 'metric/customers', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b(?:customers?|clients?|merchants|subscribing companies)\b(?! (?:service|satisfaction|support|success|acquisition|retention|reviews?|segments?|interviews?|discovery|care|journey|relations))/gi, 'customers'), nounAfter: true, manner: 'before-noun', base: 0.7, notOn: [...elsewhere, 'team', 'roadmap', 'financials', 'business-model', 'go-to-market'], homeOn: ['traction'] },
  { id: 'metric/users', field: 'users', metric: 'users', units: ['count'], trigger: translated(/\b(?:(?:monthly |daily |weekly )?(?:active |registered |paying |beta |early )?(?:users|members|subscribers|players|testers|adopters)|MAUs?|DAUs?|sign[- ]?ups|downloads|installs|registrations)\b/gi, 'users'), nounAfter: true, manner: 'before-noun', pilotsToo: true, base: 0.7, notOn: [...elsewhere, 'team', 'roadmap', 'business-model'], homeOn: ['traction'] },
  { id: 'metric/people-using', field: 'users', metric: 'users', units: ['count'], trigger: translated(/\b(?:(?:developers|people|students|teachers|doctors|patients|families|players|parents|drivers|creators) (?:already |now |currently )?(?:use|are using|rely on|have used|signed up|joined)\b|(?!companies|businesses|restaurants|hospitals|clinics|schools|universities|brands|retailers|stores|shops|hotels|startups|enterprises|organi[sz]ations|farms|banks|agencies|merchants|teams)\p{L}{2,}s (?:already |now |currently )?(?:use (?:\p{Lu}|us\b|our\b)|rely on (?:\p{Lu}|us\b)|have joined|joined (?:\p{Lu}|us\b)))/gu, []), nounAfter: true, pilotsToo: true, base: 0.74, notOn: [...elsewhere, 'team', 'roadmap'], homeOn: ['traction'] },
  { id: 'metric/businesses-using', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b(?:companies|businesses|restaurants|hospitals|clinics|schools|universities|brands|retailers|stores|shops|hotels|startups|enterprises|organi[sz]ations|farms|banks|agencies|merchants|teams) (?:already |now |currently )?(?:use|are using|trust|rely on|pay|have signed|signed up|joined|onboarded)\b/gi, []), nounAfter: true, manner: 'before-noun', base: 0.74, notOn: [...elsewhere, 'roadmap', 'team'], homeOn: ['traction'] },
  { id: 'metric/signed', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b\p{L}{3,}s (?:signed(?! up)|onboarded|under contract|subscribed|live|on board)(?=$|[ ,.;)])/giu, []), unless: translated(/\b(?:users?|people|LOIs?|letters?|contracts|agreements|deals|documents|years|months|days|partners?|wait)/i, []), nounAfter: true, manner: 'before-noun', base: 0.66, notOn: [...elsewhere, 'roadmap', 'team', 'product', 'solution'], homeOn: ['traction'] },
  { id: 'metric/trusted-by', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b(?:companies|businesses|brands|teams|organi[sz]ations|retailers|enterprises|startups)\b/gi, []), needs: translated(/\b(?:trusted|used|loved|chosen) by\b|\b(?:we |now )serv(?:e|ing)\b/i, []), nounAfter: true, base: 0.72, notOn: [...elsewhere, 'team'], homeOn: ['traction'] },
  { id: 'metric/trusted-by-kind', field: 'customers', metric: 'customers', units: ['count'], trigger: translated(/\b(?!users|people|members|downloads|countries|cities|years|partners|investors|employees)\p{L}{3,}s\b/giu, []), needs: translated(/\btrusted by\b/i, []), nounAfter: true, base: 0.7, notOn: [...elsewhere, 'team'], homeOn: ['traction'] },
  { id: 'metric/net-retention', field: 'retention', metric: 'retention', units: ['percent'], trigger: translated(/\b(?:(?:net|gross) (?:revenue|dollar|customer|logo|MRR|ARR) retention|NRR|NDR|GRR|retention(?: rate)?)\b/gi, 'retention'), base: 0.8, notOn: elsewhere, homeOn: home },
  { id: 'metric/churn', field: 'retention', metric: 'churn', units: ['percent'], trigger: translated(/\b(?:(?:user|customer|logo|revenue|MRR|monthly|annual|net|gross) )*churn(?: rate)?\b/gi, 'churn'), base: 0.66, notOn: elsewhere, homeOn: home },
  { id: 'metric/gmv', field: 'gmv', metric: 'GMV', units: ['money'], trigger: translated(/\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|booking) (?:value|volume)|(?:payment|transaction) volume|processed volume)\b/gi, 'gmv'), unless: translated(/\b(?:per|average)\b/i, 'perUnit'), base: 0.78, notOn: ['market', 'competition'], homeOn: home },
  { id: 'metric/pipeline', field: 'pipeline', metric: 'pipeline', units: ['money'], trigger: translated(/\b(?:pipeline|sales funnel|LOIs?|letters? of intent)\b/gi, 'pipeline'), plansToo: true, base: 0.74, notOn: ['competition', 'market'], homeOn: ['traction', 'go-to-market', 'ask'] },
  { id: 'metric/gross-margin', field: 'gross_margin', metric: 'gross margin', units: ['percent'], trigger: translated(latinFirst(/\b(?:gross (?:profit )?margins?|GM%?)(?![\p{L}])/giu), 'grossMargin'), unless: translated(/\b(?:industry|competitors?)\b/i, []), plansToo: true, base: 0.82, notOn: ['competition', 'problem', 'solution', 'market'], homeOn: home },
  { id: 'metric/burn', field: 'burn_rate', metric: 'burn', units: ['money'], trigger: translated(/\b(?:(?:monthly |net |gross |cash )?burn(?: rate)?)\b(?! multiple)/gi, 'burn'), base: 0.8, notOn: elsewhere, homeOn: ['financials', 'ask', 'traction'] },
  { id: 'metric/runway', field: 'runway', metric: 'runway', units: ['duration'], trigger: translated(/\brunway\b/gi, 'runway'), plansToo: true, base: 0.82, notOn: elsewhere, homeOn: ['financials', 'ask'] },
  { id: 'metric/cac', field: 'cac', metric: 'CAC', units: ['money'], trigger: translated(/(?<![/:]\s?)\b(?:CAC|customer acquisition costs?|cost (?:per|of) (?:customer )?acquisition|CPA)\b(?!\s?(?:payback|ratio|[:/]\s?(?:LTV|CLV)))/gi, 'cac'), unless: translated(/\b(?:industry|competitors?|traditional)\b/i, []), plansToo: true, base: 0.84, notOn: ['competition', 'problem'], homeOn: home },
  { id: 'metric/ltv', field: 'ltv', metric: 'LTV', units: ['money'], trigger: translated(/(?<![/:]\s?)\b(?:C?LTV|CLV|(?:customer )?life[- ]?time value)\b(?!\s?(?:ratio|[:/]\s?CAC))/gi, 'ltv'), plansToo: true, base: 0.84, notOn: ['competition', 'problem'], homeOn: home },
]
