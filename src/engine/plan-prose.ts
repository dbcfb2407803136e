import type { Prose } from './compose/keep-prose.ts'
import type { VerifiedFact } from './facts.ts'
import { endsAsking, type ModelInput, type PlannedRequest } from './language-model.ts'
import type { UnderstoodDeck, Updates } from './slides.ts'
import { listCitedFacts } from './synthesise/cited-facts.ts'
import { placeFacts } from './synthesise/place-facts.ts'
import { listSpokenTopics } from './synthesise/spoken-topics.ts'
import { describeDeck, makeSynthesisRequest, synthesisName } from './synthesise/synthesis-request.ts'
import { writeProse } from './synthesise/write-prose.ts'

type ProseInput = { deck: UnderstoodDeck; updates: Updates; deckId: string }

/** A model's prose over the facts that the memo shows, or the request for it; neither where there is too little to tell. */
export type ProsePlan = { prose: Prose | null; requests: PlannedRequest[] }

/** Prose is asked for once the memo shows this many facts. */
const fewestFacts = 4

/** Returns the prose that a model's answer gives over the facts that the memo shows, or what to ask it for. */
export function planProse(
  { answers, failures }: ModelInput,
  facts: readonly VerifiedFact[],
  { deck, updates, deckId }: ProseInput,
): ProsePlan {
  const cited = placeFacts(listCitedFacts(facts), deck)
  const about = describeDeck(deck, updates)
  const answer = answers.find((one) => one.name === synthesisName)
  if (answer)
    return {
      prose: writeProse(answer.text, cited, { deckId, language: about.language, topics: listSpokenTopics(facts) }),
      requests: [],
    }
  const isOver = failures.some(({ name, code }) => name === synthesisName || endsAsking(code))
  return { prose: null, requests: isOver || cited.length < fewestFacts ? [] : [makeSynthesisRequest(cited, about)] }
}
