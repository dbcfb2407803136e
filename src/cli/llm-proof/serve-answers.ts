import { runEngine } from '#engine/run-engine.ts'
import { type ModelStandIn, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import { makeAnswersFromGold } from './answers-from-gold.ts'
import type { LabelledDeck } from './labelled-decks.ts'
import { answerWithFacts, readRequestName, saysNothing } from './scripted-model.ts'

/**
 * A model behind HTTP that answers with the labels of some decks. It recognises a deck by the text that the
 * engine sends of each, and refuses any other.
 */
export function serveAnswers(decks: readonly LabelledDeck[]): Promise<ModelStandIn> {
  const known = new Map(decks.map(({ doc, gold }) => [renderSentText(doc), makeAnswersFromGold(gold, doc)]))
  return startModelStandIn((request) => {
    const name = readRequestName(request)
    if (name === 'synthesise') return saysNothing
    const answers = known.get(request.texts[0] ?? '')
    return answers ? answerWithFacts(answers.get(name)) : { status: 400, message: 'This deck has no label.' }
  })
}

/** The text of a deck as it goes over the wire; '' for one without text, of which nothing is asked. */
function renderSentText(doc: LabelledDeck['doc']): string {
  const model = { label: '', pictures: true, answers: [], failures: [] }
  return runEngine({ doc, updates: [], deckId: '', today: '2026-01-01', model }).requests?.[0]?.prefix ?? ''
}
