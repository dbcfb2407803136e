import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Words ahead of the place where the company sits. */
export const seatWords = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:head ?quarter(?:s|ed)?|hq|head office|main office|(?:we are |we're |is |company |team |currently |startup |)based (?:in|out of)|located in|offices? in|our office|registered (?:office|address)|registered in|incorporated in|domiciled in|from)\b\s*[:：-]?/iu,
  ),
  'seat',
  (words) => `${words}\\s*[:：-]?`,
)

/** Parts of a postal address: kinds of streets, post codes, boxes. */
export const streetWords = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:street|st\.|st(?=,)|crescent|terrace|quay|way(?=,)|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|lane|drive|suite|floor|unit \d+|business park|court|square|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|plaza|calle|avenida|av\.|rua|rue|straße|strasse|platz|ul\.|#\d{2}-\d{2}|p\.?\s?o\.? box|\d{5}(?:-\d{4})?)(?![\p{L}\p{N}])/iu,
  ),
  'street',
)

/** Words with which a place is a person's, a journey's or a market's, not the company's. */
export const notASeat =
  /\b(?:born|phd|mba|bsc|msc|alum\w*|graduate[ds]?|studied|university|lived|worked|from \$|from \d|trip|flight|users? (?:in|from)|customers? (?:in|from)|available|launch(?:ing|ed)? in|market)\b/i

/** Words with which a place is a market or a plan, not the seat: where a company starts, sells or wants to go. */
export const plansAndMarkets =
  /\b(?:start|launch|expan|live|sell|sold|operat|active|serv|roll|pilot|open|enter|next|first|markets?\b|cities|customers?|users?|stores?|plan|beta|\w*wide\b)\w*/iu

/** Labels over or beside a place that say, as a whole, that the company sits there. */
export const seatLabels =
  /^(?:headquarters?|hq|head office|based(?: in)?|location|company location|registered office|offices?)$/iu

/** 'A Berlin-based startup'; the place is the group `place`. */
export const basedCompany = latinFirst(
  /(?<![\p{L}\p{N}])(?<place>\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})[- ]based (?:[\p{L}-]+ ){0,3}(?:start-?up|company|team|business|firm|agency|studio|fintech|platform|venture|provider|manufacturer)\b/u,
)

/** Words of a legal seat, which is where the company is registered and need not be where it sits. */
export const legalSeat = /\b(?:incorporated|domiciled|registered) in\b/iu
