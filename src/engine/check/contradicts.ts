import { normalise } from '#engine/text/normalise.ts'
import { quantitiesIn } from '#engine/text/quantities.ts'
import { listTokenTexts } from '#engine/text/text-index.ts'

/** Money is rounded; counts, shares and years are not. */
const moneyTolerance = 0.011

/**
 * Whether two statements of one field contradict: another number in the same unit, or words of which neither holds the
 * other. Amounts in different currencies and a number against words can't be compared and contradict nothing.
 */
export function contradicts(one: string, other: string): boolean {
  const [a, b] = [normalise(one).text, normalise(other).text]
  const [first, second] = [quantitiesIn(a)[0], quantitiesIn(b)[0]]
  if (first && second) {
    const comparable =
      first.currency === second.currency && first.percent === second.percent && first.tail === second.tail
    const slack =
      first.currency === null ? 0 : moneyTolerance * Math.max(Math.abs(first.amount), Math.abs(second.amount))
    return comparable && Math.abs(first.amount - second.amount) > slack
  }
  if (first || second) return false
  const [words, others] = [listTokenTexts(a), listTokenTexts(b)]
  if (words.size === 0 || others.size === 0) return false
  return !holds(words, others) && !holds(others, words)
}

const holds = (all: ReadonlySet<string>, some: ReadonlySet<string>) => [...some].every((word) => all.has(word))
