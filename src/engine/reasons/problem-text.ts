import { writePlace } from './place-text.ts'
import type { Problem } from './problem.ts'

/** Returns the sentence of a gate that a value did not pass, as people read it behind the reason. */
export function problemText(problem: Problem): string {
  switch (problem.gate) {
    case 'quote':
      return `The quote was not found ${writePlace(problem.place)}.`
    case 'follows':
      return 'concluded' in problem ? 'No sentence states it.' : `The quote does not say ${problem.value}.`
    case 'label':
      return `Nothing beside “${problem.value}” says that it is ${problem.field}.`
    case 'whose':
      return 'It is not the company’s own.'
    case 'when':
      return `It is a ${problem.is}${problem.until ? ` for ${problem.until}` : ''}.`
    case 'rival':
      return `${writePlace(problem.here)} says ${problem.value}, ${writePlace(problem.there)} ${problem.other}.`
    case 'reading':
      return problem.how === 'logo' ? 'It was read from an image.' : 'It was read by OCR and is not certain.'
    case 'record':
      return `This kind of reading is right in about ${problem.right} of 10 decks.`
  }
}
