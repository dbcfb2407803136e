import { latinFirst } from '#engine/patterns/latin-first.ts'

/** The source of a year in which a company of today can have been founded. */
export const yearSource = '(?:19[5-9]\\d|20[0-4]\\d)'

/** What may stand between 'founded' and its year: a place, a season or a month, nothing else. */
const betweenVerbAndYear =
  '(?:\\s*[:–-])?(?:\\s+in \\p{Lu}[\\p{L} ]{2,24})?(?:,?\\s+(?:back )?(?:in|on|en|em|im|w|since|around|by the end of))?(?:\\s+(?:the )?(?:early|late|mid|spring|summer|fall|autumn|winter|q[1-4]))?(?:\\s+(?:of\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|mai|juin|juil|ao|dez)\\p{L}*\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,?)?)?[\\s,(]+'

/** 'Founded in 2019'; groups `between` and `year`. */
export const foundedInYear = latinFirst(
  `\\b(?:founded|established|incorporated|est(?:\\.|(?=[\\s:]))|created|started|registered|formed|born|launched)(?![\\p{L}\\p{N}])(?<between>${betweenVerbAndYear})(?<year>${yearSource})\\b`,
  'iu',
)

/** 'Since 2019' at a start, 'operating since 2019'; groups `year` and `year2`. */
export const sinceYear = latinFirst(
  `^since\\s+(?<year>${yearSource})\\b|\\b(?:in business|operating|active|serving \\p{L}+) since (?<year2>${yearSource})\\b`,
  'iu',
)

/** '2019 Company founded', as timelines have it; group `year`. */
export const yearThenFounded = latinFirst(
  `^(?:\\p{L}+ \\d{1,2}(?:st|nd|rd|th)?,? )?(?<year>${yearSource})\\b[^.]{0,40}\\b(?:was (?:founded|created|established|incorporated|born)|company (?:founded|registered|established|formation|incorporation)|founded|inception)\\b`,
  'iu',
)

/** Words with which a founding is another firm's, or an investment or a customer. */
export const otherFirms =
  /\b(?:previously|co-?founded|he |she |his |her |sold|acquired|exit(?:ed)?|my |ex-|former|user|customers? since|fund(?:ed|ing)|our competitor|market)\b/i

/** Labels over or beside a year that say, as a whole, that the company was founded then. */
export const foundingYearLabels =
  /^(?:(?:the )?company (?:was )?(?:founded|established|incorporated|registered|foundation|formation)|(?:year |date )?(?:founded|established|incorporated|of (?:foundation|establishment|incorporation))|founding (?:year|date)|foundation(?: year)?|year of (?:foundation|founding|establishment|incorporation)|est\.?|incorporation(?: date)?)$/iu

/** Head counts of a company, the more exact first; group `count`. */
export const headCounts: readonly RegExp[] = [
  /\b(?:a |our )?team of (?<count>\d{1,5})\b(?!\s*(?:years|%|\+?\s*years))/i,
  /\b(?<count>\d{1,3}(?:,\d{3})*|\d{1,5})\+?\s*(?:-\s*)?(?:full[- ]time\s+)?(?:employees|ftes?\b|full[- ]timers|staff(?: members)?|team members|teammates)/i,
  /\b(?<count>\d{1,4})[- ](?:person|people|strong|member) team\b/i,
  /\b(?:employees|headcount|team size|staff|fte)\s*[:：]\s*(?<count>\d{1,5})\b/i,
  /^(?<count>\d{1,4}) people(?:(?: (?:in|across|on)|,| ·| \||;) .{2,30})?\.?$/i,
  /\b(?:team|staff|workforce|crew) of (?:over |about |around |more than |~)?(?<count>\d{1,4})\b/i,
  /\b(?<count>\d{1,4}) (?:strong|people strong)\b/i,
  /\b(?:employs|employing|we are) (?<count>\d{1,5}) (?:people)\b/i,
]

/** Head counts as only the slide of the team words them; group `count`. */
export const headCountsOfTeam: readonly RegExp[] = [
  /^(?:today,? |in total,? |total:? |team:? )?(?:we are |we['’]re )?(?<count>\d{1,4}) (?:people|of us|full[- ]time)(?=$|\s?[,.;(·+|]|,? (?:in|across|today|now) )/iu,
  /^(?:we are|we['’]re|there are|total) (?<count>\d{1,4})(?: of us)?(?=$|\s?[,.;(]| (?:in|at|across|today|now) )/iu,
]

/** Words with which a head count is another firm's, a customer's or a plan. */
export const notOwnStaff =
  /\b(?:compan(?:y|ies|ía|ies)|businesses|firms?|organi[sz]ations|with \d|up to|more than \d+ employees|between|hire|hiring|will|plan|grow(?:ing)? to|target|smes?|enterprises|per employee|customers|clients|who|saved|average|market|employers|large|jobs|goal|by (?:19|20)\d\d|advis[oe]rs|next \d|(?<!-)(?:led|managed|managing|headed|directed|oversaw|scaled) (?:an?|the|teams?|over|\d))\b/i

/** Labels over or beside a number that say, as a whole, that it is the head count. */
export const staffLabels =
  /^(?:(?:number of |total |current |full[- ]time )?(?:employees|staff|team members|team size|headcount|head count|ftes?|people|team)|size of (?:the )?team)$/iu

/** Words that count people of any kind: only on the slide of the team they are the company's own. */
export const anyPeople =
  /^(?:personen|menschen|personnes|membres|talents|personas|profesionales|miembros|pessoas|profissionais|membros|persone|persoon|mensen|osob|kisi|чел|人|名|نفر)/iu

/** Between the word for a team and its size, in the languages of decks: 'Team aus 12', 'équipe de 8'; as alternatives of a pattern. */
export const teamPrepositions = 'aus|mit|von|de|des|com|di|da|van|met|z'
