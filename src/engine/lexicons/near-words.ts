import type { FactKey } from '#engine/facts.ts'
import type { SlideKind, Voice } from '#engine/slides.ts'
import type { TranslatedUse } from './translated.ts'

/**
 * Words that make a line speak of a field by its subject, not by a common word. Only fields that words can name are here;
 * the others are open by their candidates alone.
 */
export type NearWords = {
  english: RegExp
  /** Acronyms, which mean something else in small letters. */
  acronyms?: RegExp
  /** Words of the deck's language. */
  uses?: readonly TranslatedUse[]
  /** Slides to which the words of the deck's language are kept, where they are common words. */
  usesOn?: SlideKind
  /** The same words of another subject. */
  not?: RegExp
  /** What the line must hold beside the words. */
  holds?: RegExp
  /** A title of a slide of this kind speaks of the field. */
  kind?: SlideKind
  /** Others than the company that can speak of the field. */
  voices?: readonly Voice[]
  /** The field is not only the company's own: slides about the problem and the market speak of it. */
  ofMarket?: true
}

/** Slides whose figures and names are those of others. */
export const kindsOnOthers: readonly SlideKind[] = ['problem', 'market', 'competition', 'why-now']

const number = String.raw`\d[\d.,]{0,15}\s?(?:k|m|thousand|million)?\+?`
const money = String.raw`[$€£]\s?\d[\d.,]{0,15}\s?(?:[kmbt]n?|thousand|million|billion|trillion)?`
const market: Pick<NearWords, 'ofMarket' | 'voices'> = { ofMarket: true, voices: ['market', 'third-party'] }

/** The words by field; the patterns are global, to find each place in a line. */
export const nearWords: Partial<Record<FactKey, NearWords>> = {
  site: { english: /\b(?:our|visit (?:us|our)) (?:web)?site\b|\bvisit us\b|\bwebsite\s?:|\bwww\./giu },
  contact_email: { english: /\be-?mail\s?:|\bcontact us\b|\bget in touch\b|\bemail us\b/giu },
  company_linkedin: { english: /\blinkedin\.com\/company\b|\blinkedin page\b|\bfollow us\b/giu },
  year_founded: {
    english: /\b(?:founded|established|incorporated|started|launched|since|est\.?)\b(?!.{0,20}\bby\b)/giu,
    uses: ['founded'],
    holds: /\b(?:19|20)\d\d\b/u,
    not: /\b(?:since|launched|started) (?:the|last|then|our|with)\b/iu,
  },
  headquarters: {
    english:
      /\b(?:headquartered|headquarters?\s?(?:in\b|at\b|:)|HQ|(?:is|are|company|team|startup|start-up) based in|based in|offices? in|our offices?|registered (?:office|in))\b/giu,
    uses: ['seat'],
    not: /\b\w+[- ]based in (?:the )?(?:cloud|app)|\bdata\b/iu,
  },
  employees: {
    english:
      /\bteam (?:of|size)\b|\bhead ?count\b|\bFTEs?\b|\b\d+\+? (?:team members|engineers|developers|colleagues|people (?:team|in|on)|full[- ]time)|\bour (?:\d+ )?(?:employees|staff)\b/giu,
    uses: ['staff'],
    holds: /\d/u,
    not: /\bhir(?:e|ing)\b|\b(?:clients?|customers?|companies|businesses|firms) with\b/iu,
  },
  problem: { english: /\b(?:the|this|a|main|core|big) problem\b|\bpain points?\b/giu, kind: 'problem', ...market },
  solution: { english: /\b(?:our|the) solution\b|\bhow it works\b|\bour (?:product|platform)\b/giu, kind: 'solution' },
  product_status: {
    english:
      /\b(?:MVP|prototypes?|beta|proof of concept|PoC|pre-?launch(?:ed)?|launched|(?:now|already|is|are) live|live (?:in|on|since)|(?:now|already|currently) in (?:development|production)|production[- ]ready|in private preview)\b/giu,
    not: /\b(?:competitors?|they|others)\b/iu,
  },
  business_model: {
    english: /\bbusiness model\b|\bmonetis\w+|\bmonetiz\w+|\bhow we (?:make money|earn)\b/giu,
    kind: 'business-model',
  },
  revenue_model: {
    english: /\brevenue (?:model|streams?)\b|\bmonetis\w+|\bmonetiz\w+|\bhow we (?:make money|earn)\b/giu,
    kind: 'business-model',
  },
  distribution: { english: /\bdistribution (?:strategy|channels?|model|partners?)\b|\bsales channels?\b/giu },
  revenue: {
    english: new RegExp(
      String.raw`\b(?:our|current|first|annual|monthly|recurring|total|pre|early|net)[- ]?(?:annual |monthly |recurring |total )*revenues?\b|\brevenues? (?:to date|so far|last year|this year|generated)\b|\b(?:revenues?|turnover|sales|run[- ]rate)\b.{0,24}${money}|${money}.{0,24}\b(?:revenues?|turnover|sales|run[- ]rate)\b|\bgenerat\w+ revenues?\b`,
      'giu',
    ),
    acronyms: /\b(?:ARR|MRR)\b/gu,
    uses: ['revenue', 'arr', 'mrr'],
    not: /\brevenue (?:model|streams?|shar\w+|retention|per|loss)|\b(?:los[te]|of|share of|client|customer|their|your|passive|extra|new) (?:\w+ )?(?:revenues?|income)\b|\b(?:project\w+|forecast\w*|expect\w*|will|targets?|potential|estimat\w+|plan\w*|by 20\d\d|year [1-9]|Y[1-9])\b/iu,
  },
  revenue_growth: {
    english:
      /\b(?:revenues?|sales) (?:growth|growing|grew|increase\w*)|\b(?:month|year|quarter|week)[- ]o(?:n|ver)[- ](?:month|year|quarter|week)\b|\bgrowth rate\b|\b(?:grew|growing|growth)\b.{0,24}\d+\s?(?:%|x\b)/giu,
    acronyms: /\b(?:MoM|YoY|QoQ|WoW)\b/gu,
    uses: ['revenueGrowth'],
    not: /\b(?:market|industry|sector|retention|population)\b/iu,
  },
  customers: {
    english: new RegExp(
      String.raw`\b(?:paying|existing|signed|pilot|number of|active) (?:\w+ )?(?:customers|clients)\b|\bcustomer base\b|${number} (?:\w+ ){0,2}(?:customers|clients)\b|\b(?:customers|clients)\s?:?\s?\d`,
      'giu',
    ),
    uses: ['payingCustomers'],
    holds: /\d/u,
    not: /\b(?:potential|target|per|each|for|each of) (?:\w+ )?(?:customers?|clients?)\b/iu,
  },
  users: {
    english: new RegExp(
      String.raw`\b(?:active|registered|paying|beta|early|monthly|daily) users\b|\buser base\b|\b(?:downloads|sign-?ups|installs|wait(?:ing)? ?list|registrations)\b|${number} (?:\w+ ){0,2}(?:users|subscribers|members)\b`,
      'giu',
    ),
    acronyms: /\b(?:MAUs?|DAUs?)\b/gu,
    holds: /\d/u,
    not: /\bper user\b|\b(?:potential|target|internet|social media|smartphone) users\b/iu,
  },
  notable_customers: {
    english:
      /\b(?:trusted by|(?:already |currently )?used by\s?:|(?:our|selected|key|first|notable|reference) (?:customers|clients)(?:\s?:| include| are\b)|(?:customers|clients) include|pilots? with)/giu,
  },
  retention: {
    english: /\b(?:retention|churn|repeat (?:rate|purchases?|orders?|customers|buyers)|renewal rate|renewals)\b/giu,
    acronyms: /\b(?:NRR|NDR|GRR)\b/gu,
    uses: ['retention', 'churn'],
    not: /\b(?:employee|talent|staff|data|water|heat|student|information|memory|knowledge|worker|moisture)s?['’]? (?:\w+ )?(?:retention|churn)/iu,
  },
  gmv: {
    english:
      /\bgross (?:merchandise|transaction|booking)\b|\b(?:transaction|payment|trading) volume\b|\bvolume (?:processed|of transactions)\b|\bprocessed [$€£]/giu,
    acronyms: /\b(?:GMV|GTV|TPV)\b/gu,
    uses: ['gmv'],
  },
  partnerships: {
    english:
      /\bpartnerships?\b|\b(?:strategic|key|our|technology|channel|distribution) partners\b|\bpartner(?:ed|ing) with\b/giu,
    uses: ['partnership'],
    not: /\blimited partnership\b|\bpartnerships? (?:manager|director|lead)\b|\b(?:head|director|VP) of partnerships?\b/iu,
  },
  pipeline: {
    english:
      /\b(?:sales|our|strong|current|active|customer|commercial|qualified|in (?:the|our)) pipeline\b|\bpipeline (?:of|value|worth)\b|\bletters? of intent\b/giu,
    acronyms: /\bLOIs?\b/gu,
    uses: ['pipeline'],
    not: /\b(?:data|ML|AI|drug|clinical|gas|oil|water|rendering|development|talent) pipeline\b/iu,
  },
  milestones: {
    english: /\b(?:milestones|road ?map|(?:product|project|development|company) timeline|next steps)\b/giu,
    kind: 'roadmap',
  },
  awards: {
    english: /\b(?:awards?|award[- ]winning|prizes?|winners? of|finalists?|won (?:the|first|1st|best))\b/giu,
    uses: ['award'],
    voices: ['third-party'],
  },
  revenue_forecast: {
    english:
      /\b(?:financial|revenue|sales) (?:forecasts?|projections?|plan)\b|\bproject(?:ed|ions?|ing)\b.{0,20}\b(?:revenue|sales|ARR|financial)|\bprojections\b/giu,
    kind: 'financials',
    not: /\b(?:weather|demand|market|growth|traffic|energy|load) forecast\w*/iu,
  },
  gross_margin: {
    english: /\bgross (?:margins?|profit)\b|\b(?:contribution|profit) margins?\b/giu,
    uses: ['grossMargin'],
  },
  burn_rate: {
    english: /\b(?:burn rate|(?:monthly|cash|net|current|low) burn|burning (?:cash|[$€£]))\b|\bburn\s?:/giu,
    uses: ['burn'],
  },
  runway: { english: /\brunway\b|\bmonths of cash\b/giu, uses: ['runway'], not: /\b(?:airport|fashion|landing)\b/iu },
  cac: {
    english: /\b(?:customer |user |client )?acquisition costs?\b|\bcosts? (?:of|per) (?:customer )?acquisition\b/giu,
    acronyms: /\b(?:CAC|CPA)\b/gu,
    uses: ['cac'],
  },
  ltv: { english: /\blife[- ]?time (?:customer )?value\b/giu, acronyms: /\bC?LTV\b|\bCLV\b/gu, uses: ['ltv'] },
  pricing: {
    english:
      /\b(?:our (?:pricing|prices?)|(?<![\w-])pricing(?! power| pressure)|price (?:list|plans?|per|point)|subscription (?:fees?|plans?|price)|licen[cs]e fees?|monthly fees?|transaction fees?|take rate|commission (?:of|on|fees?)|per (?:seat|user|licen[cs]e|month))\b|\/\s?(?:month|mo|user|seat)\b/giu,
    not: /\b(?:save|saving|cost|burn|lose|spend|users?) /iu,
  },
  break_even: {
    english:
      /\bbreak[- ]?even\b|\bprofitability\b|\b(?:become|be|reach|already|is|are) profitable\b|\bcash[- ]?flow positive\b/giu,
    uses: ['breakEven'],
    not: /\b(?:their|customers?|clients?|your|improv\w+|increas\w+|boost\w*|higher) (?:\w+ )?profitability\b/iu,
  },
  amount_raising: {
    english:
      /\b(?:we(?: are|['’]re)?|currently|now|is) (?:raising|seeking|looking for (?:an? )?(?:investment|funding|seed|partner|investor))|\braising (?:a|an|our|capital|funds|money|[$€£\d])|\bseeking (?:an? )?(?:investment|funding|investors?|capital|seed)\b|\b(?:the|our) ask\b|\b(?:funding|investment|capital) (?:ask|needs?|required|requirements?|round|sought|opportunity)\b/giu,
    uses: ['ask'],
    usesOn: 'ask',
    kind: 'ask',
  },
  instrument: {
    english:
      /\bconvertible (?:note|loan|debt|bond)s?\b|\bterm sheet\b|\bequity (?:round|stake|offered|financing|for)\b|\b\d+\s?% (?:of )?(?:the )?(?:equity|shares|stake)\b/giu,
    acronyms: /\b(?:SAFE|SAFT)\b/gu,
    uses: ['instrument'],
  },
  valuation: {
    english:
      /\b(?:pre|post)[- ]?money\b|\bvaluation (?:cap|of|at)\b|\b(?:company|current|our) valuation\b|\bvaluation\s?:/giu,
    uses: ['valuation'],
    not: /\b(?:property|real estate|asset|house|home|car|vehicle|portfolio) valuations?\b/iu,
  },
  committed: {
    english: new RegExp(
      String.raw`\b(?:capital|funds?|investors?|round|${money})\b.{0,24}\bcommitted\b|\bcommitted (?:capital|funds?|investors?|so far)\b|\bsoft[- ]?circled\b|\b(?:already|investor) (?:committed|commitments?)\b|\bcommitments? (?:so far|to date)\b`,
      'giu',
    ),
  },
  use_of_funds: {
    english:
      /\buses? of (?:the )?(?:funds?|funding|proceeds|investment|capital|money)\b|\b(?:funds?|budget) allocation\b|\ballocation of (?:funds|capital)\b|\bhow we(?:['’]ll| will)? (?:use|spend)\b|\b(?:funds|funding|investment|money|capital|proceeds) (?:will be|is|to be) (?:used|spent|allocated)\b/giu,
  },
  previous_funding: {
    english: new RegExp(
      String.raw`\b(?:have|has|already|previously|we) raised\b|\braised (?:to date|so far|from|in|${money})|\bfunding to date\b|\btotal (?:funding )?raised\b|\bboot[- ]?strapped\b|\bself[- ](?:funded|financed)\b|\bgrants? (?:from|of|funding)\b|\bfriends (?:and|&) family\b|\bprevious (?:round|funding|investment)s?\b`,
      'giu',
    ),
    not: /\b(?:competitors?|they|which|who|startups) (?:have |has )?raised\b|\bto be raised\b/iu,
  },
  previous_investors: {
    english:
      /\bbacked by\b|\b(?:our|current|existing|early|previous|lead|angel|pre-seed|seed) investors?\b|\binvestors include\b|\binvested in us\b/giu,
    uses: ['investorTitle'],
    not: /\bfor investors\b|\b(?:looking|search\w*|seek\w*|need) (?:for )?(?:\w+ ){0,2}investors?\b|\b(?:is|was|an|a|as) (?:\w+ )?(?:angel )?investor\b/iu,
  },
  closing_deadline: {
    english:
      /\bclosing (?:date|in|by|on|soon)\b|\b(?:first|second|final|initial) clos(?:e|ing)\b|\bround (?:closes|closing)\b|\bclose (?:the|this|our) round\b|\bto close (?:by|in)\b/giu,
  },
  tam: {
    english: new RegExp(
      String.raw`\b(?:total )?addressable market\b|\bmarket (?:size|value|volume|potential|opportunity)\b|\bmarket (?:is )?(?:worth|valued)\b|${money} (?:\w+ ){0,3}(?:market|industry|opportunity)\b|\b(?:market|industry) (?:of|worth) ${money}`,
      'giu',
    ),
    acronyms: /\bTAM\b/gu,
    uses: ['tam'],
    kind: 'market',
    ...market,
  },
  sam: {
    english: /\bservice?able (?:addressable |available )?market\b/giu,
    acronyms: /\bSAM\b(?=\s*(?:$|[:=(–$€£\d/-]|is\b|of\b))|(?<=\d\S{0,4} )SAM\b/gu,
    uses: ['sam'],
    ...market,
  },
  som: {
    english: /\b(?:obtainable|reachable) market\b/giu,
    acronyms: /\bSOM\b(?=\s*(?:$|[:=(–$€£\d/-]|is\b|of\b))|(?<=\d\S{0,4} )SOM\b/gu,
    uses: ['som'],
    ...market,
  },
  market_growth: {
    english:
      /\b(?:markets?|industry|sector|demand) (?:growth|is growing|grows?|growing|will grow|(?:is )?expected to)\b|\bgrowing (?:market|industry|demand|sector)\b|\bfast(?:est)?[- ]growing (?:\w+ ){0,2}(?:market|industry|sector|segment)\b/giu,
    acronyms: /\bCAGR\b/gu,
    ...market,
  },
  competitors: {
    english:
      /\b(?:competitors?|competition|competitive (?:landscape|analysis|matrix|positioning)|incumbents?|alternatives)\b/giu,
    kind: 'competition',
    voices: ['competitor', 'market'],
    ofMarket: true,
  },
  competitive_advantage: {
    english:
      /\b(?:competitive|unfair|key|our|main) advantages?\b|\bmoats?\b|\bdifferentiat(?:or|ors|ion|ed|es)\b|\bUSPs?\b|\bunique (?:selling|value) (?:point|proposition)s?\b|\bbarriers? to entry\b|\bwhat (?:makes us|sets us)\b|\bwhy us\b/giu,
    uses: ['advantage'],
    ofMarket: true,
  },
  go_to_market: {
    english:
      /\bgo[- ]to[- ]market\b|\b(?:sales|marketing|growth|expansion|launch|acquisition) (?:strategy|plan|channels?)\b|\bmarket (?:entry|penetration)\b|\bcustomer acquisition(?! costs?)\b/giu,
    acronyms: /\bGTM\b/gu,
    kind: 'go-to-market',
  },
  intellectual_property: {
    english:
      /\bpatent(?:s|ed|[- ]pending)?\b|\bintellectual property\b|\btrade ?marks?\b|\bproprietary (?:technology|tech|algorithms?|software|models?|data|platform|IP)\b/giu,
    acronyms: /\bIP(?! ?(?:\d|address|camera|based))\b/gu,
    uses: ['property'],
    ofMarket: true,
  },
  why_now: {
    english: /\bwhy now\b|\b(?:right|perfect) tim(?:e|ing)\b|\bnow is the\b|\btailwinds?\b/giu,
    uses: ['whyNow'],
    kind: 'why-now',
    ...market,
  },
}
