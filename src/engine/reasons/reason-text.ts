import { cutText } from './cut-text.ts'
import { chooseSentence } from './place-sentence.ts'
import { problemText } from './problem-text.ts'
import { longestReasonCharacters } from './reason-limits.ts'
import type { ReasonedFact } from './reasoned-fact.ts'

/** Returns the reason of a value in an investor's words, at most 140 characters: its place and words, then the gate's sentence. */
export function reasonText(fact: ReasonedFact): string {
  const { problem } = fact
  const [first] = fact.evidence
  if (!first) return problem ? problemText(problem) : 'No place is given for it.'
  if (problem?.gate === 'quote') return problemText(problem)
  const { write, showsValue } = chooseSentence(fact, first)
  if (!problem) return cutText(write(longestReasonCharacters), longestReasonCharacters)
  const isHere = problem.gate === 'rival' && problem.here.page === first.page
  const behind = problemText(problem, { value: showsValue, place: isHere, figure: fact.scope !== undefined })
  return cutText(`${write(longestReasonCharacters - behind.length - 1)} ${behind}`, longestReasonCharacters)
}
