import { founderFields } from '#contract/memo-fields.ts'
import type { FactKey } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { Voice } from '#engine/slides.ts'
import { findVoice } from '#engine/understand/find-voice.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

/** For each field of words the voices beside the company's own that can state it: a customer names the customer. */
const voicesByField = new Map<FactKey, readonly Voice[]>([
  ['one_liner', []],
  ['site', ['legal']],
  ['company_linkedin', ['legal']],
  ['contact_email', ['legal']],
  ['headquarters', ['legal']],
  ['problem', ['customer', 'market', 'third-party']],
  ['solution', []],
  ['product_status', []],
  ['competitive_advantage', ['competitor']],
  ['go_to_market', []],
  ['intellectual_property', ['legal']],
  ['why_now', ['market', 'third-party']],
  ['notable_customers', ['customer']],
  ['previous_investors', []],
  ['partnerships', []],
  ['awards', ['third-party']],
  ['competitors', ['competitor', 'market']],
  ...founderFields.map(({ key }): [FactKey, readonly Voice[]] => [key, []]),
])

/** Returns a problem where a text or a name stands in the words of someone else, or in an example or a picture of a screen. */
export function checkVoiceOfWords({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const others = voicesByField.get(fact.key)
  if (!others) return null
  for (const { page, boxes } of evidence) {
    const slide = page === null ? undefined : deck.slides.get(page)
    const mark = slide ? findVoice(slide, boxes) : null
    if (mark && !others.includes(mark.voice)) return { gate: 'whose', of: mark.voice }
  }
  return null
}
