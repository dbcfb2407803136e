import { latinFirst } from '#engine/latin-first.ts'
/** Names of market sizes, by what they claim. */
export const marketLabels = {
  tam: /\bTAM\b|\btotal (?:addressable |available )?market\b|\baddressable market\b|\bmercado total\b|\bGesamtmarkt\b|\bmarché total\b/gi,
  sam: /\bSAM\b|\b(?:serviceable|served) (?:addressable |available )?market\b/gi,
  som: /\bSOM\b|\b(?:serviceable )?obtainable market\b|\btarget market share\b/gi,
} as const

/** A figure that is a market's size by the sentence around it. */
export const marketSizePhrases =
  /\bmarket (?:size|value|opportunity|cap)\b|\bmarket(?:place)? (?:is |was |currently |now |will be )?(?:worth|valued|estimated|sized|projected)\b|\bmarket of\b|\b(?:growing to|into) an? \b|\b(?:industry|market|sector|opportunity|economy)\b|\bMarktvolumen\b|\btamaño de mercado\b|\btaille du marché\b|\btamanho do mercado\b|\bglobal spend(?:ing)?\b|\bspen[dt] (?:annually|each year|per year|every year)\b/gi

/** Titles of slides that size a market. */
export const marketTitles = latinFirst(
  /(?<!to[- ])\b(?:markets?|TAM|(?<!investment )opportunity|mercado|markt\w*|marché|rynek|market size|oportunidad)(?![\p{L}])|市场|시장/iu,
)

/** Words that show another metric beside a market: the figure is no market's size. */
export const notMarketSize = latinFirst(
  /\b(?:raise[ds]?|raising|funding|invested|our (?:revenue|customers|users|goal|target)|per (?!year|annum)\p{L}+|average|(?:yearly|annual|our|of) revenues?|market leader|profits?|price[ds]?|cost(?:s|ing)?|fees?|fines?|save[sd]?|savings|valuation|ARR|MRR|token supply|losses|market share of|we (?:will|aim|plan|expect))\b/iu,
)

export const growthWords = latinFirst(
  /\b(?:CAGR|YoY|y\/y|year[- ](?:over|on)[- ]year|annual(?:ly)?|per year|a year|each year|yearly|p\.a\.|grow(?:s|th|ing)?|grew|crec\w+|wächst|wachstum\w*|croissance|cresc\w+|anual)(?![\p{L}])/giu,
)
