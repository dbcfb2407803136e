import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Words of decks and of the slides in them: a line that holds one is not the company's name. */
export const deckWords =
  /\b(?:pitch|deck|pitchdeck|copyright|presentation|investors?|business plan|confidential|overview|company profile|proposal|untitled|document|slides?|template|version|draft|challenge|desafio|proyecto|projeto|project|plano de|plan de negocio|final|copy|microsoft|powerpoint|keynote|google|canva|seed|round|series [a-d]|pre-?seed|fundraising|thank you|thanks|gracias|merci|agenda|table of contents|contents|introduction|executive summary|teaser|one[- ]pager|welcome|hello|demo day|hackathon|problem|solution|the team|our team|contact|appendix|presentación|présentation|präsentation|apresentação|v\d+|team \d+|page|slide)\b/i

/** A year with the month, quarter or season before it, cut from a line before it is read as a name. */
export const monthAndYear =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|fall|spring|summer|winter)?\s*(?:19|20)\d\d\b/gi

/**
 * What shows that a whole line is not a name: a figure at its start, a sentence's end, a month or weekday, Chinese
 * words of pitch events.
 */
export const notACompanyName = latinFirst(
  /^[\d\p{Sc}]|^(?:of|and)\b|\d{1,2}(?:st|nd|rd|th)\b|[,;!?]$|^(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|^team (?:id|name|no|number|members?)\b|^(?:the )?alternatives$|\b(?:startup weekend|hackathon|demo day)\b|计划书|路演|融资|项目|ppt|答辩|比赛|大赛|有限公司/iu,
)

/** Words of a school in the running text, which is then not the company's: students pitch on their school's slides. */
export const schoolWords =
  /(?<!\p{L})(?:universit(?:y|ies|é|à|ät|eit|as)|universi(?:dad|dade)|college|faculty|hochschule|école|facultad|escuela)(?!\p{L})/iu

/** The legal form at the end of a name. */
export const legalFormEnding =
  /[,\s]+(?:(?:pvt|pte|pty)\.?,? (?:ltd|limited)|inc|ltd|llc|gmbh|corp|corporation|limited|s\.?a\.?s?|s\.?l\.?|b\.?v\.?|ag|oy|ab|plc|pte|s\.?r\.?l|s\.p\.a|d\.?o\.?o|pty|aps|oü)\.?$/i

/** Words that open sentences or stand on every deck: alone they are not a company's name. */
export const ordinaryWords =
  /^(?:it|this|that|our|we|there|here|the|a|an|my|your|they|he|she|you|what|who|which|one|each|everyone|today|market|problem|solution|product|technology|company|platform|team|vision|mission|users?|customers?|people|data|ai|blockchain|app|web3|money|time|software|internet|mobile|business|competition|revenue|google|facebook|amazon|apple|microsoft|ethereum|bitcoin|now|us|all|model|phase|step|stage|traction|roadmap|api|cloud|service|services|value|growth|idea|concept|case|use|project|status|current|system|africa|europe|asia|america|india|china|healthcare|education|insurance|energy|works?|it works|features|benefits|tech|opportunity|investment(?: opportunity)?)$/i

/** Sentences and headings that name the company, the name in group 1, with the points that such a place gives. */
export const companyNamePatterns: ReadonlyArray<{ pattern: RegExp; weight: number }> = [
  {
    pattern: latinFirst(
      /^(?:[Ww]hat is|[Ww]hy|[Ii]ntroducing|[Mm]eet|[Aa]bout|[Ww]elcome to|[Hh]ow does|[Hh]ow|[Tt]he) (\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*){0,2})(?: works?| work)?\s*[?:!.]?$/u,
    ),
    weight: 2,
  },
  {
    pattern: latinFirst(
      /(?:^|[.!?:•] )(\p{Lu}[\p{L}\p{N}]+(?:[.-]\p{L}+)*(?: \p{Lu}[\p{L}\p{N}]+)?)(?:,? (?:Inc|Ltd|LLC|GmbH)\.?)? (?:is (?:an?|the|our|building)|es una?|est une?|ist ein|é uma?|helps|enables|lets|allows|provides|offers|makes|connects|brings|turns|introduces|solves|empowers) /u,
    ),
    weight: 2,
  },
  {
    pattern:
      /(?:^|[.!?:] )([a-z][a-z0-9-]{2,}\.[a-z]{2,12}) (?:is|helps|lets|connects|provides|offers) (?:an? |the )?/u,
    weight: 2.5,
  },
  { pattern: /^(?:关于|什么是|欢迎使用|认识)\s*([\p{L}\p{N}]{2,8})[？?]?$/u, weight: 2 },
  { pattern: latinFirst(/\b[Aa]t (\p{Lu}[\p{L}\p{N}]{2,}),? (?:our|we)\b/u), weight: 2 },
  {
    pattern: latinFirst(
      /(?:©|\([cC]\)|[cC]opyright|COPYRIGHT)\s*(?:19|20)?\d{0,2}\s*[-–]?\s*(?:(?:19|20)\d\d)?\s*(?:by )?(\p{Lu}[\p{L}\p{N}&.-]*(?: \p{Lu}[\p{L}\p{N}&.-]*){0,2})/u,
    ),
    weight: 3,
  },
  {
    pattern: latinFirst(
      /^(\p{Lu}[\p{L}\p{N}.-]+(?: \p{Lu}[\p{L}\p{N}.-]+)?)(?:['’]s)?\s+(?:at a glance|in (?:numbers|a nutshell|action|brief)|story|today|overview|difference|advantages?|(?:business|revenue) model|roadmap|team|platform|solution|ecosystem|app|technology|timeline|vs\.?)\b.*$/u,
    ),
    weight: 1.5,
  },
  { pattern: latinFirst(/^(?:our team|team|contact|join|why|about)\s+(\p{Lu}[\p{L}\p{N}]{2,})$/u), weight: 1 },
  {
    pattern: latinFirst(
      /^(\p{Lu}[\p{L}\p{N}.-]+(?: \p{Lu}[\p{L}\p{N}.-]+)?)\s+(?:pitch deck|investor (?:deck|presentation)|seed deck)\b/iu,
    ),
    weight: 3,
  },
]
