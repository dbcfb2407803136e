import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Words that make a figure an aim. */
export const targetWords = latinFirst(
  /\b(?:targets?|targeted|targeting|goals?|aim(?:s|ing)?|objectives?|KPIs?)(?!\p{L})/iu,
)

/** These and other words of plans, also where letters are set apart or a line breaks within: 'TA RGET', 'PRO JECTED'. */
export const spacedPlanWords =
  /(?<!\p{L})(?:t ?a ?r ?g ?e ?t|f ?o ?r ?e ?c ?a ?s ?t|p ?r ?o ?j ?e ?c ?t ?(?:e ?d|i ?o ?n)|p ?l ?a ?n ?n ?e ?d|e ?s ?t ?i ?m ?a ?t ?e ?d)(?:s|ed)?(?!\p{Ll})/iu

/** Words by which a company does not sell yet. */
export const beforeRevenue = /\bpre-?revenue\b|\bno revenues? (?:yet|so far|to date)\b/iu

/** A word of plans in a heading: 'Projected year ending'. */
export const projected = /\bproject(?:ed|ions?)\b|\bplanned\b|\bestimate[ds]?\b/iu

/** Words by which a runway is what the round pays for: '18 months of runway to Series A', 'gives us two years of runway'. */
export const boughtRunway =
  /\brunway (?:to|through|until|after|post|with)\b|\b(?:gives?|buys?|secures?|extends?|funds?|raise|raising|round|SAFE|proceeds)\b[^.]{0,80}\brunway\b/iu

/** Words by which it is that of today's cash. */
export const runwayOfToday = /\b(?:current|existing|today|remaining|cash in (?:the )?bank|burn(?:ing)?|at present)\b/iu

/** Words by which the size of a market is one of a year to come; an estimate is of today. */
export const projectedWords = /\b(?:project(?:ed|ions?)|forecasts?|expected to|will (?:reach|grow|be)|by 20\d\d)\b/iu

/** Words right ahead of a figure that make it an upper end. */
export const limitAhead = latinFirst(
  /\b(?:up to|as much as|at most|no more than|max(?:imum)?(?: of)?)\s*(?:\p{Sc}|~)?$/iu,
)

/** Rounds that come after this one. */
export const nextRoundWords = latinFirst(
  /\b(?:next|following|subsequent|future|later|upcoming|planned) (?:round|raise|financing|funding|series [a-d])(?!\p{L})|\b(?:series [a-d]|round) (?:planned|expected|in (?:20\d\d|\d+ months))(?!\p{L})/iu,
)

/** A round that this one is to lead to: 'Series A ready', 'runway to a Series A'. */
export const laterStageWords = latinFirst(
  [
    String.raw`\bseries [a-d][\s‑–-]*(?:read(?:y|iness)|metrics|milestones?)(?!\p{L})`,
    String.raw`\b(?:ready|readiness|prepar(?:e|ing|ed)|position(?:ed|ing)?|bridge|path|road|runway|on (?:the|our) way|lead(?:s|ing)?|qualify)`,
  ].join('|') + String.raw` (?:for|to|towards?) (?:(?:a|an|our|the) )?(?:series [a-d]|seed)(?!\p{L})`,
  'giu',
)

/** Rounds that came before this one. */
export const lastRoundWords = latinFirst(
  /\b(?:(?:last|previous|prior|earlier|first|past) (?:\p{L}+ )?(?:round|raise|financing|funding|seed|series)|(?:previously|already|have|was|were) (?:raised|closed)|raised|left from)(?!\p{L})/iu,
)

/** Words for a value of a later time that a plan speaks of: what a company will be worth or sell for. */
export const exitWords = latinFirst(/\b(?:exit|IPO|acquisition price|return on investment|ROI|at maturity)(?!\p{L})/iu)
