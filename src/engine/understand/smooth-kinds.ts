import type { SlideKind } from '#engine/slides.ts'
import type { KindScores } from './classify-slides.ts'

/** What usually follows what in a deck; a step that goes on with the same or the next subject is likely. */
const usualNext: Partial<Record<SlideKind, readonly SlideKind[]>> = {
  cover: ['problem', 'solution'],
  problem: ['solution', 'why-now'],
  'why-now': ['solution', 'problem'],
  solution: ['product', 'technology'],
  product: ['technology', 'market', 'traction'],
  technology: ['market', 'competition'],
  market: ['competition', 'business-model'],
  competition: ['business-model', 'go-to-market'],
  'business-model': ['go-to-market', 'traction'],
  traction: ['go-to-market', 'roadmap', 'team'],
  'go-to-market': ['roadmap', 'financials', 'team'],
  roadmap: ['financials', 'team', 'ask'],
  financials: ['ask', 'team'],
  team: ['advisors', 'ask'],
  advisors: ['ask'],
  ask: ['contact'],
}
const nextBonus = 0.25
const sameBonus = 0.35
const sure = 2.4

/**
 * Lets sure slides speak for their unsure neighbours: a slide without a clear title gains for going on with the subject
 * of the slide before it or for what usually comes next. Sure slides stay as they are.
 */
export function smoothKinds(slides: readonly KindScores[]): KindScores[] {
  return slides.map((scores, index) => {
    const before = slides[index - 1]
    if (!before || bestOf(scores).score >= sure) return scores
    const previous = bestOf(before)
    if (!previous.kind || previous.score < sure) return scores
    const smoothed = new Map(scores)
    const lift = (kind: SlideKind, bonus: number) => {
      const score = smoothed.get(kind)
      if (score !== undefined) smoothed.set(kind, score + bonus)
    }
    if (previous.kind !== 'cover') lift(previous.kind, sameBonus)
    for (const kind of usualNext[previous.kind] ?? []) lift(kind, nextBonus)
    return smoothed
  })
}

function bestOf(scores: KindScores): { kind: SlideKind | null; score: number } {
  let best: { kind: SlideKind | null; score: number } = { kind: null, score: 0 }
  for (const [kind, score] of scores) if (score > best.score) best = { kind, score }
  return best
}
