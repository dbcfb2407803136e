import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Sales as a label of its own, which is too wide for running text. */
export const salesLabel = translated(
  /^\W*(?:(?:net|gross|total|annual|yearly|monthly|quarterly) )?sales(?: (?:to date|ytd|in|of|for)\b.*)?\W*$/gi,
  'revenue',
)

/** Results that stand beside revenue and are not it. */
export const notRevenue =
  /\b(?:profits?|EBIT(?:DA)?|net income|operating income|loss(?:es)?|costs?|expenses?|opex|capex)\b|\brevenues? by \p{L}/iu

/** A note that amounts are in thousands or millions: '($ in thousands)', 'USD 000s', '$mm'. */
export const scaleNotes =
  /\b(?:in|figures in|amounts in) (?:(?:USD|US\$|EUR|GBP|\$|€|£) ?)?(?:thousands?|millions?|000s?|['’]000s?|mm|k)\b|(?:\$|€|£|USD|EUR|GBP) ?(?:['’]?000s?\b|mm\b|thousands?\b|millions\b)|\((?:in )?(?:\$ ?)?(?:thousands|millions|billions|000s?)\)/iu

/** Words for the people who work for a company. */
export const staffWords = translated(
  /\b(?:employees|full[- ]?time(?:rs)?|ftes?|staff(?: members)?|team members|teammates|head ?count|team size|(?:person|people|member|strong) team|people strong)\b/gi,
  'staff',
)

/** 'A team of 12': the word stands before the count. */
export const teamOf = latinFirst(/\b(?:team|staff|workforce|crew) of(?: (?:over|about|around|more than))?\s?~?$/iu)

/** 'The company employs 17 people': the verb stands before the count. */
export const employing = latinFirst(/\bemploys?(?: (?:over|about|around|more than|some|currently))?\s?~?$/iu)

/** A share of customers that come again, from right behind the share: '68% of renters book again'. */
export const comesAgain = latinFirst(
  /^\s?(?:of (?:our |all |the |its )?(?:\p{L}[\p{L}-]+ ){1,3})?(?:already |now |have |come )?(?:(?:book|buy|order|purchase|shop|rent|stay|visit)(?:ed)? (?:it |with us )?again|(?:come|came) back|re-?(?:order|book|purchase|new|subscribe)(?:ed|d)?|return(?:ed)?|repeat (?:customers?|buyers?|users?|clients?|guests?|orders?|purchases?|bookings?))(?![\p{L}])/iu,
)
/** Words with which such a share tells of a wish, or of those who stay away. */
export const mayNotComeAgain =
  /\b(?:never|not|no longer|would|could|might|says?|said|want|intend|hope|likely)\b|n['’]t\b/iu

/** What a company keeps of a sale: 'Commission of 14%', 'We take 14% of each order'. */
export const commissionWords = latinFirst(
  /\b(?:commissions?|take rate|(?:transaction|platform|service|booking|success|processing) fees?|comisi[oó]n(?:es)?|comiss(?:ão|ões)|Provision|commissione|prowizj[aei]|we (?:take|keep|charge))(?![\p{L}])/giu,
)
/** Words with which such a share is saved, or another's. */
export const notOwnCommission =
  /\b(?:no|zero|without|other|others|banks?|instead|versus|vs|compared|reduc\w+|lower\w*|cheaper|cut|than|up to)\b/iu

/** Words of a price: what is charged, or the name of a plan that is sold. */
export const priceLabels = translated(
  /\b(?:pric(?:e|es|ed|ing)|plans?|tiers?|subscriptions?|subscribe|fees?|charg(?:e|es|ing)|packages?|licen[cs]e|memberships?|premium|freemium|basic|starter|pro|enterprise|standard|business model|revenue (?:model|streams?)|monetiz\w+|monetis\w+)\b/i,
  ['prices', 'title:business-model'],
)

/** Words of reaching profit. */
export const breakEvenLabels = translated(
  latinFirst(/\b(?:break[- ]?even|profitab(?:le|ility)|cash[- ]?flow positive|breakeven)(?![\p{L}])/giu),
  'breakEven',
)

/** Words that say what grows is a market. */
export const marketNouns = translated(/\b(?:markets?|industry|sector|demand|TAM|category|economy)\b/i, [
  'market',
  'tam',
])

/** What a company does when it begins: the year beside it is its own. */
export const foundingWords = translated(
  /\b(?:founded|established|incorporated|est\.?|incorporation|foundation|founding|registered|formed|created|since|inception|born)\b/i,
  ['founded', 'since'],
)

/** Words of a price where no rate stands behind the amount. */
export const priceWords = /\b(?:pric(?:e|es|ed|ing)|subscription|fees?|charg(?:e|es|ing))\b/i

/** Headings over the figures of one unit of many: its profit is not the company's. */
export const headsOfOneUnit =
  /\bunit economics\b|\b(?:per|one|single) (?:unit|store|shop|location|site|hub|plant|branch|farm|kitchen|clinic|school|vehicle|machine)\b/i

/** Times in which one customer or unit pays for itself. */
export const paysBackOne = /\bpay[- ]?back\b|\bper (?:customer|unit|store|location|order|user)\b/i
