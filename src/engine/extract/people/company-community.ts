import type { Evidence } from '#engine/facts.ts'
import { startupCommunities } from '#engine/lexicons/communities.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Passage } from '#engine/text/passages.ts'
import { onPage } from '../company/make-fact.ts'

const names = startupCommunities
  .filter((name) => !/30 under 30|Fellow|Scholar|On Deck|Endeavor|HAX|Contrary/u.test(name))
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  .join('|')
/** 'YC S21', 'backed by Techstars', 'Antler portfolio company': the company itself went through the programme. */
const MEMBERSHIP = latinFirst(
  new RegExp(
    `\\b(?:(?<batch>${names})\\s*\\(?(?:[SWFX]['’]?\\d{2}|(?:summer|winter|spring|fall) (?:19|20)\\d\\d|batch|cohort|alum\\p{L}*|portfolio|backed|graduates?|accelerator (?:program(?:me)?|company))|(?:backed|funded|accelerated|incubated|supported) by [^.]{0,60}?\\b(?<backer>${names})|(?:alum\\p{L}* of|graduated from|part of|accepted (?:in)?to|selected (?:for|by)|went through|participated in|member of|among (?:the )?(?:\\p{L}+ )?(?=\\p{L}+ (?:startups|companies)))(?: the)? (?<school>${names}))\\b`,
    'iu',
  ),
)
const OTHERS =
  /\b(?:competitors?|customers?|clients?|used by|trusted by|style|estilo|will apply|apply to|plan to|startups? (?:from|of|in))\b/i

/** The statement that the company itself was in a known programme, or null. Founders share in it. */
export function companyCommunity(passages: readonly Passage[]): { name: string; evidence: Evidence } | null {
  for (const passage of passages) {
    const kind = passage.slide.kinds[0]?.kind
    if (passage.inPersonCard || passage.place === 'source-note' || kind === 'competition' || kind === 'market') continue
    for (const sentence of passage.sentences) {
      const found = MEMBERSHIP.exec(sentence)?.groups
      const name = found?.batch ?? found?.backer ?? found?.school
      if (name && !OTHERS.test(sentence)) return { name, evidence: onPage(passage.page, sentence) }
    }
  }
  return null
}
