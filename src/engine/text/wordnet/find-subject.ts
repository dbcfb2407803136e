import { listSenses } from './read-wordnet.ts'

/** WordNet's numbers of subjects (lexnames(5WN)) by what a word of them tells. */
const subjects = {
  /** Nouns, and adjectives of nouns ('thermal'): who, what, where, when, how much. */
  thing: [1, ...Array.from({ length: 26 }, (_none, at) => at + 3)],
  /** Verbs of winning, having, giving and buying. */
  deal: [33, 40],
  /** Nouns of amounts, money and time. */
  amount: [21, 23, 28],
} as const
export type Subject = keyof typeof subjects

/** In so large a share of its uses a word tells what a subject is about. */
const enough = 0.5

/**
 * Whether an English word is mostly of one of some subjects, by how often WordNet found its meanings in tagged texts; null where
 * WordNet lacks the word.
 */
export function isMostlyOf(word: string, names: readonly Subject[]): boolean | null {
  const senses = listSenses(word)
  if (senses.length === 0) return null
  const files = new Set<number>(names.flatMap((name) => subjects[name]))
  // Each meaning counts once more than it was found: most were never found.
  const weigh = (some: typeof senses) => some.reduce((sum, { count }) => sum + count + 1, 0)
  return weigh(senses.filter(({ file }) => files.has(file))) >= enough * weigh(senses)
}
