import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Names of market sizes, by what they claim. */
export const marketLabels = {
  tam: translated(
    /\bTAM\b|\btotal (?:addressable |available )?market\b|(?<!\b(?:serviceable|served) )\baddressable (?:(?!(?:share|part|portion|with|by|of|in|to)\b)[a-z-]+ ){0,3}market\b/gi,
    'tam',
  ),
  sam: translated(/\bSAM\b|\b(?:serviceable|served) (?:(?:addressable|available) (?:[a-z-]+ ){0,3})?market\b/gi, 'sam'),
  som: translated(/\bSOM\b|\b(?:serviceable )?obtainable market\b|\btarget market share\b/gi, 'som'),
} as const

/** A figure that is a market's size by the sentence around it. */
export const marketSizePhrases = translated(
  /\bmarket (?:size|value|opportunity|cap)\b|\bmarket(?:place)? (?:is |was |currently |now |will be )?(?:worth|valued|estimated|sized|projected)\b|\bmarket of\b|\b(?:growing to|into) an? \b|\b(?:industry|market|sector|opportunity|economy)\b|\bglobal spend(?:ing)?\b|\bspen[dt] (?:annually|each year|per year|every year)\b/gi,
  'marketSize',
)

/** Titles of slides that size a market. */
export const marketTitles = translated(
  latinFirst(/(?<!to[- ])\b(?:markets?|TAM|(?<!investment )opportunity|market size)(?![\p{L}])/iu),
  'title:market',
)

/** Words that show another metric beside a market: the figure is not a market's size. */
export const notMarketSize = translated(
  latinFirst(
    /\b(?:raise[ds]?|raising|funding|invested|our (?:revenue|customers|users|goal|target)|per (?!year|annum)\p{L}+|average|(?:yearly|annual|our|of) revenues?|market leader|profits?|price[ds]?|cost(?:s|ing)?|fees?|fines?|save[sd]?|savings|valuation|ARR|MRR|token supply|losses|market share of|not ours?|we (?:will|aim|plan|expect))\b/iu,
  ),
  'notMarketSize',
)

export const growthWords = translated(
  latinFirst(
    /\b(?:CAGR|YoY|y\/y|year[- ](?:over|on)[- ]year|annual(?:ly)?|per year|a year|each year|yearly|p\.a\.|grow(?:s|th|ing)?|grew)(?![\p{L}])/giu,
  ),
  'marketGrowth',
)

/** What grows or is shared beside a market, and is no growth of it. */
export const otherGrowth =
  /\b(?:population|gdp|inflation|wage|salary) (?:growth|increase)|\bmarket share\b|\b(?:market|smartphone|internet|mobile|broadband) penetration\b|\b(?:cuota|quota|fatia|participação) de mercado\b|\bpart de marché\b|\bmarktanteil\w*|pazar pay/iu

/** Metrics of the company itself: growth beside them is the company's growth. */
export const companyMetrics = translated(
  /\b(?:revenue|ARR|MRR|sales|users?|customers?|downloads|retention|churn|margin|GMV|team|conversion|traffic)\b/i,
  'companyMetric',
)

/** Words behind a count that name nothing that is counted. */
export const noNounBehind = /^\s(?:of|by|in|with|on|to|at|from|and|are|is|have|will)\b/

/** A small word behind the noun that is counted; it is cut off. */
export const wordBehindNoun = /\s(?:z|of|by|in|with|on|to|at|from|and|are|is|who|have|will|que|de|en|die|der)$/
