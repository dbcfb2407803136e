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
export const roundLabels =
  /^(?:(?:round |raise |total |target |ask |investment |funding |capital )?(?:amount|size|target|goal|ask|raise|raising|round|requirement|required|needed|sought)|funding|investment|seeking|the ask|(?:amount|capital) (?:raising|to be raised|to raise|sought)|current round|this round)\s?:?$/i

/** What follows an amount without a currency that is the ask. */
export const behindBareAsk = /^\s*(?:[.,;)]|$|for\b|to\b|in (?:funding|investment|seed|capital)|(?:pre-?)?seed|series)/i

/** Nouns that soon follow the name of a round that is the company's own. */
export const roundNouns =
  /^[^.;]{0,24}?\b(?:round|fund\w*|raise|investment|financing|capital|stage|deck|pitch|ronda|runde|tour)\b/i

/** What follows the name of a round that stands for itself: a separator, a year, or a word for the round or the deck. */
export const behindRoundName = /^\W*(?:$|[·|•,–-]|(?:19|20)\d\d|round|deck|pitch|fund|invest|raise)/i
