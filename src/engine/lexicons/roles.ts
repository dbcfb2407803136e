import { latinFirst } from '#engine/latin-first.ts'
/** Role words that make a person a founder, in the languages that decks are most written in. */
export const FOUNDER_ROLE = latinFirst(
  /(?<![\p{L}\p{N}])(?:co-?\s?)?founder\b|\bfounding (?:ceo|cto|partner|team)(?![\p{L}\p{N}])|\bfounders\b|(?<![\p{L}\p{N}])(?:co)?fundador(?:a|es)?\b|(?<![\p{L}\p{N}])(?:co-?)?fondat(?:eur|rice)s?\b|(?<![\p{L}\p{N}])(?:mit)?gründer(?:in)?\b|\bgesch[äa]ftsf[üu]hrer(?:in)?\b|\bza[łl]o[żz]yciel(?:ka)?\b|创始人|مؤسس|بنیان ?گذار/iu,
)

/** Founder words that speak about other firms or about staff. */
export const NOT_FOUNDER_ROLE =
  /\bfounding (?:engineer|designer|member)\b|\bfounder[’']s (?:office|associate)\b|\bfounder relations\b/i

/** Roles of the leading team: who counts as founder where nobody is called so. */
export const LEADER_ROLE = latinFirst(
  /(?<![\p{L}\p{N}])(?:c[efotmpiglrsdhbk]o|cpto|ceo\s*[/&,]\s*cto|chief [\p{L} &]{2,40} officer|chief (?:scientist|architect|executive)|president|managing director|director general|directora? ejecutiv[oa]|pdg|vorstand|首席[\p{L}]{1,6}官|总经理|مدیر ?عامل)(?![\p{L}\p{N}])|首席[\p{L}]{1,6}官|总经理|مدیر ?عامل/iu,
)

const ADVISER = latinFirst(
  /(?<![\p{L}\p{N}])(?:advis(?:or|er|ory)s?|mentors?|board (?:member|observer|of directors)|chair(?:man|woman|person)?|asesor(?:a|es)?|conseil(?:ler|lère)?|beirat|berater(?:in)?|consejer[oa]|consultants?|doradca|顾问|مشاور)(?![\p{L}\p{N}])/iu,
)
const INVESTOR =
  /\b(?:investors?|angel|venture partner|general partner|limited partner|partner at|inversor(?:a|es)?|investisseurs?)\b/i

/** Whether a role makes a person an adviser or an investor, who is never a founder. A founder who advises elsewhere stays one. */
export function isOutsider(role: string): boolean {
  return !FOUNDER_ROLE.test(role) && (ADVISER.test(role) || INVESTOR.test(role)) && !/\b(?:ceo|cto|coo)\b/i.test(role)
}
