import type { Fact } from '#engine/facts.ts'
import type { LearnedVocabulary, WordScore } from '#engine/learned-words/deck-words.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import type { Passage } from '#engine/text/passages.ts'
import type { ScoredValue } from './classify/score-phrases.ts'
import type { ScoredVocabulary } from './classify/scored-vocabularies.ts'
import type { DeckDate } from './figures/nature.ts'
import type { Statement } from './figures/statement.ts'
import type { TopicClues } from './topics/page-clues.ts'

/** What every offline extractor is given: the deck, its updates, and what several extractors read out of them. */
export type ExtractInput = {
  deck: UnderstoodDeck
  updates: Updates
  /** The deck's passages in reading order. */
  passages: readonly Passage[]
  /** The statements of the deck and its updates, in reading order. */
  statements: readonly Statement[]
  /** The month from which the deck speaks. */
  deckDate: DeckDate
  /** Name keys of the company itself, to tell its name from others'. */
  ownNames: ReadonlySet<string>
  /** The facts about the company's name, best first. */
  companyNames: Fact[]
  /** The winning name as printed. */
  companyName: string | null
  /** The facts about what the company does in one sentence, best first. */
  oneLiners: Fact[]
  /** The values of each vocabulary that the deck's words speak for, best first. */
  scores: ReadonlyMap<ScoredVocabulary, readonly ScoredValue[]>
  /** What the deck's words say of the values of learned vocabularies, likeliest first; none in a deck of few words or of a language that was not learned. */
  wordScores: ReadonlyMap<LearnedVocabulary, readonly WordScore[]>
  /** What each page shows of each topic before values are read. */
  topicClues: TopicClues
}
