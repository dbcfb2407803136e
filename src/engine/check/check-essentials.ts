import type { FactKey, Signal } from '#engine/facts.ts'
import { titleLanguages } from '#engine/lexicons/slide-titles.ts'
import type { SlideKind } from '#engine/slides.ts'
import { hasFact } from './figures-of.ts'
import type { CheckInput } from './run-checks.ts'

type Essential = { name: string; kinds: readonly SlideKind[]; keys: readonly FactKey[]; lacking: string }

const essentials: readonly Essential[] = [
  { name: 'Team', kinds: ['team'], keys: ['founder_name', 'topic:Team'], lacking: 'who is behind the company' },
  {
    name: 'Ask',
    kinds: ['ask'],
    keys: ['amount_raising', 'use_of_funds', 'topic:Use of Funds'],
    lacking: 'how much is asked for and what for',
  },
  {
    name: 'Traction',
    kinds: ['traction'],
    keys: ['revenue', 'customers', 'users', 'gmv', 'notable_customers', 'milestones', 'retention', 'topic:Traction'],
    lacking: 'what has been reached so far',
  },
]
const sureKind = 2

/** What an investor needs from any deck and this one does not tell. Nothing is said of a deck that can't be read or understood. */
export function checkEssentials({ deck, facts }: CheckInput): Signal[] {
  const unread = deck.slides.filter((slide) => slide.lines.length === 0).length
  const known: readonly string[] = [...titleLanguages, 'und']
  if (unread === deck.slides.length || !known.includes(deck.language)) return []
  const what = unread === 0 ? 'The deck does not tell' : 'The readable pages of the deck do not tell'
  return essentials.flatMap(({ name, kinds, keys, lacking }): Signal[] => {
    const told = keys.some((key) => hasFact(facts, key))
    const slide = deck.slides.some((one) =>
      one.kinds.some(({ kind, score }) => kinds.includes(kind) && score >= sureKind),
    )
    if (told || slide) return []
    const reason = `${what} ${lacking}.`
    return [{ key: 'Missing essential', value: name, reason, severity: 'warning', evidence: [] }]
  })
}
