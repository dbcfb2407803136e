import type { KeyFactName } from '#contract/memo-fields.ts'
import type { FactKey, Signal } from '#engine/facts.ts'
import { isKnownLanguage } from '#engine/lexicons/find-lexicon.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import type { CheckInput } from './check-input.ts'
import { hasFact } from './proved-figures.ts'

type Essential = {
  name: string
  topic: KeyFactName
  kinds: readonly SlideKind[]
  keys: readonly FactKey[]
  lacking: string
}

const essentials: readonly Essential[] = [
  {
    name: 'Team',
    topic: 'Team',
    kinds: ['team'],
    keys: ['founder_name', 'topic:Team'],
    lacking: 'who is behind the company',
  },
  {
    name: 'Ask',
    topic: 'Use of Funds',
    kinds: ['ask'],
    keys: ['amount_raising', 'use_of_funds', 'topic:Use of Funds'],
    lacking: 'how much is asked for and what for',
  },
  {
    name: 'Traction',
    topic: 'Traction',
    kinds: ['traction'],
    keys: ['revenue', 'customers', 'users', 'gmv', 'notable_customers', 'milestones', 'retention', 'topic:Traction'],
    lacking: 'what has been reached so far',
  },
]
const sureKind = 2
/** Slides that speak of other people's numbers, names and money. */
const kindsAboutOthers: readonly SlideKind[] = [
  'problem',
  'market',
  'competition',
  'why-now',
  'business-model',
  'roadmap',
]

/** Finds what an investor needs from any deck and this one does not state; a deck that can't be read gets no signal. */
export function checkEssentials({ deck, facts }: CheckInput): Signal[] {
  const unread = deck.slides.filter((slide) => slide.lines.length === 0).length
  if (unread === deck.slides.length || (deck.language !== 'und' && !isKnownLanguage(deck.language))) return []
  const what = unread === 0 ? 'The deck does not tell' : 'The readable pages of the deck do not tell'
  return essentials.flatMap(({ name, topic, kinds, keys, lacking }): Signal[] => {
    const hasValue = keys.some((key) => hasFact(facts, key))
    const hasSlide = deck.slides.some((one) =>
      one.kinds.some(({ kind, score }) => kinds.includes(kind) && score >= sureKind),
    )
    if (hasValue || hasSlide || isHinted(deck.slides, topicWords[topic].hint)) return []
    const reason = `${what} ${lacking}.`
    return [{ key: 'Missing essential', value: name, reason, severity: 'warning', evidence: [] }]
  })
}

/** Whether some words point to it: then it may be stated poorly, but it is not missing. */
function isHinted(slides: readonly Slide[], hint: RegExp | undefined): boolean {
  return slides.some(
    ({ kinds, body }) =>
      !kindsAboutOthers.some((kind) => kinds[0]?.kind === kind) &&
      body.some((block) => hint?.test(block.lines.map((line) => line.text).join(' '))),
  )
}
