import type { Signal, VerifiedFact } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'
import { pairContradictions } from './pair-contradictions.ts'
import { findBestFigure, formatPlace, listFigures } from './proved-figures.ts'

const slack = 0.03
const joinQuotes = (fact: VerifiedFact) => fact.evidence.map((one) => one.quote).join(' ')

/** Finds a post-money valuation that is not pre-money plus the round. */
export function checkRound({ facts }: CheckInput): Signal[] {
  const valuations = listFigures(facts, 'valuation')
  const pre = valuations.find(
    ({ fact }) => /pre[- ]?money/i.test(joinQuotes(fact)) && !/post[- ]?money/i.test(joinQuotes(fact)),
  )
  const post = valuations.find(
    ({ fact }) => /post[- ]?money/i.test(joinQuotes(fact)) && !/pre[- ]?money/i.test(joinQuotes(fact)),
  )
  const round = findBestFigure(facts, 'amount_raising')
  if (!pre || !post || !round || Math.abs(pre.amount + round.amount - post.amount) <= post.amount * slack) return []
  const sum = `Pre-money ${pre.fact.value} (${formatPlace(pre.fact)}) and a round of ${round.fact.value} (${formatPlace(round.fact)})`
  return [
    {
      key: 'Valuation does not add up',
      value: 'Round and pre-money valuation do not make the post-money valuation.',
      reason: `${sum} do not make the post-money valuation of ${post.fact.value} (${formatPlace(post.fact)}).`,
      severity: 'warning',
      evidence: [...pre.fact.evidence, ...post.fact.evidence, ...round.fact.evidence],
      contradictions: pairContradictions(
        { fact: pre.fact, text: `${pre.fact.value} before a round of ${round.fact.value}` },
        { fact: post.fact, text: `${post.fact.value} after it` },
      ),
    },
  ]
}
