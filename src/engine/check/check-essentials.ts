import type { FactKey, Signal } from '#engine/facts.ts'
import { hasLexicon } from '#engine/lexicons/lexicon-of.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import type { CheckInput } from './check-input.ts'
import { hasFact } from './figures-of.ts'

type Essential = { name: string; kinds: readonly SlideKind[]; keys: readonly FactKey[]; hint: RegExp; lacking: string }

const essentials: readonly Essential[] = [
  {
    name: 'Team',
    kinds: ['team'],
    keys: ['founder_name', 'topic:Team'],
    hint: /\b(?:co-?)?founders?\b|\b(?:CEO|CTO|COO)\b|\bour team\b|\bfundador\w*|\bgründer\w*|\bfondat\w+/i,
    lacking: 'who is behind the company',
  },
  {
    name: 'Ask',
    kinds: ['ask'],
    keys: ['amount_raising', 'use_of_funds', 'topic:Use of Funds'],
    hint: /\b(?:rais(?:e|ing)|seeking|looking for|invest\w*|funding|round|financ\w*|inversi[oó]n|levée|rodada)\b.{0,60}(?:[$€£]|\b(?:USD|EUR|GBP|k|million)\b)|[$€£]\s?\d[\d.,]*\s?[kKmM]?\b.{0,40}\b(?:round|seed|raise|investment|funding)\b/i,
    lacking: 'how much is asked for and what for',
  },
  {
    name: 'Traction',
    kinds: ['traction'],
    keys: ['revenue', 'customers', 'users', 'gmv', 'notable_customers', 'milestones', 'retention', 'topic:Traction'],
    hint: /\d.{0,24}\b(?:users?|customers?|clients?|members|downloads|sign-?ups|orders|pilots?|merchants|subscribers|visits|paying|partners|pipeline|revenue|usuarios|clientes|Kunden|Nutzer|utilisateurs|klient\w+)\b|\b(?:ARR|MRR|GMV|revenues?|pipeline|waitlist)\b.{0,24}\d/i,
    lacking: 'what has been reached so far',
  },
]
const sureKind = 2
/** Slides that speak of other people's numbers, names and money. */
const ofOthers: readonly SlideKind[] = ['problem', 'market', 'competition', 'why-now', 'business-model', 'roadmap']

/** What an investor needs from any deck and this one does not tell. Nothing is said of a deck that can't be read or understood. */
export function checkEssentials({ deck, facts }: CheckInput): Signal[] {
  const unread = deck.slides.filter((slide) => slide.lines.length === 0).length
  if (unread === deck.slides.length || (deck.language !== 'und' && !hasLexicon(deck.language))) return []
  const what = unread === 0 ? 'The deck does not tell' : 'The readable pages of the deck do not tell'
  return essentials.flatMap(({ name, kinds, keys, hint, lacking }): Signal[] => {
    const told = keys.some((key) => hasFact(facts, key))
    const slide = deck.slides.some((one) =>
      one.kinds.some(({ kind, score }) => kinds.includes(kind) && score >= sureKind),
    )
    if (told || slide || isHinted(deck.slides, hint)) return []
    const reason = `${what} ${lacking}.`
    return [{ key: 'Missing essential', value: name, reason, severity: 'warning', evidence: [] }]
  })
}

/** Words that tell something of it somewhere: then it may be told poorly, but it is not missing. */
function isHinted(slides: readonly Slide[], hint: RegExp): boolean {
  return slides.some(
    ({ kinds, body }) =>
      !ofOthers.some((kind) => kinds[0]?.kind === kind) &&
      body.some((block) => hint.test(block.lines.map((line) => line.text).join(' '))),
  )
}
