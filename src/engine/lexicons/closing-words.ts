import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

const raise = String.raw`(?:fund[- ]?rais(?:e|ing)|funding|financing|investment|capital|bridge|angel)?\s?(?:rounds?|raise|fund[- ]?rais(?:e|ing)|financing)`
const own = String.raw`(?:the|this|our|its|your|current)(?:\s(?:current|whole|full|entire|open|new|present))?`
const named = String.raw`(?:(?:€|\$|£)\s?[\d.,]+\s?(?:[kmb]|mn|million)?\s)?(?:pre[- ]?seed|seed|series [a-d]|angel|bridge|SAFE|convertible)\+?(?:\s(?:extension|note|plus))?`

/** Not 'close to break-even', 'close-knit', nor what something else is done to: 'closes our gap in skills'. */
const notOfARound = String.raw`(?!\p{L}|-\p{L}|\sto(?!\p{L})|\s(?:an?|our|its|their)\s|\sthe\s(?!end|beginning|middle|first|second|\d))`
const word = String.raw`(?!(?:us|we|you|them|(?:help|let|allow|enable|bring|give|take|get)s?)(?!\p{L}))[\p{L}']+`
const verb = String.raw`(?:clos(?:es|ing)|(?:is|are|will|to|should|must|may|can|shall|would|could)\s(?:${word}\s){0,3}?close)`

/** The round's closing, named as such, wherever it stands. */
export const roundCloses = latinFirst(
  [
    String.raw`\bclos(?:e|es|ing)(?:\s(?:date|deadline))?\s(?:of\s|for\s|on\s)?${own}\s(?:${named}\s)?${raise}(?!\p{L})`,
    String.raw`\b${own}\s(?:${named}\s)?${raise}(?:\s${word}){0,5}?\s${verb}${notOfARound}`,
    String.raw`\b${raise}\s${verb}${notOfARound}`,
    String.raw`\b(?:closing date|closing deadline|fund[- ]?raising deadline|subscription (?:deadline|period ends?)|deadline (?:to|for) (?:invest|commit)\p{L}*)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** One of several closings: on the slide of the ask and in updates of the round being raised, elsewhere of any round. */
export const numberedClose = latinFirst(
  /\b(?:first|second|final|initial|interim|last) clos(?:e|ing)(?!\p{L}|-\p{L}|\sto(?!\p{L}))/iu,
)

/** A closing that is the round's only by its place: the slide of the ask, or an update on the round. */
export const closing = translated(
  latinFirst(/\b(?:clos(?:e|es|ing)(?: date| by| in)?|deadline|first close|final close)(?!\p{L}|\sto(?!\p{L}))/giu),
  'closing',
)

/** A round that is named: on the slide of the ask and in updates it is the one being raised. */
export const namedRound = translated(
  latinFirst(
    /\b(?:round|raise|raising|fund[- ]?rais(?:e|ing)|pre[- ]?seed|seed|series [a-d]|SAFE|bridge|financing|investors?)(?![\p{L}])/iu,
  ),
  'funding',
)

/** Ahead of 'close': only a list mark, or the company that plans to. */
export const weClose = latinFirst(
  /^[\s•*–—-]*(?:the\s|our\s|expected\s|planned\s|target\s)?$|\bwe(?:\s(?:now|still|will|plan|aim|want|expect|hope|intend|are|target|on|track|planning|aiming|hoping|looking|would|like|to)|['’]re)+\s$/iu,
)

/** What else is closed: sales, talks with customers, gaps, and rounds of the past. */
export const otherClosings = latinFirst(
  /\b(?:closed|deals?|sales|contracts?|customers?|clients?|pipeline|pilots?|partner\w*|hires?|hiring|books|accounts|gaps?|loop|applications?|registrations?|orders?|stores?|shops?|offices?|acquisitions?|cycle|rates?|LOIs?|tenders?|grants?)(?![\p{L}])/iu,
)

/** Ahead of an amount and a date: 'raising €2M by March 2027'. */
export const raisingBy = latinFirst(
  /\brais(?:ing|e)\s(?:(?:a|an|the|up to|another|our|this|our (?:last|final))\s)?(?:[^.;:!?]|\.(?=\d)){0,48}?\s(?:by|until|before)(?=\s)/iu,
)

/** Where a clause ends. */
export const clauseEnd = /[;,]\s|\s(?:and|but|while|so|then|with|to|for|after)\s/giu

/** Small words that stand between a closing and its date. */
export const betweenClosingAndDate =
  /^[\s:–—-]*(?:(?:is|are|date|planned|set|expected|scheduled|targeted|for|by|in|on|at|until|before|around|about|the|it|this|all)[\s:–—-]+)*$/iu
