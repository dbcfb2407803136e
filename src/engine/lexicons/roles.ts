import { translateToAll } from './translated.ts'

/** Roles that make a person a founder, in every language: people keep the titles of their country. */
export const founderRoles = translateToAll(
  /(?<![\p{L}\p{N}])(?:co-?\s?)?founder\b|\bfounding (?:ceo|cto|partner|team)(?![\p{L}\p{N}])|\bfounders\b/iu,
  'founderRole',
)

/** Founder words of other firms or of staff. */
export const notFounderRoles =
  /\bfounding (?:engineer|designer|member)\b|\bfounder[’']s (?:office|associate)\b|\bfounder relations\b/i

/** Roles of the leading team, who count as founders where no one is called one. */
export const leaderRoles = translateToAll(
  /(?<![\p{L}\p{N}])(?:c[efotmpiglrsdhbk]o|cpto|ceo\s*[/&,]\s*cto|chief [\p{L} &]{2,40} officer|chief (?:scientist|architect|executive)|president|managing director|首席[\p{L}]{1,6}官)(?![\p{L}\p{N}])|首席[\p{L}]{1,6}官/iu,
  'leaderRole',
)

const adviserRoles = translateToAll(
  /(?<![\p{L}\p{N}])(?:advis(?:or|er|ory)s?|mentors?|board (?:member|observer|of directors)|chair(?:man|woman|person)?|consultants?)(?![\p{L}\p{N}])/iu,
  'adviserRole',
)
const investorRoles = translateToAll(
  /\b(?:investors?|angel|venture partner|general partner|limited partner|partner at)\b/iu,
  'investorRole',
)

/**
 * Whether a role makes a person an adviser or an investor, who is never a founder. A founder who advises elsewhere
 * stays one.
 */
export function isOutsider(role: string): boolean {
  return (
    !founderRoles.test(role) &&
    (adviserRoles.test(role) || investorRoles.test(role)) &&
    !/\b(?:ceo|cto|coo)\b/i.test(role)
  )
}
