import { makeNameKey } from '#engine/text/name-keys.ts'
import type { Quotation } from './quotations.ts'
import { namesCompany, type VoicePage } from './voice-page.ts'

/** Returns whether the one who is quoted belongs to the company: a person of its team, or one who signs with its name. */
export function findSpeaker({ attribution }: Quotation, { own, team }: VoicePage): 'company' | 'other' {
  if (!attribution) return 'other'
  if (attribution.name && team.has(makeNameKey(attribution.name))) return 'company'
  return namesCompany(attribution.text, own) ? 'company' : 'other'
}
