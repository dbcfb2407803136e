import type { KeyFactName } from '#contract/memo-fields.ts'
import { chanceOfLogit } from '#engine/learned-words/chance-of-logit.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import { type KindScores, leastKind, sureOfKind } from './classify-slides.ts'

/** The kind of slide that is about a topic. */
const kindOfTopic: Record<KeyFactName, SlideKind> = {
  Problem: 'problem',
  'Product Solution': 'solution',
  Technology: 'technology',
  Traction: 'traction',
  'Business Model': 'business-model',
  Market: 'market',
  Competition: 'competition',
  'Go-to-Market': 'go-to-market',
  Financials: 'financials',
  'Use of Funds': 'ask',
  Roadmap: 'roadmap',
  Team: 'team',
}
/** Kinds that say of what sort the solution is. */
const kindsOfSolution: readonly SlideKind[] = ['product', 'technology']

/** What words that leave no doubt speak for: as much as a usual title. */
const wordsWeight = 3
/** From this chance on, words speak for a kind. */
const leastChance = 0.6

/** Adds to the scores of a slide's kinds what its words, all of them together, tell of its topics, where no usual title tells them. */
export function addToldKinds(scores: KindScores, told: Slide['told']): KindScores {
  if (Math.max(0, ...scores.values()) >= sureOfKind) return scores
  const added = new Map(scores)
  const isOfASort = kindsOfSolution.some((kind) => (scores.get(kind) ?? 0) >= leastKind)
  for (const [topic, logit] of told) {
    const chance = chanceOfLogit(logit)
    if (chance < leastChance || (topic === 'Product Solution' && isOfASort)) continue
    const kind = kindOfTopic[topic]
    added.set(kind, (added.get(kind) ?? 0) + wordsWeight * chance)
  }
  return added
}
