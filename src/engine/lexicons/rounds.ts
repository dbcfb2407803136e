import { latinFirst } from '#engine/patterns/latin-first.ts'
import { type Translated, translated } from './translated.ts'

/**
 * Names of financing rounds with the value of the stage vocabulary, the more exact before the general. Those of other
 * languages are looked for in every deck, since none of them is an English word.
 */
export const rounds: ReadonlyArray<{ stage: string; pattern: RegExp }> = [
  {
    stage: 'pre_seed',
    pattern:
      /\bpre[- ]?seed\b|\bpré[- ]?seed\b|\bpre[- ]?semilla\b|\bpr[ée][- ]?amorçage\b|\bpré[- ]?semente\b|\bangel round\b|предпосевн\p{L}*|пре-?сид|天使轮|天使輪|エンジェルラウンド|프리\s?시드/iu,
  },
  { stage: 'seed_plus', pattern: latinFirst(/\bseed\s?(?:\+|plus|extension|II)(?![\p{L}])/iu) },
  {
    stage: 'seed',
    pattern:
      /\bseed\b|\bsemilla\b|\bamorçage\b|\bcapital semente\b|\brodada semente\b|\bzalążkow\p{L}*|посевн\p{L}*|种子轮|種子輪|シード|시드|\btohum yatırım\p{L}*/iu,
  },
  { stage: 'series_a_plus', pattern: latinFirst(/\bseries\s?a\s?(?:\+|plus|extension|2)(?![\p{L}])|A\+轮/iu) },
  { stage: 'series_a', pattern: latinFirst(/\bs[eé]rie[s]?\s?a\b|(?<!Pre-?)A轮|シリーズ\s?A|시리즈\s?A/iu) },
  { stage: 'series_b_plus', pattern: latinFirst(/\bseries\s?b\s?(?:\+|plus|extension)(?![\p{L}])|B\+轮/iu) },
  { stage: 'series_b', pattern: latinFirst(/\bs[eé]rie[s]?\s?b\b|B轮|シリーズ\s?B|시리즈\s?B/iu) },
  { stage: 'series_c_plus', pattern: latinFirst(/\bseries\s?c\s?(?:\+|plus|extension)(?![\p{L}])/iu) },
  { stage: 'series_c', pattern: latinFirst(/\bs[eé]rie[s]?\s?c\b|C轮|シリーズ\s?C|시리즈\s?C/iu) },
  { stage: 'series_d', pattern: latinFirst(/\bs[eé]rie[s]?\s?d\b|D轮/iu) },
]

/** Words with which 'seed' is not a round. */
export const notARound =
  /\b(?:seed (?:phrase|data|users?|bank|oil|keyword|list|growers?|supply|the)|seeds|seeding|seeded)\b/i
/** Letters that each name of a round has some of: a cheap test ahead of the exact patterns. */
export const anyRoundHint =
  /seed|seri|s[eé]rie|semilla|semente|amor|angel|zalążk|tohum|посев|сид|轮|輪|シード|シリーズ|エンジェル|시드|시리즈/i

/** Words with which the company asks for money. Past forms are in `raisedWords`. */
export const askWords = translated(
  latinFirst(
    /\b(?:raising|(?:to|we|will|plan to) raise|raise(?= (?:of|a|an|[$€£]|USD|EUR|up))|seeking|looking (?:for|to raise)|asking(?: for)?|our ask|the ask|ask(?=\s?:)|we (?:need|ask|require)|(?:funding|investment|capital|round) (?:needed|required|requirements?|goal|target|size|amount|sought|ask|request)|round target|target (?:raise|round|amount)|fundrais(?:e|ing)(?: round| goal| target)?|current round|this round)(?![\p{L}])/giu,
  ),
  'ask',
)

/** Words for money that came in before. */
export const raisedWords = translated(
  latinFirst(
    /\b(?:(?:have |has |we(?:['’]ve)? |already |previously |total |amount )*(?:raised|secured|received|closed)|previous(?:ly)? (?:funding|raised|rounds?|financing)|prior (?:funding|rounds?)|(?:total|existing) funding(?! (?:needed|required|requirements?|ask|sought|goal|target|round))|(?:co-?)?founders? (?:have |has |already )?(?:invested|contributed)|funding (?:to date|so far|history|received)|raised (?:to date|so far)|to date|so far|bootstrapped with|self[- ]funded)(?![\p{L}])/giu,
  ),
  'raised',
)

/** Words for money that bought no shares. */
export const grantWords = translated(latinFirst(/\b(?:grants?|prize money)(?![\p{L}])/giu), 'grant')

/** Words for someone else's money, or for a kind of money that is not a round. */
export const notOwnRound = translated(
  /\b(?:(?:customers?|clients|startups|companies|competitors?|founders|projects|backers|campaigns|users) (?:have |has |who |that )?raised|(?:startups|companies|competitors?|firms|players|peers) (?:like|such as|including)\b.{0,60}raised|crowdfund\w*|STO|ICO|IDO|IEO|token sale|public sale|acquired|acquisition|exit(?:ed)?|IPO|fund size|market|industry|raised (?:for|by) (?:our )?(?:clients|customers|others|charit\w+))\b/i,
  'notOwnRound',
)

export const valuationWords = translated(
  latinFirst(
    /\b(?:(?:pre|post)[- ]?money(?: valuation)?|(?<=\d\s?[MmkKbB]?n? )(?:pre|post)(?![\p{L}-])|valuation(?: cap)?|val(?:uation)? cap|cap(?= (?:of|at))|(?<=[\d.,][MmkK]? )cap)(?![\p{L}])/giu,
  ),
  'valuation',
)
export const committedWords = translated(
  latinFirst(
    /\b(?:(?:soft[- ])?committed|soft[- ]circled|commitments?|already (?:secured|in)|secured|subscribed)(?![\p{L}])/giu,
  ),
  'committed',
)

/** Instruments as decks name them; the words found are the value. */
export const instruments: ReadonlyArray<RegExp | Translated> = [
  /\b(?:(?:post|pre)[- ]money )?SAFEs?(?: notes?)?(?![\p{L}])/u,
  translated(
    latinFirst(/\bconvertible (?:loan )?notes?(?![\p{L}])|\bconvertible loans?\b|\bCLA\b(?= )/iu),
    'instrument',
  ),
  /\bBSA[- ]AIR\b|\bASA\b(?= )|\b(?:S)?EIS\b|\bKISS notes?\b|\bSAFT\b/u,
  /\bpriced (?:equity )?round\b|\bpreferred (?:shares|stock|equity)\b|\bequity (?:round|financing|funding|investment)\b|\bventure debt\b|\brevenue[- ]based financing\b/i,
  /\b(?:for|in) (?:\d{1,2}(?:[.,]\d+)?\s?% )?equity\b|(?<=Series [A-D] )equity\b|^equity(?= at)|\b\d{1,2}(?:[.,]\d+)?\s?% equity\b/i,
]
