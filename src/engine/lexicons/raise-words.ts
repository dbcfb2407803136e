import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Words that explain an amount on the slide of the ask as something else: its use, a metric, a valuation. */
export const notTheAsk = translated(
  /\b(?:use of|allocat|spend|for (?:marketing|product|hiring|sales)|runway|per month|monthly|revenue|ARR|MRR|valuation|pre-?money|post-?money|cap\b|committed|raised|pipeline|burn)/i,
  'notTheAsk',
)

/** Words that make 'raised' the company's own funding; off the slide of the ask it can be what customers or campaigns raised. */
export const ownRoundWords = translated(
  /\b(?:seed|series|rounds?|angels?|investors?|investment|funding|ventures?|vcs?|capital|grants?|equity|financ\w+)\b|\braised (?:to date|so far|in total)\b|\b(?:total|amount) raised\b|\bwe(?:['’]ve| have)? (?:already )?raised\b|\b(?:previously|already) raised\b/i,
  'funding',
)

/** Words that show money that customers paid. */
export const customerMoney = translated(
  /\b(?:revenue|sales|ARR|MRR|customers?|orders|users|contracts?|paid|budget|payment)\b/i,
  'customerMoney',
)

/** Headings under which a single amount is the ask. */
export const askHeadings = translated(
  /\b(?:ask|invest\w*|funding|fundrais\w*|rais(?:e|ing)|round|capital|financing|seeking|looking for|(?:pre-?)?seed|series [a-d])\b/i,
  'title:ask',
)

/** Words with which the company says of itself that it raises, on any slide. */
export const selfRaisingWords =
  /\b(?:we are|we['’]re|currently|now) (?:currently |now |looking to )?(?:raising|seeking|raise)\b|^\W*(?:raising|raise|seeking)\b|\blooking to raise\b/i

/** Labels that on the slide of the ask mean the round itself. */
export const roundLabels = translated(
  /^(?:(?:round |raise |total |target |ask |investment |funding |capital )?(?:amount|size|target|goal|ask|raise|raising|round|requirement|required|needed|sought)|funding|investment|seeking|the ask|(?:amount|capital) (?:raising|to be raised|to raise|sought)|current round|this round)\s?:?$/i,
  'ask',
  (words) => `^${words}\\s?:?$`,
)

/** What follows an amount without a currency that is the ask. */
export const behindBareAsk = /^\s*(?:[.,;)]|$|for\b|to\b|in (?:funding|investment|seed|capital)|(?:pre-?)?seed|series)/i

/** Nouns that soon follow the name of a round that is the company's own. */
export const roundNouns =
  /^[^.;]{0,24}?\b(?:round|fund\w*|raise|investment|financing|capital|stage|deck|pitch|ronda|runde|tour)\b/i

/** What follows the name of a round that stands for itself: a separator, a year, or a word for the round or the deck. */
export const behindRoundName = /^\W*(?:$|[·|•,–-]|(?:19|20)\d\d|round|deck|pitch|presentation\b|fund|invest|raise)/i

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
    /\b(?:(?:have |has |we(?:['’]ve)? |already |previously |total |amount )*(?:raised|secured|(?<!assurance )received|closed)|previous(?:ly)? (?:funding|raised|rounds?|financing)|prior (?:funding|rounds?)|(?:total|existing) funding(?! (?:needed|required|requirements?|ask|sought|goal|target|round))|(?:co-?)?founders? (?:have |has |already )?(?:invested|contributed)|funding (?:to date|so far|history|received)|raised (?:to date|so far)|to date|so far|bootstrapped with|self[- ]funded)(?![\p{L}])/giu,
  ),
  'raised',
)

/** Words for money that bought no shares. */
export const grantWords = translated(latinFirst(/\b(?:grants?|prize money)(?![\p{L}])/giu), 'grant')

/** Words for someone else's money, or for a kind of money that is not a round. */
export const notOwnRound = translated(
  /\b(?:(?:customers?|clients|startups|companies|competitors?|founders|projects|backers|campaigns|users) (?:have |has |who |that )?raised|(?:startups|companies|competitors?|firms|players|peers) (?:like|such as|including)\b.{0,60}raised|crowdfund\w*|STO|ICO|IDO|IEO|token sale|public sale|acquired|acquisition|exit(?:ed)?|IPO|fund size|market|industry|raised (?:\S+ )?in (?:pre-?orders|sales)|raised (?:for|by) (?:our )?(?:clients|customers|others|charit\w+))\b/i,
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
