import { anyRoundHint, notARound, rounds } from '#engine/lexicons/round-names.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'

/** A round named in a text, with its value of the stage vocabulary and its place. */
export type NamedRound = { stage: string; words: string; at: number; end: number }

const roundPatterns = rounds.map(({ stage, pattern }) => ({
  stage,
  everywhere: latinFirst(pattern, `${pattern.flags}g`),
}))

/** Finds the rounds that a text names, in its order, each by its most exact name; none where 'seed' means something else. */
export function findRounds(text: string): NamedRound[] {
  if (!anyRoundHint.test(text) || notARound.test(text)) return []
  const found: NamedRound[] = []
  for (const { stage, everywhere } of roundPatterns) {
    for (const match of everyMatch(everywhere, text)) {
      const end = match.index + match[0].length
      if (!found.some((one) => one.at < end && match.index < one.end))
        found.push({ stage, words: match[0], at: match.index, end })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}
