import { translated } from './translated.ts'

/** Words with which a place is a market of the company. */
export const sellingWords = translated(
  /\b(?:market|markets|launch\w*|expan\w+|customers?|users|clients|rollout|roll out|target\w*|cities|households|families|consumers|companies|businesses|smes?|corridor|focus|serving|available in|operat\w+ in|region|countries|nationwide|coverage|beachhead|entry|clients|penetra\w*|population|americans|adults|industry|start(?:s|ing)? (?:in|with)|begin(?:ning|s)? (?:in|with)|first (?:city|country|region)|initial(?:ly)?|rolling out|live in|present in|sold (?:in|through|across)|dealers|phase (?:1|one))\b/i,
  'sellsIn',
)

/** Words with which a place belongs to a name, an address, a source or a biography. */
export const notSellingWords = translated(
  /\b(?:university|universidad|headquarter\w*|based in|office|founded in|incorporated|registered|entit(?:y|ies)|born|bank of|institute|street|worked|alum\w*|phd|source|according to|banco|llc|trademark|patent|medallion|competitor|law|chinese medicine|dutch auction|american express|french press)\b/i,
  'notSellsIn',
)
