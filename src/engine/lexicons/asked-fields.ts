import type { FactKey } from '#engine/facts.ts'
import type { PhraseList } from './language-lexicon.ts'

const they = `(?:they|it|you|we|the (?:company|start-?up|team|founders))`

/** English questions that ask for one field of the memo and no other. */
export const askedFields: Partial<Record<FactKey, RegExp>> = {
  company_name: /\b(?:name of the company|company name|company called)\b/iu,
  one_liner: new RegExp(String.raw`\bwhat (?:do|does|is|are) ${they} (?:do|doing|make|about)\b|\bone[- ]liner\b`, 'iu'),
  site: /\b(?:web ?site|home ?page|web address|URL)\b/iu,
  company_linkedin: /\blinkedin\b/iu,
  contact_email: /\be-?mail\b|\bcontact (?:details|address|information)\b/iu,
  year_founded:
    /\b(?:when|what year|which year|year)\b.*\b(?:found\w*|start(?:ed)?|established|incorporated|created)\b|\bhow old\b|\byear of foundation\b/iu,
  headquarters: /\bwhere\b.*\b(?:based|located|head\s?quartered|offices?|from|sit)\b|\b(?:headquarters?|HQ)\b/iu,
  employees:
    /\bhow (?:many) (?:people|employees|staff|FTEs?|team members)\b|\bhow (?:big|large) is (?:the|their) (?:team|company)\b|\b(?:team size|head ?count|number of (?:employees|people)|employees)\b/iu,
  industry: /\b(?:what|which) (?:industry|sector)\b/iu,
  problem: /\bproblems?\b|\bpain points?\b/iu,
  solution: /\bsolutions?\b|\bwhat is (?:the|their|its) product\b/iu,
  product_status: new RegExp(
    String.raw`\b(?:is|has|did) (?:${they}|the product|their product).*\b(?:live|launch(?:ed)?|ready|released)\b|\bproduct (?:status|stage)\b|\b(?:MVP|prototype|beta)\b`,
    'iu',
  ),
  client_type: /\b(?:B2B|B2C)\b|\b(?:type|kind)s? of (?:customers?|clients?)\b/iu,
  business_model: new RegExp(
    String.raw`\bbusiness model\b|\bhow (?:do|does) ${they} (?:make|earn) money\b|\bmoneti[sz]\w+`,
    'iu',
  ),
  revenue_model: /\brevenue (?:model|streams?)\b/iu,
  distribution: /\bdistribution (?:strategy|channels?|model)\b|\bsales channels?\b/iu,
  target_market: /\b(?:target (?:market|region|geograph)\w*|(?:what|which) (?:countries|regions|geograph\w+))\b/iu,
  revenue:
    /(?<!\b(?:forecast(?:ed)?|projected|expected|planned|net) )\b(?:revenues?|turnover|ARR|MRR|sales)\b(?! (?:growth|grow\w*|forecast\w*|project\w*|retention|model|streams?|strategy|channels?|pipeline|cycle))(?!.*\b(?:grow\w*|grew|growth|forecast\w*|project\w*|next year|20[3-9]\d)\b)/iu,
  revenue_growth: new RegExp(
    String.raw`\b(?:revenue|sales|ARR|MRR) growth\b|\b(?:revenues?|sales|ARR|MRR)\b.*\bgrow\w*|\bgrowth (?:rate|in revenue|of revenue)\b|\bhow fast (?:are|is|do|does) ${they} grow\w*`,
    'iu',
  ),
  revenue_forecast:
    /\b(?:forecast\w*|projections?|projected|expected revenue|planned revenue)\b|\brevenue\b.*\b(?:next year|20[3-9]\d)\b/iu,
  customers:
    /\b(?:how many|number of) (?:\w+ ){0,2}(?:customers|clients|accounts)\b|\bwho\b.*\b(?:customers|clients)\b/iu,
  notable_customers:
    /\b(?:who|which|what)\b.*\b(?:customers|clients)\b|\b(?:notable|named|reference) (?:customers|clients)\b/iu,
  users: /\b(?:how many|number of) (?:\w+ ){0,2}(?:users|downloads|subscribers|sign-?ups)\b|\b(?:MAUs?|DAUs?)\b/iu,
  retention: /\b(?:retention|churn|NRR|NDR)\b/iu,
  gmv: /\bGMV\b|\bgross merchandise\b|\btransaction volume\b/iu,
  partnerships: /\bpartnerships?\b|\bwho\b.*\bpartners?\b/iu,
  pipeline: /\bpipeline\b|\bletters? of intent\b|\bLOIs?\b/iu,
  milestones: /\bmilestones?\b|\broad ?map\b|\bnext steps\b/iu,
  awards: /\bawards?\b|\bprizes?\b/iu,
  gross_margin: /\bgross margins?\b|\bmargins?\b/iu,
  burn_rate: /\bburn\w*/iu,
  runway: /\brunway\b|\bhow long\b.*\b(?:cash|money)\b.*\blast\b/iu,
  cac: /\bCAC\b|\bacquisition costs?\b|\bcosts? (?:of|to) (?:acquir\w+|acquisition)\b/iu,
  ltv: /\bC?LTV\b|\bCLV\b|\blife[- ]?time value\b/iu,
  pricing: new RegExp(
    String.raw`\b(?:prices?|priced|pricing)\b|\b(?:do|does|will) ${they}.*\b(?:charge|cost)\b|\bhow much does\b.*\bcost\b`,
    'iu',
  ),
  break_even: /\bbreak[- ]?even\b|\bprofitab\w+/iu,
  stage: /\b(?:what|which) (?:\w+ )?(?:stage|round)\b|\bfunding stage\b|\bstage of the (?:company|round)\b/iu,
  amount_raising:
    /\bhow much\b.*\b(?:rais(?:e|ing)|seek\w*|ask\w*|looking for)\b|\b(?:size of the round|round size|amount (?:raising|sought))\b/iu,
  instrument: /\binstrument\b|\bconvertible\b|\bSAFE\b/iu,
  valuation: /\bvaluation\b|\b(?:pre|post)[- ]?money\b|\bvalued at\b/iu,
  committed: /\bcommitted\b|\bcommitments?\b|\bsoft[- ]?circled\b/iu,
  use_of_funds:
    /\buses? of (?:the )?(?:funds?|proceeds|money|capital)\b|\b(?:use|spend|do with|need|want)\b.*\b(?:funds?|funding|proceeds|money|capital|investment)\b|\b(?:funds?|money|capital|proceeds) (?:be )?(?:used|spent|for)\b/iu,
  previous_funding: new RegExp(
    String.raw`\b(?:have|has|did) ${they}.*\brais(?:e|ed)\b|\braised (?:so far|to date|before|previously)\b|\b(?:previous|prior|earlier|past) (?:funding|rounds?|financing)\b|\b(?:funding|grants?) (?:to date|received)\b`,
    'iu',
  ),
  previous_investors:
    /\bwho\b.*\b(?:invested|backed|backs|backers|funded)\b|\b(?:existing|previous|current|earlier|which|who are (?:the|their)) investors\b/iu,
  closing_deadline: /\bwhen\b.*\b(?:clos(?:e|es|ing)|deadline)\b|\bclosing (?:date|deadline)\b|\bdeadline\b/iu,
  tam: /\bTAM\b|\btotal addressable\b|\bhow (?:big|large) is (?:the|their|its) market\b|\bmarket size\b|\bsize of (?:the|their|its) market\b|(?<!serviceable )\baddressable market\b/iu,
  sam: /\bSAM\b|\bserviceable (?:addressable|available)\b/iu,
  som: /\bSOM\b|\bobtainable\b/iu,
  market_growth: /\bCAGR\b|\bmarket\b.*\bgrow\w*|\bmarket growth\b/iu,
  competitors: /\bcompetitors?\b|\bcompetition\b|\bcompet(?:es?|ing)\b|\brivals\b/iu,
  competitive_advantage: /\b(?:advantages?|moat|differentiat\w+|USP)\b|\bwhat makes .* (?:different|better|unique)\b/iu,
  go_to_market: new RegExp(
    String.raw`\bgo[- ]to[- ]market\b|\bGTM\b|\bsales strategy\b|\bhow (?:do|does|will) ${they} (?:sell|reach|acquire)\b`,
    'iu',
  ),
  intellectual_property: /\bpatents?\b|\bintellectual property\b|\btrade ?marks?\b|\bIP\b/iu,
  why_now: /\bwhy now\b|\bwhy (?:is )?(?:this |it )?(?:is )?the right time\b/iu,
}

/** Words that name a topic in a question and ask for none of its fields by themselves. */
export const looseTopicWords: PhraseList =
  'market, market opportunity, alternatives, unique, marketing, channels, distribution, challenge, platform, product, live, launch, management, background, since, office, partner, partners, plans, site, cost, charge, charges, fee, fees, subscription, spend, spending, allocation, close, grow, accounts, logos, members, leads, investment, capital, ask, they do, company do, it do'
