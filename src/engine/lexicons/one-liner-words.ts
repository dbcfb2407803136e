import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Words of a cover that say what the document is, whose it is or how to reach it, not what the company does. */
export const notATagline = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:pitch ?deck|(?:company|product|project|team|business|corporate|investment|idea|trade|sales) (?:presentation|overview|deck|pitch|proposal|introduction)|(?:presentation|pitch|proposal|overview|deck|material|dossier) (?:for|to|at) (?:the|our|your|investors|partners)|(?:challenge|award|prize|competition|cup|olympiad|startup weekend|innovation week)(?=,? (?:19|20)\d\d| [–—-] |,? \p{L}+ (?:edition|round)|$)|(?:19|20)\d\d edition|team (?:id|no|number|name)\b|(?:problem statement|ps) (?:id|no|category|number|title)|for the addressee|build \d+\.\d|pitch (?:competition|night|day|event|contest)|demo day|investor (?:presentation|deck|pitch|memo|update|briefing|overview|summary)|executive summary|case competition|final (?:project|presentation)|capstone|submitted by|confidential|presented by|prepared (?:by|for)|business plan|table of contents|all rights reserved|thank you|developed by|series [a-d] (?:round|deck)|seed deck|www\.|https?:|@|copyright|©|fundraising deck|hackathon|click (?:to|here)|disclaimer|(?:for|under) discussion only|not for distribution|strictly private|board presentation|(?:github|gitlab|linkedin|twitter|instagram)\.com|welcome to|(?:co-?)?founder|ceo|cto|(?:pre-?seed|seed|series [a-d]) (?:round|funding|deck|stage)|business model|(?:hours?|days?|weeks?|months?|years?) ago|(?:llc|l\.l\.c\.|ltd|inc|gmbh|corp)\.?$)(?![\p{L}\p{N}])|@|©|[·|•].*\b20\d\d\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) 20\d\d\W*$|^pitch\s*[·|•:–-]|^(?:created|made|built|designed|maintained)(?: (?:and|&) \p{L}+)? by\b(?!.*\bfor\b)|^(?:\p{Sc}|r(?=\d)|usd |eur )\s?\d[\d.,]*\s?(?:[mkb]n?|million|billion)?\+? (?:\p{L}+ )?(?:raise|round|ask|funding|investment)\b|^\d+[- ](?:day|week|month|quarter|year)s?\b.{0,30}\b(?:program(?:me)?|challenge|plan|accelerat\w+|sprint)\b|^(?:text|call|scan|dial) (?:this|the|us|me|here)\b/iu,
  ),
  'notATagline',
)

/** A line that says for whom the deck is or what kind of document or project it is. */
export const occasionLine = latinFirst(
  /^(?:\p{L}+ ){0,2}for (?:qualified|accredited|potential|prospective|international|external|private) (?:investors|shareholders|lenders|partners)(?: only)?\W*$|\bmemorandum\b|^(?:\p{L}+ ){0,4}presentation\W*$|^\p{L}+ (?:memo|materials)\W*$|\b(?:series [a-e]|seed) pitch\b|\bnot for (?:\p{L}+ )?distribution\b|^(?:\p{L}+ ){0,2}(?:senior|final[- ]year|bachelor|master|semester|course|university)(?: \p{L}+)? project\W*$|^team \d+\b/iu,
)
/** 'ENTR 304 New Venture Creation' */
export const courseCode = /^\p{Lu}{2,5}[ -]?\d{3}\b/u
/** Events and schools as they stand in lines that are wholly set in initial capitals. */
export const eventOrSchool =
  /(?<!\p{L})(?:(?:challenge|accelerator|incubator|hack|hackfest|bootcamp|cohort|competition|contest|award|program(?:me)?),|(?:universit\p{L}+|faculty|institute|department|dept\.?|college|facultad|hochschule) (?:of|de|di|für)\s|(?:universit(?:y|é|à|ät)|college|institute)\W*$)/iu
/** Words of a tagline that goes on to a place or a group: 'Payments for Nigeria, Ghana and Kenya'. */
export const leadsToUsers = /(?<!\p{L})(?:for|across|in|from|to|with)(?!\p{L})/iu

/** A line that is a date or a version. */
export const dateLine = latinFirst(
  /^\W*\d{1,2}(?:st|nd|rd|th)?\s+\p{L}+\W+(?:19|20)\d\d\W*$|^\W*(?:\d{1,2}\W+)?(?:\p{L}+\W+){0,3}(?:19|20)\d\d\W*$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|\bv(?:ersion)?\s?\d/iu,
)

/** Nouns and prepositions with which a tagline says what the company offers and for whom. */
export const productNouns = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:platform|app|application|service|software|marketplace|network|tool|solution|system|assistant|api|sdk|infrastructure|protocol|dapp|engine|device|store|bank|wallet|community|client|site|agent|copilot|operating system|way to|for|that|to|with|helps?|connect\w*)(?![\p{L}\p{N}])/iu,
  ),
  'whatItIs',
)

/** Nouns of an offer, and 'for' before those who use it: without one of them a phrase of the cover is a slogan. */
export const offerNouns = translated(
  latinFirst(
    /(?<![\p{L}\p{N}])(?:platforms?|apps?|applications?|services?|software|marketplaces?|networks?|tools?|toolkit|solutions?|systems?|assistants?|apis?|sdks?|infrastructure|protocols?|dapps?|engines?|devices?|stores?|shops?|banks?|wallets?|clients?|agents?|agency|copilots?|operating system|sensors?|robots?|drones?|machines?|analytics|management|automation|monitoring|payments?|insurance|loans?|delivery|provider|manufacturer|studio|exchange|browser|game|games|helps?|helping|for (?:(?!this|its)\p{L}+ )?(?!this|its|always)\p{L}{3,}s)(?![\p{L}\p{N}])/iu,
  ),
  'whatItIs',
)

/** Labels ahead of a one-liner, cut from it. */
export const oneLinerLabel =
  /^(?:our )?(?:mission|vision|mission statement|purpose|tagline|one[- ]liner|elevator pitch|what we do|in a nutshell|misión|visión)\s*[:–-]\s*/i

const matchAtStart = (words: string) => `^${words}`

/** How sentences open that speak of the company as 'we' or 'our platform'. */
export const selfOpenings = translated(
  latinFirst(
    /^(?:at \p{Lu}[\p{L}\p{N}]*,? )?(?:we|our (?:platform|product|app|mission|solution|company|software|service|technology|goal|vision))\b/iu,
  ),
  'self',
  matchAtStart,
)

/** Words with which a sentence speaks of the company itself, wherever they stand. */
export const ownSubject = translated(
  latinFirst(/(?<![\p{L}\p{N}])(?:we|we['’](?:re|ve|ll)|our|us)(?![\p{L}\p{N}])/iu),
  'self',
)

/** How sentences open in which the company says what it does. */
export const selfDescriptions = translated(
  latinFirst(
    /^(?:at \p{Lu}[\p{L}\p{N}]*,? )?we (?:help|enable|build|make|connect|provide|offer|empower|are (?:an?|the|building)|turn|bring|let|simplify|automate|create|use|solve|deliver|give)\b|\bour mission is\b|^our (?:platform|product|app|solution|software|service|technology) (?:is|helps|enables|lets|makes|provides|connects|identifies|allows|turns|gives)\b/iu,
  ),
  'self',
  matchAtStart,
)

/** What follows a name that is described: 'Norvik: the payroll for farms', and no heading as 'Norvik: the road ahead'. */
export const describedAs =
  /^\s?[:–—]\s+(?:the|an?|le|la|une?|der|die|das|eine?|el|una|il|lo|uma?)\s(?!(?:\p{L}+ )?(?:team|road|path|story|journey|timeline|numbers?|market|opportunity|problem|ask|deal|people|company|future|plan|vision|case|year|way|facts)\b)/iu

/** Right behind the company's name: verbs that make the sentence a definition of it. */
export const definitionVerbs = translated(
  latinFirst(
    /^\s*,?\s*(?:(?:inc|ltd|llc|gmbh)\.?,?\s*)?(?:is (?:an?|the|our|building|on a mission)|helps|enables|lets|allows|provides|offers|makes|connects|brings|turns|introduces|solves|empowers|combines|transcends|reads|can be used|gives|delivers|automates|simplifies|utilizes|uses)(?![\p{L}\p{N}])/iu,
  ),
  'isA',
  (words) => `^\\s*,?\\s*${words}`,
)

/** How headings open that name their slide and say nothing of the company. */
export const headingOpenings = /^(?:why|how|what|who|where|when|our|the|key|overview|about)\b/i

/** 'Gaming is a profession': a sentence about something that is not the company. */
export const saysWhatElseIs = /^\S+(?: \S+)? (?:is|are) (?:an?|the|not|now|our|your)\b/iu
