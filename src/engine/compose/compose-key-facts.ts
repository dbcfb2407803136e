import type { KeyFacts } from '#contract/key-facts-in-order.ts'
import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import { countWords, numbersIn, plainWords } from '#engine/text/words.ts'
import { Citations, type MarksByNumber } from './citations.ts'
import { namesTopic } from './classify-line.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { makeSourceLink } from './evidence-links.ts'
import type { KeyFactLine } from './key-fact-line.ts'
import { listKeyFactLines } from './key-fact-lines.ts'
import { SeenTexts } from './seen-texts.ts'
import { quoteWords } from './summary-text.ts'

/** A key fact, and the marks of its citations by their numbers. */
type ComposedKeyFact = KeyFacts[string] & { marks: MarksByNumber }
/** The key facts that the engine makes: every label of `keyFactNames`. */
type ComposedKeyFacts = Record<KeyFactName, ComposedKeyFact>

const mostLines = 5
/** Characters over which a passage is too long to be a bullet. */
const longestLine = 420

/**
 * The key facts of the read view: sentences, figures with their labels and people, each with its citation, and no line
 * under two topics; 'Unknown' where the deck has nothing on a topic. Where no slide about a topic has a line worth reading
 * out, the slide is named and cited instead.
 */
export function composeKeyFacts(facts: readonly VerifiedFact[], deckId: string): ComposedKeyFacts {
  const offered = keyFactNames.map((name) => ({ name, lines: listKeyFactLines(name, facts).map(placeLine) }))
  const chosen = shareLines(offered)
  const pointed = new Set<number>()
  return Object.fromEntries(
    offered.map(({ name, lines }) => {
      const own = chosen.get(name) ?? []
      const pointers = listUnquoted(name, own, lines, pointed)
      for (const line of pointers) pointed.add(getPage(line))
      return [name, writeKeyFact(name, own, pointers, deckId)]
    }),
  ) as ComposedKeyFacts
}

/** A line with its places, each as its page and the plain words of its quote. */
type PlacedLine = KeyFactLine & { places: ReadonlyArray<{ key: string; words: string }> }
type Offer = { name: KeyFactName; lines: PlacedLine[] }

const placeLine = (line: KeyFactLine): PlacedLine => ({
  ...line,
  places: line.evidence.map(({ page, quote }) => {
    const words = plainWords(quote)
    return { key: `${page} ${words}`, words }
  }),
})

/**
 * Deals lines out in turns, the topics with the fewest first, so that a line two topics want goes to one of them. A
 * passage that says what another topic tells as a figure is left to that topic.
 */
function shareLines(offered: readonly Offer[]): Map<KeyFactName, PlacedLine[]> {
  const seen = new SeenTexts()
  const quoted = new QuotedPlaces()
  const figures = new Map(
    offered.flatMap(({ name, lines }) =>
      lines
        .filter(({ shape }) => shape === 'figure')
        .flatMap((line) => line.places.map(({ key }) => [key, name] as const)),
    ),
  )
  const isElsewhere = (name: KeyFactName, line: PlacedLine) =>
    line.shape !== 'figure' &&
    line.shape !== 'sentence' &&
    line.places.some(({ key }) => (figures.get(key) ?? name) !== name)
  const queues = offered
    .map(({ name, lines }) => ({
      name,
      lines: lines.filter((line) => isReadable(line) && !isElsewhere(name, line)).sort((a, b) => score(a) - score(b)),
    }))
    .sort((a, b) => a.lines.length - b.lines.length)
  const leading = new Map(offered.map(({ name, lines }) => [name, findLeadingPage(lines)]))
  const chosen = new Map<KeyFactName, PlacedLine[]>(offered.map(({ name }) => [name, []]))
  for (let turn = 0; turn < mostLines; turn++) {
    for (const { name, lines } of queues) {
      const own = chosen.get(name) ?? []
      if (own.length >= mostLines) continue
      for (let line = lines.shift(); line; line = lines.shift()) {
        if (line.filler && !isFillerNeeded(line, own, leading.get(name))) continue
        if (line.shape === 'phrase' && own.length >= enoughLines) continue
        if (quoted.has(line) || !seen.take(line.text)) continue
        quoted.add(line)
        own.push(line)
        break
      }
    }
  }
  return chosen
}

/** The page that is above all about a topic: the one of its best passage, whatever its lines are worth. */
const findLeadingPage = (lines: readonly KeyFactLine[]): number | undefined => {
  const [best] = lines.filter(({ shape }) => shape !== 'figure' && shape !== 'person').sort((a, b) => a.rank - b.rank)
  return best && getPage(best)
}

/** A filler stands where a topic has little else, and where its leading page would not be cited without it. */
function isFillerNeeded(line: KeyFactLine, own: readonly KeyFactLine[], leading: number | undefined): boolean {
  if (own.every(({ filler }) => filler)) return own.length < mostFillers
  return getPage(line) === leading && own.every((one) => getPage(one) !== leading)
}

/** Lines after which phrases of lists and chart labels add nothing. */
const enoughLines = 3
const mostFillers = 2

const isReadable = (line: KeyFactLine) =>
  line.shape !== 'fragment' && line.shape !== 'heading' && line.text.length <= longestLine

const shapeScore = { figure: 0, person: 0, sentence: 0, pair: 4, phrase: 5, fragment: 99, heading: 99 } as const
/** Any line that is not a filler comes before one that is. */
const fillerScore = 50
const score = (line: KeyFactLine) => line.rank + shapeScore[line.shape] + (line.filler ? fillerScore : 0)

/** Knows the places that were quoted: the same words of a page make no second line. */
class QuotedPlaces {
  readonly #quoted: Array<{ place: string; length: number }> = []

  add({ places: [first], text }: PlacedLine): void {
    if (first) this.#quoted.push({ place: first.key, length: text.length })
  }

  /** Most of the one quote is the other, and neither line tells much more; a short figure of a long sentence is not. */
  has({ places: [first], text }: PlacedLine): boolean {
    if (!first) return false
    const place = first.key
    return this.#quoted.some((one) => {
      const [short, long] = one.place.length < place.length ? [one.place, place] : [place, one.place]
      const isMost = short.length * 2 > long.length
      if (!isMost || Math.min(one.length, text.length) * 2 <= Math.max(one.length, text.length)) return false
      const [page = '', ...words] = short.split(' ')
      return long.startsWith(`${page} `) && ` ${long} `.includes(` ${words.join(' ')} `)
    })
  }
}

function writeKeyFact(
  name: KeyFactName,
  chosen: readonly PlacedLine[],
  pointers: readonly KeyFactLine[],
  deckId: string,
): ComposedKeyFact {
  const citations = new Citations()
  const writeMarks = (line: KeyFactLine) =>
    [...new Set(chooseEvidence(line).map((one) => citations.mark(makeSourceLink(one, deckId), line.mark)))].join(' ')
  const byTime = name === 'Roadmap'
  const ordered = [...chosen].sort((a, b) => (byTime ? a.time - b.time : getPage(a) - getPage(b)) || a.order - b.order)
  const lines = [
    ...ordered.map(
      (line) => `${isPassage(line) ? quoteWords(line.text) : escapeMarkdown(line.text)} ${writeMarks(line)}`,
    ),
    ...pointers.map((line) => writePointer(line, writeMarks(line), chosen.length === 0)),
  ]
  if (lines.length === 0) return { value: 'Unknown', source: [], marks: {} }
  return {
    value: lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n'),
    source: citations.listSources(),
    marks: citations.listMarks(),
  }
}

/** A figure with its label has so few words. */
const mostOfLabelled = 5

/** Whether a line is words of the deck in running text, not a form that the memo fills in or a figure with its label. */
function isPassage({ shape, text, places }: PlacedLine): boolean {
  const isProse = shape === 'sentence' || shape === 'phrase' || (shape === 'pair' && countWords(text) > mostOfLabelled)
  if (!isProse) return false
  const said = plainWords(text)
  return places.some(({ words }) => words.includes(said))
}

/** The places a line is cited at: the first, one more of a person's card or another page, and those that add a number of the line. */
function chooseEvidence(line: KeyFactLine): KeyFactLine['evidence'] {
  const missing = new Set(numbersIn(line.text))
  const pages = new Set<number | null>()
  return line.evidence.filter((one, index) => {
    const adds = numbersIn(one.quote).filter((number) => missing.delete(number)).length > 0
    const isNew = !pages.has(one.page)
    pages.add(one.page)
    return adds || isNew || (line.shape === 'person' && index === 1)
  })
}

const getPage = (line: KeyFactLine) => line.evidence[0]?.page ?? Number.MAX_SAFE_INTEGER

/** The slides about a topic of which no line can be read out, the likeliest first; beside lines one that no other topic points to. */
function listUnquoted(
  topic: KeyFactName,
  chosen: readonly KeyFactLine[],
  offered: readonly KeyFactLine[],
  pointed: ReadonlySet<number>,
): KeyFactLine[] {
  const headings = offered.filter(({ shape }) => shape === 'heading').sort((a, b) => a.rank - b.rank)
  if (chosen.length > 0) {
    const isNew = (line: KeyFactLine) => namesTopic(topic, line.text) && !pointed.has(getPage(line))
    return headings.slice(0, 1).filter((one) => isNew(one) && leads(one, headings, chosen))
  }
  const slides = headings.filter((line) => namesTopic(topic, line.text))
  const distinct = slides.filter((one, index) => slides.findIndex((other) => getPage(other) === getPage(one)) === index)
  if (distinct.length > 0) return distinct.slice(0, 2)
  return topicWords[topic].title ? [] : offered.slice(0, 1)
}

/** Whether a slide is not cited, though it ranks above one that is. */
function leads(first: KeyFactLine, headings: readonly KeyFactLine[], chosen: readonly KeyFactLine[]): boolean {
  const cited = new Set(chosen.flatMap(({ evidence }) => evidence.map(({ page }) => page)))
  return !cited.has(getPage(first)) && headings.some((one) => cited.has(getPage(one)))
}

/**
 * A sentence for a slide whose words are labels, cells or repeats, or are told elsewhere: it is named, so that a reader can look.
 * `isOnly` where nothing else is told.
 */
function writePointer(line: KeyFactLine, marks: string, isOnly: boolean): string {
  const page = line.evidence[0]?.page
  if (page === null || page === undefined) return `The updates speak of this ${marks}.`
  const title = line.shape === 'heading' ? `, ${quoteWords(line.text)}` : ''
  if (!isOnly) return `See also page ${page}${title} ${marks}`
  return `Page ${page}${title}${title === '' ? '' : ','} is about this, without a sentence or figure to quote ${marks}.`
}
