import { translated } from './translated.ts'

/** Headings over the use of funds. */
export const useOfFundsHeadings = translated(
  /\buse of (?:the )?(?:funds?|proceeds|capital|investment|money)\b|\b(?:fund|capital|budget) allocation\b|\ballocation of (?:funds|capital)\b|\bwhere the money goes\b|\bhow we(?:['’]ll| will) (?:use|spend)\b|\bwe(?:['’]ll| will) use (?:the|it|this)\b/i,
  'useOfFunds',
)

/** Purposes that hold a word of a metric: 'market entry', 'growth marketing'. */
export const purposes =
  /\b(?:growth (?:marketing|team|hires?)|(?:new )?markets? (?:entry|expansion|launch|development|research|penetration)|(?:enter|win|reach|expand (?:in)?to) (?:new )?markets?|working capital)\b/giu

/** Words beside a share or an amount that is not a use of funds: terms of the round and metrics. */
export const notAUse = translated(
  /\b(?:equity|discount|cap|growth|CAGR|interest|margin|share(?:s|holders)?|commission|YoY|market|retention|churn|total|valuation|pre-?money|post-?money|committed|raised|raising|round|runway|revenue)\b/i,
  'notAUse',
)
