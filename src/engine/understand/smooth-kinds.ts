import type { SlideKind } from '#engine/slides.ts'
import { type KindScores, leastKind, sureOfKind } from './classify-slides.ts'

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
const longestRun = 2

/** One slide's scores; `goesOn` for a slide with text and no title, which is likely to go on with the one before. */
export type UnsmoothedKinds = { scores: KindScores; goesOn: boolean }

/**
 * Lets sure slides speak for their unsure neighbours: a slide without a clear title gains for going on with the subject
 * of the slide before it or for what usually comes next, and one that nothing speaks for takes over the subject, at most
 * two in a row. Sure slides stay as they are.
 */
export function smoothKinds(slides: readonly UnsmoothedKinds[]): KindScores[] {
  const smoothed: KindScores[] = []
  let run = 0
  for (const [index, { scores, goesOn }] of slides.entries()) {
    const before = slides[index - 1]?.scores
    const lifted = before ? liftScores(findBest(before), scores) : scores
    const taken = findBest(smoothed[index - 1] ?? new Map())
    const takesOver = goesOn && findBest(lifted).score < leastKind && run < longestRun
    if (takesOver && taken.kind && taken.kind !== 'cover' && taken.score >= leastKind) {
      smoothed.push(new Map([...lifted, [taken.kind, leastKind]]))
      run++
    } else {
      smoothed.push(lifted)
      run = 0
    }
  }
  return smoothed
}

function liftScores(previous: BestKind, scores: KindScores): KindScores {
  if (findBest(scores).score >= sureOfKind || !previous.kind || previous.score < sureOfKind) return scores
  const lifted = new Map(scores)
  const lift = (kind: SlideKind, bonus: number) => {
    const score = lifted.get(kind)
    if (score !== undefined) lifted.set(kind, score + bonus)
  }
  if (previous.kind !== 'cover') lift(previous.kind, sameBonus)
  for (const kind of usualNext[previous.kind] ?? []) lift(kind, nextBonus)
  return lifted
}

type BestKind = { kind: SlideKind | null; score: number }

function findBest(scores: KindScores): BestKind {
  let best: BestKind = { kind: null, score: 0 }
  for (const [kind, score] of scores) if (score > best.score) best = { kind, score }
  return best
}
