import { translated } from './translated.ts'

const name = String.raw`\p{Lu}[\p{L}.'’-]+ (?:[\p{L}.'’-]+ ){0,2}?\p{Lu}[\p{L}.'’-]+`
const storyVerbs =
  'is|are|was|were|met|has|have|founded|co-?founded|started|brings?|spent|leads?|built|worked|grew|studied|who|an?'

/** A sentence of the founders' story: one to four names at the start, and a verb for what they are or did. */
export const founderSentence = new RegExp(
  String.raw`^(?<names>${name}(?:(?:, | and | & |, and )${name}){0,3}),? (?:${storyVerbs})\b`,
  'u',
)

/** A sentence that says who founded the company; the names are the group `names`. */
export const founderCredit = /\b(?:[Cc]o-?)?[Ff]ounded (?:in \d{4} )?by (?<names>\p{Lu}[^.;:()]{2,90})/u

/** Titles of slides and of parts of them over founders. */
export const founderTitles = /\b(?:co-?)?founders?\b|\bfounding team\b/iu

/** Headings over people who advise, invest or sit on a board. */
export const adviserTitles = translated(
  /\b(?:advis[oe]rs?|advisory|mentors?|investors?|backers|board|supporters)\b/i,
  'title:advisors',
)

/** The firm in a role: 'Founder of Norvik Foods', 'CEO at Norvik'. */
export const firmOfRole =
  /(?:\b(?:of|OF|at|AT)|@)\s+(?:the )?(?<firm>\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3})/u
