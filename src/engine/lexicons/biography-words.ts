import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** What a line of a card says of the company instead of the person. */
export const companyWords =
  /\b(?:\d+\+? (?:people|employees|staff|team members)|a team of \d|employees|founded in (?:19|20)\d\d(?!\p{L})|(?:fundada|gegründet|fondée) (?:en|in|im)?|mitarbeiter|empleados|salariés|years? of combined)\b/iu

/** The end of a line that goes on in the next one, or that already ends in a mark. */
export const openEnd = /[,;:.!?&–—-]$|\b(?:of|at|in|on|the|an?|and|or|for|with|to|by|from)$/iu

/** Words of a doctorate that was not finished, or that is another's. */
export const unfinishedDoctorate =
  /\b(?:drop(?:ped)? out|candidate|student|advisor|supervised)\b.{0,14}\bph\.?d|\bph\.?d\.?\s(?:dropout|drop-out|students)/i

/** Words of studies without a degree: the school in their sentence gave none. */
export const leftStudies = /\bdrop(?:ped)?[\s-]?outs?\b/iu

/** Words of a doctorate. */
export const doctorate = translated(
  /\bph\.?\s?d\b\.?|\bdphil\b|\bdoctorate\b|\bdoctoral\b|\bdr\.?\s?(?:rer|ing|med|phil)\b/i,
  'phd',
)

/** Words of a company that was founded, sold or left before this one. */
export const foundedBefore = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:previously|formerly|ex-?|former|prior|earlier)\s*[,:-]?\s*(?:co-?)?(?:founded|founder|started|built and sold)|(?<![\p{L}\p{N}])(?:serial|repeat|second[- ]time|third[- ]time)\s+(?:tech\s+)?(?:entrepreneur|founder)|\b[2-9]\s?x\s+(?:tech\s+|exited\s+)?(?:founder|entrepreneur|ceo|cto)|(?<![\p{L}\p{N}])(?:founder|co-?founder|ceo) of (?:\p{Lu}[\p{L}\p{N}.]{0,30}\s){0,3}\p{Lu}[\p{L}\p{N}.]{0,30}\s?\(?(?:acquired|acq|sold|exit)|(?<![\p{L}\p{N}])(?:founded|co-?founded|started|built|launched|sold|exited)\b[^.]{0,60}(?<![\p{L}\p{N}])(?:acquired by|sold to|exit(?:ed)?|acquisition)(?![\p{L}\p{N}])|\bsold (?:his|her|their|my|a|the|\d|two|three)\b[^.]{0,30}(?<![\p{L}\p{N}])(?:compan(?:y|ies)|startups?|business(?:es)?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:founded|co-?founded|started|built)\s+(?:\d+|two|three|four|five|several|multiple)\s+(?:[\p{L}-]+\s+){0,2}(?:compan(?:y|ies)|start-?ups?|businesses|ventures)|(?<![\p{L}\p{N}])(?:two|three|\d)\s+(?:successful\s+)?exits?\b|(?<![\p{L}\p{N}])(?:founded|started|launched|sold|built and sold|exited)\s+(?:an?|his|her|their|another|multiple|several|\p{Ll}+)\s+(?:[\p{L}\d-]+\s+){0,4}?(?:co|compan(?:y|ies)|start-?ups?|agency|business|studio|venture)(?![\p{L}\p{N}])/iu,
  ),
  'foundedBefore',
)

/** Words of an entrepreneur: owner, founder, early employee. */
export const entrepreneurWords = translated(
  /\b(?:(?<!\b(?:visionary|passionate|aspiring|young|student|driven)\b[^.]{0,40})entrepreneur\w*(?! (?:dedicated|passionate|driven|focused))|owner of|own(?:ed|s) (?:a|his|her)|(?:co-?)?founded|(?:co-?)?founder (?:of|at|@)|started (?:his|her|a|an|two|three|several|the) [^.]{0,20}(?:company|business|startup|agency|studio)|launched (?:a|his|her|two|three|several) [^.]{0,20}(?:company|business|startup)|early (?:employee|engineer|hire) at|first (?:employee|engineer|hire) at|employee #\d|startup (?:veteran|experience))/i,
  'entrepreneur',
)

/** Words that make the name of a university a place of study. */
export const studyWords = translated(
  /\b(?:universit\w*|b\.?\s?sc|m\.?\s?sc|b\.?\s?a\b|b\.?s\b|m\.?s\b|mba|bachelor\w*|master\w*|degree|alum\w*|graduat\w*|studied|ph\.?d|eng(?:ineering)?\b|computer science|physics|mathematics|school|college|'\d\d|’\d\d|class of|econom\w*|law|llm|llb|m\.?eng)\b|学/i,
  'study',
)

/** Words or separators beside the name of a firm that make it an employer. */
export const employmentWords = translated(
  /(?:\bex-?\s?|\bformer(?:ly)?\b|\bprevious(?:ly)?\b|\bat\b|@|\bfrom\b|\bworked\b|\bwith\b|\bengineer\w*|\bmanager\b|\blead\b|\bled\b|\bdirector\b|\bhead\b|\balum\w*|\bproduct\b|\bsenior\b|\bsoftware\b|\bdesign\w*|\byears\b|\bscientist\b|\bresearch\w*|\bsales\b|\bvp\b|\bexperience\b|\bintern\w*|[,|/•·&])/i,
  'atWork',
)

/** Words beside the name of a firm that make it a customer, partner or tool. */
export const notEmploymentWords =
  /\b(?:customers?|clients? (?:like|such|include)|partnered|integrat\w*|ads\b|analytics|cloud certified|certified|playstore|play store|app store|users of|competitor|backed by|advis\w+ to|excel|office suite|award)\b/i
