import type { KeyFactName } from '#contract/memo-fields.ts'
import { type TranslatedUse, translated } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'

/** What makes a slide or a passage one of a topic. */
export type TopicRule = {
  topic: KeyFactName
  /** Kinds of slides that are about the topic. */
  kinds: readonly SlideKind[]
  /** Words by which a passage on any slide is about the topic. */
  words: RegExp
  /** Words without which a slide or passage is not really about the topic. */
  needs?: RegExp
  /** Whether the topic usually stands in the first third, so that a passage there says more. */
  early?: boolean
  /** Whether the topic needs people on the slide, or a title that announces them. */
  people?: boolean
  /** Kinds of slides on which the words mean something else. */
  notOn?: readonly SlideKind[]
  /** Words of the deck's language for `needs`, which count beside a figure; without them its words for the kinds count. */
  needsSpoken?: readonly TranslatedUse[]
  /** Points that passages on slides of other kinds need together before they stand for the topic; 0 means never. */
  wordsLeast: number
}

/** Words of raising money and, somewhere on the same slide, a figure or the name of a round. */
const RAISING_WITH_FIGURES = latinFirst(
  /(?=[\s\S]*(?<![\p{L}\p{N}])(?:rais(?:e|ing)|seeking|looking for|use of (?:funds|proceeds)|funds|funding|round|the ask|proceeds|allocation|capital|budget|investment)(?![\p{L}\p{N}]))[\s\S]*(?:\d\s?%|[$€£¥₹]\s?\d|(?<![\p{L}\p{N}])(?:usd|eur|gbp|pln|chf|inr|brl|ars)(?![\p{L}\p{N}])|\d\s?[kKmM]\b|(?<![\p{L}\p{N}])(?:pre-?seed|seed|series [a-d]|funding|hire|hiring|round|a few million)(?![\p{L}\p{N}]))/iu,
)

/** Words of the company's own books and a digit on the same slide; a market's figures are not its finances. */
const FINANCES_WITH_FIGURES = latinFirst(
  /(?=[\s\S]*\d)[\s\S]*(?:(?<![\p{L}\p{N}])(?:forecasts?|p&l|ebitda|margins?|burn|runway|break[- ]?even|cash[- ]?flow|net income|unit economics|cac|ltv|expenses|operating costs?|profit(?:s|ability|able)?|financ(?:ials?|es)|financial (?:plan|projections?|model|highlights|summary)|(?:projected|expected|annual|yearly) revenues?|revenue (?:projections?|forecasts?|growth|by|plan)|(?:our|total) revenues?|arr|mrr)(?![\p{L}\p{N}]))/iu,
)

/** The rules of the twelve key facts, in the order of the memo. */
export const topicRules: readonly TopicRule[] = [
  {
    topic: 'Problem',
    kinds: ['problem'],
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:problems?|pain points?|struggl\w+|inefficien\w+|lack of|hard to|difficult|broken|outdated|waste[sd]?|frustrat\w+|time[- ]consuming|costly|fail(?:s|ed)? to|can[’']?t|cannot|don[’']t|challenge)(?![\p{L}\p{N}])/iu,
    ),
    wordsLeast: 2,
    early: true,
  },
  {
    topic: 'Product Solution',
    kinds: ['solution', 'product'],
    words:
      /\b(?:our (?:solution|platform|product|app|software|service|technology)|solution|platform (?:that|for|to)|app (?:that|for|to)|we (?:help|enable|provide|offer|make|build|connect)|allows|enables|lets you)\b/i,
    wordsLeast: 1,
    early: true,
  },
  {
    topic: 'Traction',
    kinds: ['traction'],
    words:
      /\b(?:\d[\d.,]*[kKmM]?\+? (?:paying |active |registered |monthly active |beta |new |happy )?(?:users|customers|clients|downloads|subscribers|members|merchants|installs|sign-?ups|orders|partners|transactions|pilots|hotels|schools)|mrr|arr|month[- ]over[- ]month|mom growth|waitlist|letters? of intent|lois?\b|retention|contracts? signed|signed contract|revenue (?:of|to date|run rate)|to date|launched in|sold \d|grew|pilot (?:with|customers))\b/i,
    needs: latinFirst(
      /\b\d[\d.,]*\s?(?:[kKmM]|million|thousand)?\+?\s(?:[\p{L}-]+\s){0,2}(?:users|customers|clients|downloads|subscribers|members|merchants|installs|orders|partners|transactions|pilots|companies|stores|cities|countries|visitors|views|followers|leads|sales)\b|\b(?:pilots?|signed|contracts?|mrr|arr|revenue|retention|growth|churn|waitlist|letters? of intent|downloads|traction|customers|users|to date|launched|[$€£]\s?\d)\b/iu,
    ),
    notOn: ['market', 'problem', 'business-model', 'financials', 'why-now', 'competition'],
    wordsLeast: 2,
  },
  {
    topic: 'Business Model',
    kinds: ['business-model'],
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:protocol fee|revenues?|fees?|earn(?:s|ing)?|income|monthly|price[sd]?|costs? \d|subscription|freemium|commission|transaction fees?|per month|\/\s?mo(?:nth)?\b|per user|per year|pricing|revenue (?:model|streams?)|business model|we charge|take rate|licens(?:e|ing) fee|monetiz\w+|pay[- ]per|premium|advertis(?:ing|ements?) revenue|fee (?:of|per|for)|profit margin|percentage of)(?![\p{L}\p{N}])/iu,
    ),
    notOn: ['market', 'problem', 'competition', 'financials', 'ask', 'team', 'why-now'],
    wordsLeast: 2,
  },
  {
    topic: 'Market',
    kinds: ['market'],
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:tam|sam|som|market size|addressable|billion|[$€£]\s?\d[\d.,]*\s?(?:bn?|billion|trillion|t)(?![\p{L}\p{N}])|cagr|market (?:is|opportunity|potential|growth|share|value)|target (?:market|audience|customers)|industry (?:is|by|worth)|growing (?:at|by|market))(?![\p{L}\p{N}])/iu,
    ),
    wordsLeast: 2,
  },
  {
    topic: 'Competition',
    kinds: ['competition'],
    words:
      /\b(?:competit(?:ors?|ion)|competitive (?:landscape|analysis|advantage)|versus|unlike|alternatives?|differentiat\w+|incumbents?|compared (?:to|with)|other players|competidores|concurrents|wettbewerb\w*|konkurenc\w+)\b/i,
    notOn: ['problem', 'team', 'ask', 'contact'],
    wordsLeast: 1,
  },
  {
    topic: 'Go-to-Market',
    kinds: ['go-to-market'],
    words:
      /\b(?:go[- ]to[- ]market|acquisition (?:strategy|channels?)|distribution (?:channels?|strategy)|marketing (?:strategy|plan|channels?)|sales (?:strategy|channels?|team|cycle)|partnerships? with|influencers?|referrals?|word of mouth|seo|social media (?:campaigns?|marketing|ads)|launch (?:strategy|in)|early adopters|ambassadors?|beachhead|expand to|growth strategy|content marketing|paid ads|community building)\b/i,
    notOn: ['problem', 'market', 'financials', 'team'],
    wordsLeast: 2,
  },
  {
    topic: 'Technology',
    kinds: ['technology'],
    words:
      /\b(?:technology|algorithm\w*|machine learning|patent\w*|proprietary|architecture|tech stack|api|sdk|smart contracts?|blockchain|infrastructure|encryption|neural|model training|protocol|backend|iot|computer vision|open source)\b/i,
    wordsLeast: 3,
  },
  {
    topic: 'Financials',
    kinds: ['financials'],
    words:
      /\b(?:projections?|forecast|ebitda|gross margin|p&l|profit(?:able|ability)|break[- ]?even|burn(?: rate)?|runway|cash flow|revenue (?:projection|forecast|by year)|unit economics|ltv|cac|projected revenue|net income|operating (?:costs|expenses|result)|financial (?:plan|model|projections?))\b/i,
    needs: FINANCES_WITH_FIGURES,
    needsSpoken: ['body:financials'],
    wordsLeast: 3,
  },
  {
    topic: 'Use of Funds',
    kinds: ['ask'],
    words:
      /\b(?:use of (?:funds|proceeds)|funds? (?:will be )?(?:used|allocat\w+)|allocation of|raising|we(?:[’']re| are) (?:looking for|seeking|raising)|seeking|investment (?:of|needed|ask)|funding (?:needed|request|round)|the ask|hire \d|runway)\b/i,
    needs: RAISING_WITH_FIGURES,
    needsSpoken: ['funding'],
    wordsLeast: 1,
  },
  {
    topic: 'Roadmap',
    kinds: ['roadmap'],
    words:
      /\b(?:roadmap|milestones?|timeline|next steps|phase \d|q[1-4][ ’']?\s?(?:20)?\d\d|by (?:the )?(?:end of )?20[2-4]\d|coming soon|planned|upcoming|beta (?:launch|release)|future (?:plans|vision|steps|optimizations|features)|in the future|will (?:launch|expand|release))\b/i,
    notOn: ['cover', 'market', 'team'],
    wordsLeast: 3,
  },
  {
    topic: 'Team',
    kinds: ['team', 'advisors'],
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:co-?founders?|founders?|ceo|cto|coo|cfo|our team|years of experience|head of)(?![\p{L}\p{N}])/iu,
    ),
    people: true,
    wordsLeast: 0,
  },
]

const byLanguage = new Map<string, readonly TopicRule[]>([['en', topicRules]])
/** Single words of a language say less than the turns that English is looked through for. */
const moreWords = 1

/** The rules with the words of the deck's language. */
export function topicRulesIn(language: string): readonly TopicRule[] {
  const made = byLanguage.get(language) ?? topicRules.map((rule) => inLanguage(rule, language))
  byLanguage.set(language, made)
  return made
}

function inLanguage(rule: TopicRule, language: string): TopicRule {
  const bodies = rule.kinds.map((kind) => `body:${kind}` as const)
  const words = translated(rule.words, bodies).in(language)
  if (words === rule.words) return rule
  const wordsLeast = rule.wordsLeast === 0 ? 0 : rule.wordsLeast + moreWords
  if (!rule.needs) return { ...rule, words, wordsLeast }
  const beside = (found: string) => `(?=[\\s\\S]*${found})[\\s\\S]*\\d`
  const needs = translated(rule.needs, rule.needsSpoken ?? bodies, beside).in(language)
  return { ...rule, words, needs, wordsLeast }
}
