import type { FoundInDeck, SettledAnswer } from '#engine/ask/ask-deck.ts'
import { type AskInput, askDeck } from '#engine/ask/ask-deck.ts'

/** `answer` is what a model said, null to look in the deck only. */
export type AskTask = { input: AskInput; answer: string | null }

/** The thread's entry: one question, or what a model said to it. */
export default function work({ input, answer }: AskTask): FoundInDeck | SettledAnswer {
  const { passages, isUnstated, request, settle } = askDeck(input)
  if (answer !== null) return settle(answer)
  const { schema: _notPlain, ...planned } = request
  return { passages, isUnstated, request: planned }
}
