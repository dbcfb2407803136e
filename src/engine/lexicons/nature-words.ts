import { latinFirst } from '#engine/latin-first.ts'
/** Words that put a figure into the future, in the languages of the lexicons. */
export const forecastWords = latinFirst(
  /\b(?:project(?:ed|ions?|ing|s)|forecast(?:s|ed)?|expect(?:ed|s|ing)?|target(?:s|ed|ing)?|goals?|plan(?:ned|s)?|aim(?:s|ing)?|anticipat\w+|estimat(?:ed|es?)|will|would|could|potential(?:ly)?|outlook|scenarios?|roadmap|pro[- ]?forma|assum\w+|if|to reach|to achieve|break-?even|profitable (?:at|by|in)|once|upon|progno[sz]\w*|geplant\w*|erwartet\w*|ziel|proyec\w+|previst\w+|meta|objetivos?|previsi\w+|prévisi\w*|objectifs?|est\.)(?![\p{L}])/iu,
)

/** Titles of slides whose figures are plans. */
export const forecastTitles =
  /\b(?:projections?|forecasts?|financial plan|business plan|roadmap|vision|outlook|next steps|milestones ahead|proyecciones|progno[sz]\w*|prévisions?|projeç\w+|finanzplan\w*|scenarios?|outcomes?|planung)\b/i

/** Words that place a figure in the past or the present, stronger than a weak future word on the same slide. */
export const actualWords =
  /\b(?:to date|so far|current(?:ly)?|today|already|reached|achieved|grew|grown|generated|earned|spent|hit|signed|closed|in the (?:past|last)|since|now|as of|last (?:month|quarter|year)|year to date|ytd|actuals?|bisher|aktuell|bereits|actual(?:mente|es)?|hasta la fecha|real|à ce jour|atualmente)\b/i

export const pilotWords = /\b(?:pilots?|trials?|proof of concept|poc|beta)\b/i
export const intentWords =
  /\b(?:lois?|letters? of intent|pre-?orders?|wait(?:ing)?[- ]?list\w*|mous?|interested|pipeline|non-binding)\b/i

/** Figures about other people's businesses: never the company's own. */
export const othersWords =
  /\b(?:(?:our|their|your) (?:customers?|clients?|merchants?|users?|sellers?|competitors?)['’]?s? (?:revenue|sales|earn|sell|make|generat\w+)|companies with|businesses with|firms with|(?:market|industry|sector|category) (?:revenue|size|sales|leader)|competitors?|incumbents?|average (?:customer|company|business|merchant)|global(?:ly)?|worldwide|industry|annual revenue of (?:over|more|at least|between)|lost revenue|revenue loss|ideal customer|icp)\b/i

/** Words that make a figure the company's own on a slide that is not about its traction. */
export const ownWords =
  /\b(?:our|we|we['’]ve|us|already|registered|signed|joined|to date|so far|today|currently|now|live|recruited|onboarded|reached|generated|achieved|since launch|paying|nuestr[oa]s?|unsere?|nos|nossos?)\b/i

/** Counts that are limits, wishes, averages or other people's: '5 users per team', 'up to 10 users', 'first 100 customers'. */
export const notACount =
  /\b(?:up to|per (?:\w+ )?(?:user|customer|client|team|month|seat|company|merchant)|(?:users?|customers?|clients?|members|players) per|for \d|first \d|next \d|want|seeking|looking for|need|unlimited|minimum|at least|average|each|every|worldwide|globally|potential|internet users|smartphone users|if \d|example|e\.g\.|market)\b/i
