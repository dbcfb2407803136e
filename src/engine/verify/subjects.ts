import type { FactKey } from '#engine/facts.ts'
import { withEveryLanguage } from '#engine/lexicons/translated.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'

/** What names a field's subject in a quote or on its page, and the kinds of slides that are about it. */
export type Subject = { isNamedIn: (text: string) => boolean; kinds: readonly SlideKind[] }

type Told = { words: RegExp; uses?: readonly WordUse[]; kinds?: readonly SlideKind[] }

/** English first; the words of all languages make a large pattern, which is built and asked only where English is silent. */
function about({ words, uses = [], kinds = [] }: Told): Subject {
  const english = latinFirst(words)
  let every: RegExp | null = null
  const inAnyLanguage = (text: string) => {
    every ??= withEveryLanguage(words, ...uses)
    return every.test(text)
  }
  return { kinds, isNamedIn: (text) => english.test(text) || (uses.length > 0 && inAnyLanguage(text)) }
}

const sales: Told = {
  words: /\b(?:revenues?|ARR|MRR|sales|turnover|income|bookings|run[- ]rate|ventas|vendas|ventes)\b|\bprzych[oó]d/iu,
  uses: ['revenue', 'arr', 'mrr'],
}
const growth = String.raw`\b(?:grow\w*|grew|increas\w+|up|yoy|mom|qoq|times|CAGR|crec\w+|multiplic\w+|wachs\w+)\b|\d\s?x\b`
const market = String.raw`\b(?:markets?|TAM|SAM|SOM|addressable|obtainable|industry|sector|opportunity|economy|spend(?:ing)?|donations?)\b`

/** Fields of which a true quote can be about something else; other fields say what their quote says. */
export const subjects: Partial<Record<FactKey, Subject>> = {
  revenue: about(sales),
  revenue_forecast: about(sales),
  revenue_growth: about({
    words: new RegExp(`${sales.words.source}|${growth}`, 'iu'),
    uses: ['revenue', 'arr', 'mrr', 'growth'],
  }),
  customers: about({
    words:
      /\b(?:customers?|clients?|companies|businesses|brands|stores|merchants|accounts|organi[sz]ations|retailers|enterprises|start-?ups|teams|restaurants|schools|hospitals|partners|farms|plants)\b|\bpaying \w+|\btrusted by\b/iu,
    uses: ['customers', 'payingCustomers'],
  }),
  users: about({
    words:
      /\b(?:users?|members|subscribers|players|testers|MAUs?|DAUs?|sign[- ]?ups|downloads|installs|registrations|people|students|patients|community|developers|drivers|creators)\b/iu,
    uses: ['users'],
  }),
  retention: about({
    words: /\b(?:retention|churn|NRR|NDR|GRR|retain\w*|repeat|renew\w*|stickiness)\b/iu,
    uses: ['retention', 'churn'],
  }),
  gmv: about({
    words: /\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|booking)|volume|processed|transact\w+)\b/iu,
    uses: ['gmv'],
  }),
  pipeline: about({
    words: /\b(?:pipeline|funnel|LOIs?|letters? of intent|leads?|prospects?|opportunit\w+)\b/iu,
    uses: ['pipeline', 'intent'],
  }),
  gross_margin: about({ words: /\b(?:margins?|GM|marge|marż\w+)\b/iu, uses: ['grossMargin'] }),
  burn_rate: about({ words: /\bburn\w*/iu, uses: ['burn'] }),
  runway: about({ words: /\b(?:runway|pista)\b/iu, uses: ['runway'] }),
  cac: about({ words: /\b(?:CAC|CPA|acquisition)\b/iu, uses: ['cac'] }),
  ltv: about({ words: /\b(?:C?LTV|CLV|life[- ]?time)\b/iu, uses: ['ltv'] }),
  tam: about({ words: new RegExp(market, 'iu'), uses: ['tam', 'market', 'marketSize'], kinds: ['market'] }),
  sam: about({ words: new RegExp(market, 'iu'), uses: ['sam', 'market', 'marketSize'], kinds: ['market'] }),
  som: about({ words: new RegExp(market, 'iu'), uses: ['som', 'market', 'marketSize'], kinds: ['market'] }),
  market_growth: about({
    words: new RegExp(`${market}|${growth}`, 'iu'),
    uses: ['market', 'marketGrowth', 'growth'],
    kinds: ['market'],
  }),
  amount_raising: about({
    words:
      /\b(?:ask(?:ing)?|round|seed|series [a-e]|rais(?:e|ing)|seeking|looking for|need|require\w*|invest\w*|funding|financ\w+|inversi[oó]n)\b/iu,
    uses: ['ask', 'funding'],
    kinds: ['ask'],
  }),
  valuation: about({ words: /\b(?:valu\w+|cap|pre-?money|post-?money|tope)\b/iu, uses: ['valuation'] }),
  committed: about({ words: /\b(?:commit\w*|confirmed|secured|subscribed|soft[- ]circled)\b/iu, uses: ['committed'] }),
  previous_funding: about({
    words:
      /\b(?:rais(?:ed|ing)|funding|funded|secured|received|closed|invest\w*|backed|angels?|ventures?|capital|grants?|seed|series|bootstrapped|financ\w+)\b/iu,
    uses: ['raised', 'grant', 'funding'],
  }),
  previous_investors: about({
    words:
      /\b(?:invest\w*|backed|backers?|led by|angels?|raised|funding|funded|ventures?|capital|round|seed|series)\b/iu,
    uses: ['investorLead', 'investorTitle', 'investorWord', 'raised', 'funding'],
  }),
  employees: about({
    words: /\b(?:employ\w*|team|people|staff|head ?count|fte|engineers|full[- ]time|emplead\w+|colleagues|members)\b/iu,
    uses: ['staff'],
    kinds: ['team'],
  }),
  year_founded: about({
    words: /\b(?:found\w*|since|establish\w*|incorporat\w*|start\w*|launch\w*|creat\w*|est|began|born|fundad\w+)\b/iu,
    uses: ['founded', 'since'],
  }),
  break_even: about({ words: /\b(?:break[- ]?even|profitab\w*|cash[- ]?flow positive)\b/iu, uses: ['breakEven'] }),
  competitors: about({
    words:
      /\b(?:compet\w+|alternativ\w+|versus|vs|unlike|incumbents?|rivals?|compar\w+|landscape|others|konkur\w+)\b/iu,
    uses: ['competitorLead', 'competitorExample'],
    kinds: ['competition'],
  }),
  notable_customers: about({
    words:
      /\b(?:customers?|clients?|trusted|used by|users?|merchants?|partners?|pilots?|case stud\w+|logos?|chosen|work(?:ing)? with)\b/iu,
    uses: ['customerLead', 'customerTitle', 'customers'],
    kinds: ['traction'],
  }),
  partnerships: about({
    words: /\b(?:partner\w*|allian\w+|collaborat\w+|agreement|mou|together with|integrat\w+)\b/iu,
    uses: ['partnership'],
  }),
}

/** More exact labels of one subject: a SAM is no TAM. */
export const marketNames: Readonly<Partial<Record<FactKey, RegExp>>> = {
  tam: /\bTAM\b|\btotal (?:addressable |available )?market\b|\baddressable market\b/i,
  sam: /\bSAM\b|\b(?:serviceable|served) (?:addressable |available )?market\b/i,
  som: /\bSOM\b|\bobtainable market\b/i,
}
