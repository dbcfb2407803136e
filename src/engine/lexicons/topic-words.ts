import type { KeyFactName } from '#contract/memo-fields.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Words of a key fact's topic in English, by what they are looked for in. */
export type TopicWords = {
  /** Make a passage on any slide one of the topic. */
  passage: RegExp
  /** Without them a slide or passage is not about the topic; figures that have to stand beside them are part of the pattern. */
  slide?: RegExp
  /** Without them a sentence says something else on the topic's slide. */
  sentence?: RegExp
  /** Without them a line is a chart's label or something else on the topic's slide. */
  line?: RegExp
  /** Without them a title is of a slide about something else. */
  title?: RegExp
  /** Show that a deck says something of the topic somewhere. */
  hint?: RegExp
}

export const topicWords: Readonly<Record<KeyFactName, TopicWords>> = {
  Problem: {
    passage: latinFirst(
      /(?<![\p{L}\p{N}])(?:problems?|pain points?|struggl\w+|inefficien\w+|lack of|hard to|difficult|broken|outdated|waste[sd]?|frustrat\w+|time[- ]consuming|costly|fail(?:s|ed)? to|can[’']?t|cannot|don[’']t|challenge)(?![\p{L}\p{N}])/iu,
    ),
  },
  'Product Solution': {
    passage:
      /\b(?:our (?:solution|platform|product|app|software|service|technology)|solution|platform (?:that|for|to)|app (?:that|for|to)|we (?:help|enable|provide|offer|make|build|connect)|allows|enables|lets you)\b/i,
    sentence:
      /\b(?:we|our|it|platform|app|software|service|solution|product|system|tool|helps?|lets?|enables?|allows?|turns?|gives?|connects?|combines?|creates?)\b/iu,
  },
  Traction: {
    passage:
      /\b(?:\d[\d.,]*[kKmM]?\+? (?:paying |active |registered |monthly active |beta |new |happy )?(?:users|customers|clients|downloads|subscribers|members|merchants|installs|sign-?ups|orders|partners|transactions|pilots|hotels|schools)|mrr|arr|month[- ]over[- ]month|mom growth|waitlist|letters? of intent|lois?\b|retention|contracts? signed|signed contract|revenue (?:of|to date|run rate)|to date|launched in|sold \d|grew|pilot (?:with|customers))\b/i,
    slide: latinFirst(
      /\b\d[\d.,]*\s?(?:[kKmM]|million|thousand)?\+?\s(?:[\p{L}-]+\s){0,2}(?:users|customers|clients|downloads|subscribers|members|merchants|installs|orders|partners|transactions|pilots|companies|stores|cities|countries|visitors|views|followers|leads|sales)\b|\b(?:pilots?|signed|contracts?|mrr|arr|revenue|retention|growth|churn|waitlist|letters? of intent|downloads|traction|customers|users|to date|launched|[$€£]\s?\d)\b/iu,
    ),
    sentence: /\d/u,
    line: /\d|\b(?:customers?|clients?|users?|pilots?|partner\w*|launch\w*|signed|contracts?|waitlist|downloads?|teams|loved?|trusted|grow\w*|live)\b/iu,
    hint: /\d.{0,24}\b(?:users?|customers?|clients?|members|downloads|sign-?ups|orders|pilots?|merchants|subscribers|visits|paying|partners|pipeline|revenue|usuarios|clientes|Kunden|Nutzer|utilisateurs|klient\w+)\b|\b(?:ARR|MRR|GMV|revenues?|pipeline|waitlist)\b.{0,24}\d|\btraction\b|\d.{0,16}\badopters\b|\b(?:contracts?|LOIs?|MoUs?|letters? of intent|pilots?)\b.{0,16}\bsigned\b|\bsigned\b.{0,24}\b(?:contracts?|LOIs?|MoUs?|letters? of intent|pilots?)\b/i,
  },
  'Business Model': {
    passage: latinFirst(
      /(?<![\p{L}\p{N}])(?:protocol fee|revenues?|fees?|earn(?:s|ing)?|income|monthly|price[sd]?|costs? \d|subscription|freemium|commission|transaction fees?|per month|\/\s?mo(?:nth)?\b|per user|per year|pricing|revenue (?:model|streams?)|business model|we charge|take rate|licens(?:e|ing) fee|monetiz\w+|pay[- ]per|premium|advertis(?:ing|ements?) revenue|fee (?:of|per|for)|profit margin|percentage of)(?![\p{L}\p{N}])/iu,
    ),
    sentence:
      /\b(?:subscri\w+|fees?|commissions?|charges?|pays?|paid|revenues?|pric\w+|licen[cs]\w+|per (?:month|year|user|seat)|sell|sells|sold|freemium|earn\w*|take rate|percentage|make money|advertis\w+|monet\w+)\b/iu,
  },
  Market: {
    passage: latinFirst(
      /(?<![\p{L}\p{N}])(?:tam|sam|som|market size|addressable|billion|[$€£]\s?\d[\d.,]*\s?(?:bn?|billion|trillion|t)(?![\p{L}\p{N}])|cagr|market (?:is|opportunity|potential|growth|share|value)|target (?:market|audience|customers)|industry (?:is|by|worth)|growing (?:at|by|market))(?![\p{L}\p{N}])/iu,
    ),
    sentence:
      /\b(?:markets?|industry|billion|million|trillion|users?|customers?|consumers?|households|companies|people|spend\w*|worth|grow\w*|CAGR|TAM)\b/iu,
  },
  Competition: {
    passage:
      /\b(?:competit(?:ors?|ion)|competitive (?:landscape|analysis|advantage)|versus|unlike|alternatives?|differentiat\w+|incumbents?|compared (?:to|with)|other players|competidores|concurrents|wettbewerb\w*|konkurenc\w+)\b/i,
    sentence:
      /\b(?:compet\w+|others?|unlike|only|advantages?|incumbents?|alternatives?|than|existing|versus|differen\w+|edge)\b/iu,
  },
  'Go-to-Market': {
    passage:
      /\b(?:go[- ]to[- ]market|acquisition (?:strategy|channels?)|distribution (?:channels?|strategy)|marketing (?:strategy|plan|channels?)|sales (?:strategy|channels?|team|cycle)|partnerships? with|influencers?|referrals?|word of mouth|seo|social media (?:campaigns?|marketing|ads)|launch (?:strategy|in)|early adopters|ambassadors?|beachhead|expand to|growth strategy|content marketing|paid ads|community building)\b/i,
    sentence:
      /\b(?:market\w*|sales|sell\w*|partner\w*|channels?|referr\w+|word of mouth|communit\w+|influencers?|campaigns?|seo|launch\w*|acqui\w+|distribut\w+|resell\w*|customers?|demos?|outreach)\b/iu,
  },
  Technology: {
    passage:
      /\b(?:technology|algorithm\w*|machine learning|patent\w*|proprietary|architecture|tech stack|api|sdk|smart contracts?|blockchain|infrastructure|encryption|neural|model training|protocol|backend|iot|computer vision|open source)\b/i,
    sentence:
      /\b(?:technolog\w+|AI|algorithms?|patent\w*|models?|blockchain|data|engine|architecture|sensors?|machine learning|proprietary|protocol)\b/iu,
  },
  Financials: {
    passage:
      /\b(?:projections?|forecast|ebitda|gross margin|p&l|profit(?:able|ability)|break[- ]?even|burn(?: rate)?|runway|cash flow|revenue (?:projection|forecast|by year)|unit economics|ltv|cac|projected revenue|net income|operating (?:costs|expenses|result)|financial (?:plan|model|projections?))\b/i,
    // Words of the company's own books and a digit on the same slide; a market's figures are not its finances.
    slide: latinFirst(
      /^(?=[\s\S]*\d)[\s\S]*(?:(?<![\p{L}\p{N}])(?:forecasts?|p&l|ebitda|margins?|burn|runway|break[- ]?even|cash[- ]?flow|net income|unit economics|cac|ltv|expenses|operating costs?|profit(?:s|ability|able)?|financ(?:ials?|es)|financial (?:plan|projections?|model|highlights|summary)|(?:projected|expected|annual|yearly) revenues?|revenue (?:projections?|forecasts?|growth|by|plan)|(?:our|total) revenues?|arr|mrr)(?![\p{L}\p{N}]))/iu,
    ),
    line: /\p{Sc}|%|\b(?:revenues?|sales|margins?|ebitda|profit\w*|burn|runway|cash|costs?|expens\w+|break[- ]?even|forecast\w*|project\w+|CAC|LTV|ARR|MRR|budget|income)\b/iu,
  },
  'Use of Funds': {
    passage:
      /\b(?:use of (?:funds|proceeds)|funds? (?:will be )?(?:used|allocat\w+)|allocation of|raising|we(?:[’']re| are) (?:looking for|seeking|raising)|seeking|investment (?:of|needed|ask)|funding (?:needed|request|round)|the ask|hire \d|runway)\b/i,
    // Words of raising money and, somewhere on the same slide, a figure or the name of a round.
    slide: latinFirst(
      /^(?=[\s\S]*(?<![\p{L}\p{N}])(?:rais(?:e|ing)|seeking|looking for|use of (?:funds|proceeds)|funds|funding|round|the ask|proceeds|allocation|capital|budget|investment)(?![\p{L}\p{N}]))[\s\S]*(?:\d\s?%|[$€£¥₹]\s?\d|(?<![\p{L}\p{N}])(?:usd|eur|gbp|pln|chf|inr|brl|ars)(?![\p{L}\p{N}])|\d\s?[kKmM]\b|(?<![\p{L}\p{N}])(?:pre-?seed|seed|series [a-d]|funding|hire|hiring|round|a few million)(?![\p{L}\p{N}]))/iu,
    ),
    hint: /\b(?:rais(?:e|ing)|seeking|looking for|invest\w*|funding|round|financ\w*|inversi[oó]n|levée|rodada)\b.{0,60}(?:[$€£]|\b(?:USD|EUR|GBP|k|million)\b)|[$€£]\s?\d[\d.,]*\s?[kKmM]?\b.{0,40}\b(?:round|seed|raise|investment|funding)\b/i,
  },
  Roadmap: {
    passage:
      /\b(?:roadmap|milestones?|timeline|next steps|phase \d|q[1-4][ ’']?\s?(?:20)?\d\d|by (?:the )?(?:end of )?20[2-4]\d|coming soon|planned|upcoming|beta (?:launch|release)|future (?:plans|vision|steps|optimizations|features)|in the future|will (?:launch|expand|release))\b/i,
  },
  Team: {
    passage: latinFirst(
      /(?<![\p{L}\p{N}])(?:co-?founders?|founders?|ceo|cto|coo|cfo|our team|years of experience|head of)(?![\p{L}\p{N}])/iu,
    ),
    title: /\b(?:teams?|founders?|people|leadership|management|advis\w+|board|who we are|about us|behind)\b/iu,
    // Words of people and of what they did.
    line: /\b(?:teams?|founders?|founded|co-?founders?|people|operators?|engineer\w*|develop\w+|experts?|expertise|experience\w*|years?|yrs|ex|former\w*|previous\w*|work(?:ed|s|ing)|buil(?:t|d\w*)|led|lead(?:s|ing)?|scaled|ran|degrees?|phd|mba|mit|universit\w+|graduat\w+|stud(?:y|ied|ent)|entrepreneur\w*|advis\w+|professionals?|careers?|design\w*|direct\w+|head|chief|manag\w+|c[etofm]o|hir(?:e|ed|es|ing)|employees|staff|backgrounds?|parents|scientists?|physicians?|doctors?|investors? in|alum\w*|together|serial|specialists?)\b/iu,
    hint: /\b(?:co-?)?founders?\b|\b(?:CEO|CTO|COO)\b|\b(?:our|the \w+) team\b|\bteam (?:consists of|of \w+)\b|\b\w+[- ]person (?:team|start-?up|company)\b|^(?:(?:made|created|presented|prepared) )?by\s?: ?\p{Lu}|\bfundador\w*|\bgründer\w*|\bfondat\w+/iu,
  },
}
