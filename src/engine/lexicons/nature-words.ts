import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Words that put a figure into the future. */
export const forecastWords = translated(
  latinFirst(
    /\b(?:project(?:ed|ions?|ing|s)|forecast(?:s|ed)?|expect(?:ed|s|ing)?|target(?:s|ed|ing)?|goals?|plan(?:ned|s)?|aim(?:s|ing)?|anticipat\w+|estimat(?:ed|es?)|will|would|could|potential(?:ly)?|outlook|scenarios?|roadmap|pro[- ]?forma|assum\w+|if|to reach|to achieve|break-?even|profitable (?:at|by|in)|once|upon|est\.|EOY)(?![\p{L}])|\b(?:path|on track) (?:to|for) (?=\p{L}{0,3}\p{Sc}?\d)|(?:^|[.;:!?] )at scale,|\bmarket penetration\b|(?:^|[.;:!?] )at \d[\d.,]*[km]?\+? (?:\p{L}+ )?(?:customers?|users?|clients?|merchants?|subscribers?|members?)(?!\p{L})/iu,
  ),
  'forecast',
)

/** Titles of slides whose figures are plans. */
export const forecastTitles = translated(
  /\b(?:projections?|forecasts?|financial plan|business plan|roadmap|vision|outlook|next steps|milestones ahead|scenarios?|outcomes?)\b/i,
  'forecastTitle',
)

/** Words that place a figure in the past or the present, stronger than a weak future word on the same slide. */
export const actualWords = translated(
  /\b(?:to date|so far|current(?:ly)?|today|already|reached|achieved|grew|grown|generated|earned|spent|hit|signed|closed|in the (?:past|last)|since|now|as of|last (?:month|quarter|year)|year to date|ytd|actuals?)\b/i,
  'actual',
)

export const pilotWords = translated(/\b(?:pilots?|trials?|proof of concept|poc|beta)\b/i, 'pilot')
export const intentWords = translated(
  /\b(?:lois?|letters? of intent|pre-?orders?|wait(?:ing)?[- ]?list\w*|mous?|interested|pipeline|non-binding)\b/i,
  'intent',
)

/** Words with which a figure is about other people's businesses, never the company's own. */
export const othersWords = translated(
  /\b(?:(?:our|their|your) (?:customers?|clients?|merchants?|users?|sellers?|competitors?)['’]?s? (?:revenue|sales|earn|sell|make|generat\w+)|companies with|businesses with|firms with|(?:market|industry|sector|category) (?:revenue|size|sales|leader)|competitors?|incumbents?|average (?:customer|company|business|merchant)|global(?:ly)?|worldwide|industry|annual revenue of (?:over|more|at least|between)|lost revenue|revenue loss|ideal customer|icp)\b/i,
  'others',
)

/** Words with which a sentence speaks of the company; 'us' can be a country. */
export const ownSentence = translated(/\b(?:we|our)\b/i, 'self')

/** Words that make a figure the company's own on a slide that is not about its traction. */
export const ownWords = translated(
  /\b(?:our|we|we['’]ve|us|already|registered|signed|joined|to date|so far|today|currently|now|live|recruited|onboarded|reached|generated|achieved|since launch|paying)\b/i,
  'own',
)

/** Words with which a count is a limit, a wish, an average or another firm's: '5 users per team', 'up to 10 users'. */
export const notACount = translated(
  /\b(?:up to|concurrent|simultaneous|per (?:\w+ )?(?:user|customer|client|team|month|seat|company|merchant)|(?:users?|customers?|clients?|members|players) per|for \d|first \d|next \d|want|seeking|looking for|need|unlimited|minimum|at least|average|(?:each|every)(?! (?:day|week|month|year))|worldwide|globally|potential|internet users|smartphone users|if \d|example|e\.g\.|market)\b/i,
  'notACount',
)

/** Words with which 'per month' speaks of spending or growth, not of how the company earns. */
export const spendingAndGrowth = /\b(?:burn|runway|salar(?:y|ies)|wasted?|lost|loses?|we spend|growth|grew|growing)\b/i
