import { latinFirst } from '#engine/patterns/latin-first.ts'
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

/** How founders present themselves, 'We are Ana Ruiz and Tom Berg', or are named in a story: 'our co-founder Ana Ruiz'. */
export const founderIntroduction =
  /(?:^|[.!?]\s+)(?:Hi[.,!]? )?(?:I['’]m|I am|[Mm]y name is|[Ww]e are|[Ww]e['’]re|(?:[Oo]ur|[Tt]he) (?:co-?)?founders?,?) (?<names>\p{Lu}\p{Ll}[^.;:()]{2,90})|\b(?:[Oo]ur|[Mm]y) (?:co-?)founders?,? (?<others>\p{Lu}\p{Ll}[^.;:()]{2,90})/u

/** Words for several founders in the languages of decks, as headings have them. */
const founders =
  '(?:co-?)?founders|founding team|(?:co-?)?fundador[ae]s|(?:equipo|equipe) fundadora?|(?:co-?)?fondateurs|(?:co-?)?fondatrices|équipe fondatrice|gründer(?:innen|team)|gründungsteam|(?:co-?)?fondatori|(?:mede-?)?oprichters|(?:współ)?założyciele|kurucular(?:ımız)?|(?:со-?)?основатели|创始团队|創始團隊|창업팀|창업자들'

/** Titles of slides and of parts of them over founders. */
export const founderTitles = new RegExp(String.raw`\b(?:co-?)?founders?\b|(?<!\p{L})(?:${founders})(?!\p{L})`, 'iu')

/** A line that is nothing but a heading over founders; 'Founder & CEO' is the role of one. */
export const foundersHeading = new RegExp(
  String.raw`^\P{L}*(?:(?:meet )?(?:our|the|nuestr[oa]s|los|nossos|os|nos|les|unsere?|nasi|nostri) )?(?:${founders})\P{L}*$`,
  'iu',
)

/** A sentence that names the firm that someone founded: 'Ana Ruiz and Tom Berg founded Norvik in 2021'. */
export const foundedFirm = new RegExp(
  String.raw`(?<names>${name}(?:(?:, | and | & |, and )${name}){0,3}),? (?:have |has )?(?:[Cc]o-?)?(?:founded|started) (?<firm>(?:the|our) company|\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,2})`,
  'u',
)

/** Titles of slides of the team. */
export const teamTitles = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:team|founders?|leadership|who we are|about us|why us|meet (?:us|the (?:people|makers|humans))|(?:the )?(?:people|humans|minds|brains|faces) behind)(?![\p{L}\p{N}])/iu,
  ),
  'title:team',
)

/** Headings over people who advise, invest or sit on a board. */
export const adviserTitles = translated(
  /\b(?:advis[oe]rs?|advisory|mentors?|investors?|backers|board|supporters)\b/i,
  'title:advisors',
)

/** A line that stands over people outside the company; one person is not 'Investors'. */
export const headingOverOutsiders = /^\P{L}*(?:our )?(?:investors|backers|advis[oe]rs|mentors|supporters)\P{L}*$/iu

/** The firm in a role: 'Founder of Norvik Foods', 'CEO at Norvik'. */
export const firmOfRole =
  /(?:\b(?:of|OF|at|AT)|@)\s+(?:the )?(?<firm>\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3})/u

/** Words of titles over the people of a company. */
export const speaksOfTeam = latinFirst(/(?<!\p{L})(?:team|equipo|equipe|équipe|squadra)(?!\p{L})/iu)
