import type { Problem } from '#engine/reasons/problem.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import type { Claim } from './claim.ts'
import { makeNameOnlyKey } from './name-keys-by-place.ts'

/**
 * Returns the other name or place that as good a proof gives for a field of one value; null without one. 'Norvik' and
 * 'Norvik Systems' are one name, and so are spellings of it.
 */
export function findRivalName({ fact, evidence }: Claim, others: readonly Claim[]): Problem | null {
  return findRival({ fact, evidence }, others, isSameName)
}

/**
 * The same for a date or a term. 'Month 18 (Q3 2027)' and '18 months' are one term, since the one holds the other's words, and a
 * time that is counted from a start can't be compared with a date.
 */
export function findRivalTerm(claim: Claim, others: readonly Claim[]): Problem | null {
  return findRival(claim, others, (one, other) => {
    const [words, otherWords] = [listTermWords(one), listTermWords(other)]
    return holdsAll(words, otherWords) || holdsAll(otherWords, words) || isCounted(one) !== isCounted(other)
  })
}

const listTermWords = (term: string) =>
  new Set((term.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => word.replace(plural, '')))
const plural = /(?<=\p{L}{3})s$/u
const holdsAll = (words: ReadonlySet<string>, some: ReadonlySet<string>) => [...some].every((word) => words.has(word))

/** Whether a term names a length of time and no date. */
const isCounted = (term: string) => {
  const { figures, periods } = readFigures(term)
  return figures.some(({ kind }) => kind === 'duration') && !periods.some(({ year }) => year !== null)
}

function findRival(
  { fact, evidence }: Claim,
  others: readonly Claim[],
  isSame: (one: string, other: string) => boolean,
): Problem | null {
  const value = String(fact.value)
  const rival = others.find((other) => !isSame(value, String(other.fact.value)))
  if (!rival) return null
  return {
    gate: 'rival',
    here: { page: evidence[0]?.page ?? null },
    value,
    there: { page: rival.evidence[0]?.page ?? null },
    other: String(rival.fact.value),
  }
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [makeNameOnlyKey(one), makeNameOnlyKey(other)]
  return a.includes(b) || b.includes(a)
}
