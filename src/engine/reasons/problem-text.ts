import { writePlace } from './place-text.ts'
import type { Problem } from './problem.ts'

const whoseText: Partial<Record<Extract<Problem, { gate: 'whose' }>['of'], string>> = {
  'single-place': 'One kind of place alone gives this name.',
  slogan: 'It does not say what the company sells, or to whom.',
  'unnamed-list': 'No heading or sentence says what this list is.',
  'unnamed-founder': 'No page says that this person founded the company.',
  'not-a-name': 'It may be a heading or a common word.',
  'other-person': 'Nothing ties these words to this person.',
  adviser: 'This person also stands as an adviser or investor.',
}

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
      return whoseText[problem.of] ?? 'It is not the company’s own.'
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
