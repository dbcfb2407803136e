import type { Problem } from '#engine/reasons/problem.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import type { VerifySources } from '../verify-sources.ts'
import { agreesWithName } from './check-site.ts'
import type { Claim } from './claim.ts'

/** Returns a problem unless the profile is a company's and its address carries the company's name. */
export function checkCompanyLinkedIn({ fact }: Claim, deck: VerifySources): Problem | null {
  const slug = /linkedin\.com\/(?:company|school|showcase)\/(?<slug>[^/?#]+)/iu.exec(String(fact.value))?.groups?.slug
  const isOwn = slug !== undefined && agreesWithName(`${makeUnaccentedNameKey(slug)}.com`, deck)
  return isOwn ? null : { gate: 'label', value: String(fact.value), field: 'company_linkedin' }
}
