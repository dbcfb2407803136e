import type { Evidence } from '#engine/facts.ts'
import { companyMembership, otherMembers } from '#engine/lexicons/community-words.ts'
import type { Passage } from '#engine/text/passages.ts'
import { onPage } from '../company/make-fact.ts'

/** Returns the statement that the company itself was in a known programme, or null. It counts for each founder. */
export function findCompanyCommunity(passages: readonly Passage[]): { name: string; evidence: Evidence } | null {
  for (const passage of passages) {
    const kind = passage.slide.kinds[0]?.kind
    if (passage.inPersonCard || passage.place === 'source-note' || kind === 'competition' || kind === 'market') continue
    for (const sentence of passage.sentences) {
      const found = companyMembership.exec(sentence)?.groups
      const name = found?.batch ?? found?.backer ?? found?.school
      if (name && !otherMembers.test(sentence)) return { name, evidence: onPage(passage.page, sentence) }
    }
  }
  return null
}
