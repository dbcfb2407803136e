import { listSenses } from './read-wordnet.ts'

/** In so large a share of its uses a word is a verb. */
const enough = 0.5

/** Whether an English word, in any of its forms, is mostly a verb, by how often WordNet found its meanings in tagged texts. */
export function isMostlyVerb(word: string): boolean {
  const senses = listSenses(word)
  // Each meaning counts once more than it was found: most were never found.
  const weigh = (some: typeof senses) => some.reduce((sum, { count }) => sum + count + 1, 0)
  return senses.length > 0 && weigh(senses.filter(({ part }) => part === 'verb')) >= enough * weigh(senses)
}
