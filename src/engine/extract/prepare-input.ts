import { countDeckWords, scoreDeckWords } from '#engine/learned-words/deck-words.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import { listPassages } from '#engine/text/passages.ts'
import { findOwnNames } from '#engine/understand/own-name.ts'
import { scorePhrases } from './classify/score-phrases.ts'
import { findCompanyNames } from './company/company-name.ts'
import { findOneLiners } from './company/one-liner.ts'
import type { ExtractInput } from './extract-input.ts'
import { buildStatements } from './figures/build-statements.ts'
import { findDeckDate } from './figures/nature.ts'
import { listTopicClues } from './topics/page-clues.ts'
import { rankTopicPages } from './topics/rank-pages.ts'
import { withTopicKinds } from './topics/topic-kinds.ts'
import { topicWeights } from './topics/topic-weights.ts'

const noUpdates: Updates = { text: '', lines: [], parts: [] }

/** Returns what the extractors of one run share, so that each part is made once. */
export function prepareInput(understood: UnderstoodDeck, updates: Updates = noUpdates): ExtractInput {
  const topicClues = listTopicClues(understood)
  const deck = withTopicKinds(understood, rankTopicPages(understood, topicClues, topicWeights.beforeValues))
  const passages = listPassages(deck)
  const companyNames = findCompanyNames(deck)
  const best = companyNames[0]?.value
  const companyName = typeof best === 'string' ? best : null
  const oneLiners = findOneLiners(deck, passages, companyName)
  return {
    deck,
    updates,
    passages,
    statements: buildStatements(deck, updates),
    deckDate: findDeckDate(deck),
    ownNames: findOwnNames(deck, companyName),
    companyNames,
    companyName,
    oneLiners,
    scores: scorePhrases(deck.language, passages, oneLiners[0]),
    wordScores: scoreDeckWords(deck.language, countDeckWords(passages)),
    topicClues,
  }
}
