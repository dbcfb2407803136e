import { cutText } from './cut-text.ts'
import { nameField } from './field-noun.ts'
import { startWithPlace, writePlace } from './place-text.ts'
import type { Place, Problem } from './problem.ts'

type WhoseProblem = Extract<Problem, { gate: 'whose' }>
type WhenProblem = Extract<Problem, { gate: 'when' }>
type ReadingProblem = Extract<Problem, { gate: 'reading' }>

/** What the sentence before says already: the `value`, its own `place`; `figure` where the value is a number. */
export type Spoken = { value: boolean; place: boolean; figure: boolean }

const nothingSpoken: Spoken = { value: false, place: false, figure: false }
const longestValueCharacters = 40
const longestNameCharacters = 30
const longestPeriodCharacters = 24

/** Returns the sentence of a gate that a value did not pass, as people read it behind the reason. */
export function problemText(problem: Problem, spoken: Spoken = nothingSpoken): string {
  switch (problem.gate) {
    case 'quote':
      return writeQuoteProblem(problem)
    case 'follows':
      return 'concluded' in problem ? 'No sentence states it.' : `The quote does not say ${cutValue(problem.value)}.`
    case 'label':
      return `Nothing beside ${spoken.value ? 'it' : `“${cutValue(problem.value)}”`} says that it is ${nameField(problem.field)}.`
    case 'whose':
      return writeWhose(problem, spoken)
    case 'when':
      return writeWhen(problem)
    case 'rival':
      return spoken.place
        ? `${startWithPlace(problem.there)} says ${cutValue(problem.other)}.`
        : writeTwoPlaces(problem.here, problem.value, problem.there, problem.other)
    case 'reading':
      return readingTexts[problem.how]
    case 'record':
      return problem.right === null
        ? 'This kind of reading was checked on too few decks.'
        : `This kind of reading is right in about ${problem.right} of 10 decks.`
  }
}

/** Returns what two places say: 'Page 4 says 40, page 11 says 55.' */
export function writeTwoPlaces(here: Place, value: string, there: Place, other: string): string {
  const [one, two] = [startWithPlace(here), startWithPlace(there, 'within')]
  if (one.toLowerCase() === two) return `${one} says ${cutValue(value)} and ${cutValue(other)}.`
  return `${one} says ${cutValue(value)}, ${two} says ${cutValue(other)}.`
}

const cutValue = (value: string) => cutText(value, longestValueCharacters)

function writeQuoteProblem({ place, detail }: Extract<Problem, { gate: 'quote' }>): string {
  if (detail.fault === 'no-quote') return 'No quote is given for it.'
  if (detail.fault === 'too-long') return 'The quote is too long to prove it.'
  return `The quote was not found ${writePlace(place)}.`
}

const whoseTexts: Record<WhoseProblem['of'], string> = {
  customer: 'stands in a customer story',
  market: 'is about the market',
  competitor: 'is a competitor’s',
  example: 'stands in an example',
  interface: 'stands in a picture of the product',
  legal: 'stands in a legal notice',
  'third-party': 'is said by a third party',
  partner: 'is a partner’s',
  technology: 'is a technology that the company uses',
  adviser: 'This person also stands as an adviser or investor.',
  'other-person': 'Nothing ties these words to this person.',
  'unnamed-list': 'No heading or sentence says what this list is.',
  'unnamed-logo': 'No title or heading says that the logos of this page are of competitors.',
  'unnamed-founder': 'No page says that this person founded the company.',
  'not-a-name': 'It may be a heading or a common word.',
  'single-place': 'One kind of place alone gives this name.',
  'no-owner': 'Nothing says that it is the company’s own.',
  slogan: 'It does not say what the company sells, or to whom.',
}

function writeWhose(problem: WhoseProblem, { figure }: Spoken): string {
  const name = 'name' in problem && problem.name ? cutText(problem.name, longestNameCharacters) : null
  const owner = 'owner' in problem && problem.owner ? cutText(problem.owner, longestNameCharacters) : null
  if (owner && problem.of === 'other-person') return `These words stand in the card of ${owner}.`
  if (name && problem.of === 'other-person') return `Nothing ties these words to ${name}.`
  if (name && problem.of === 'adviser') return `${name} also stands as an adviser or investor.`
  const text = whoseTexts[problem.of]
  return text.endsWith('.') ? text : `${figure ? 'The figure' : 'It'} ${text}.`
}

const whenTexts: Record<WhenProblem['is'], string> = {
  plan: 'It is a plan',
  target: 'It is a target',
  limit: 'It is an upper limit',
  pilot: 'It is from a pilot',
  intent: 'It is an intent, not a contract',
  'next-round': 'It is of the next round',
  'last-round': 'It is of the last round',
  past: 'It is of the past',
  reached: 'It is of a time that is over',
}

function writeWhen({ is, until }: WhenProblem): string {
  if (!until) return `${whenTexts[is]}.`
  const period = cutText(until, longestPeriodCharacters)
  return is === 'past' ? `It is of ${period}; a later one stands.` : `${whenTexts[is]} for ${period}.`
}

const readingTexts: Record<ReadingProblem['how'], string> = {
  ocr: 'It was read by OCR and is not certain.',
  logo: 'It was read from an image.',
  model: 'It was read from the image by a model.',
  cut: 'The words are cut off on the page.',
  glued: 'The words run together on the page.',
  language: 'Figures in this language are not read for certain.',
  'split-name': 'The name runs over two lines.',
  picture: 'It was read from an image inside the page.',
  data: 'It stands in the page’s data for search engines, not in its text.',
}
