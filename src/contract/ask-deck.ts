import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A link to a place with its quote. */
const citedPlace = z.object({ value: z.string(), quote: z.string() })
export const askedSentence = z.object({ text: z.string(), source: z.array(citedPlace) })
export const askedPassage = z.object({ text: z.string(), source: citedPlace })
export type AskedSentence = z.output<typeof askedSentence>
export type AskedPassage = z.output<typeof askedPassage>

export const longestQuestion = 500

const deckAnswer = z.object({
  /** Sentences of a language model that passed the check against the deck; empty without a model. */
  answer: z.array(askedSentence),
  /** Passages of the deck, the best first; a table has a line for each row in `text`. */
  passages: z.array(askedPassage),
  /** 'offline', or the model that was asked. */
  engine: z.string(),
  /** A remark: that the deck does not say, or why no model answered. */
  note: z.string().exactOptional(),
})
export type DeckAnswer = z.output<typeof deckAnswer>

export const askDeckEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/api/generated_answers/:id/questions/',
    access: 'viewer',
    scope: 'ask',
    summary: 'Ask the deck of a memo a question; every answer cites its pages. Nothing is stored.',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      question: z
        .string('Ask a question.')
        .trim()
        .min(1, 'Ask a question.')
        .max(longestQuestion, `A question has at most ${longestQuestion} characters.`),
    }),
    response: deckAnswer,
  }),
}
