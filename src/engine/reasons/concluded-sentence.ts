import type { VerifiedEvidence } from '#engine/facts.ts'
import { fillQuote } from './fill-quote.ts'
import { writePlace } from './place-text.ts'
import { quoteWords } from './quoted-words.ts'
import type { ReasonedFact } from './reasoned-fact.ts'

/** Two places share the room of one. */
const mostWordsOfTwo = 5

/** A place with the words of its quote that matter. */
export type FocusedPlace = { evidence: VerifiedEvidence; focus: string | undefined }

/** Returns a writer of 'Concluded from “per seat, per month” on page 8.', with a second place where both have room. */
export function concludedSentence(fact: ReasonedFact): (room: number) => string {
  const lead = fact.kind === 'derived' ? 'Worked out from' : 'Concluded from'
  return writeFromPlaces(lead, listFocused(fact))
}

/** Returns the places of a fact with the words that it was read from. */
export function listFocused({ evidence, ground }: ReasonedFact): FocusedPlace[] {
  return evidence.map((one, index) => ({
    evidence: one,
    focus: ground?.from === 'words' ? ground.words[index] : undefined,
  }))
}

/** Returns a writer of a sentence that quotes at most two places behind its lead. */
export function writeFromPlaces(lead: string, places: readonly FocusedPlace[]): (room: number) => string {
  const [one, two] = places
  if (!one) return () => `${lead} the deck.`
  const { evidence, focus } = one
  const single = fillQuote((quote) => `${lead} ${quote} ${writePlace(evidence)}.`, evidence.quote, focus)
  if (!two) return single
  return (room) => {
    const [here, there] = [writePlace(evidence), writePlace(two.evidence)]
    const both = [one, two].map((place) =>
      quoteWords(place.evidence.quote, { words: mostWordsOfTwo, characters: room, focus: place.focus }),
    )
    const text = `${lead} ${both[0]}${here === there ? '' : ` ${here}`} and ${both[1]} ${there}.`
    return text.length <= room && both[0] !== both[1] ? text : single(room)
  }
}
