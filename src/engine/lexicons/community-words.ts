import { latinFirst } from '#engine/patterns/latin-first.ts'
import { startupCommunities } from './communities.ts'

/** Programmes that take companies, as alternatives of a pattern; those for people alone are left out. */
const programmes = startupCommunities
  .filter((name) => !/30 under 30|Fellow|Scholar|On Deck|Endeavor|HAX|Contrary/u.test(name))
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  .join('|')
/** 'YC S21', 'backed by Techstars', 'Antler portfolio company': the company itself went through the programme. */
export const companyMembership = latinFirst(
  `\\b(?:(?<batch>${programmes})\\s*\\(?(?:[SWFX]['’]?\\d{2}|(?:summer|winter|spring|fall) (?:19|20)\\d\\d|batch|cohort|alum\\p{L}*|portfolio|backed|graduates?|accelerator (?:program(?:me)?|company))|(?:backed|funded|accelerated|incubated|supported) by [^.]{0,60}?\\b(?<backer>${programmes})|(?:alum\\p{L}* of|graduated from|part of|accepted (?:in)?to|selected (?:for|by)|went through|participated in|member of|among (?:the )?(?:\\p{L}+ )?(?=\\p{L}+ (?:startups|companies)))(?: the)? (?<school>${programmes}))\\b`,
  'iu',
)

/** Words that show that others went through a programme, or that the company only means to. */
export const otherMembers =
  /\b(?:competitors?|customers?|clients?|used by|trusted by|style|estilo|will apply|apply to|plan to|startups? (?:from|of|in))\b/i
