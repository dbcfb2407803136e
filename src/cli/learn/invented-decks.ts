import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeyFactName, type KeyFactName } from '#contract/memo-fields.ts'
import { options } from '#contract/options.ts'
import type { LearnedVocabulary } from '#engine/learned-words/deck-words.ts'

/** Values that a text leaves no doubt of, and values that could be added. */
export type InventedLabel = { must: string[]; may: string[] }
/** A slide as its texts stand under each other, the title first, and the topics for which it would be cited. */
type InventedSlide = { topics: KeyFactName[]; texts: string[] }
/** The slides of a deck that was written to learn from. */
export type InventedSlides = { name: string; slides: InventedSlide[] }
/** A deck that was written to learn from, with its values. */
export type InventedDeck = InventedSlides & { labels: Record<LearnedVocabulary, InventedLabel> }
/** A few sentences about a company, with its industries. */
export type InventedProfile = { text: string; industry: InventedLabel }

const labelNames: ReadonlyArray<readonly [name: string, vocabulary: LearnedVocabulary]> = [
  ['industry', 'industry'],
  ['client', 'client_type'],
  ['product', 'product_type'],
  ['model', 'business_model'],
]
const betweenTexts = / \/\/ /

/** Throws where a value is none of its vocabulary. */
function parseValues(text: string, vocabulary: LearnedVocabulary, at: string): string[] {
  const values = text.split(/[\s,]+/).filter(Boolean)
  const unknown = values.filter((value) => !options[vocabulary].some((option) => option.value === value))
  if (unknown.length > 0) throw new Error(`${at}: ${vocabulary} has no value ${unknown.join(', ')}.`)
  return values
}

/** Reads the decks of a folder in order of their files. Throws with file and line where one has another form or lacks a label. */
export async function readInventedDecks(folder: string): Promise<InventedDeck[]> {
  return (await readDeckLines(folder)).map(parseDeck)
}

/** Reads decks whose slides alone are labelled, in order of their files. Throws with file and line where one has another form. */
export async function readInventedSlides(folder: string): Promise<InventedSlides[]> {
  return (await readDeckLines(folder)).map(([head, ...rest]) => ({
    name: readName(head),
    slides: rest.map(({ at, line }) => parseSlide(line, at)),
  }))
}

/** The lines of each deck of a folder, its name first. */
async function readDeckLines(folder: string): Promise<PlacedLine[][]> {
  const lines = await readLines(folder)
  const starts = lines.flatMap(({ line }, at) => (line.startsWith(deckMark) ? [at] : []))
  const [first] = lines
  if (first && starts[0] !== 0) throw new Error(`${first.at}: a deck begins with '${deckMark}' and its name.`)
  return starts.map((start, index) => lines.slice(start, starts[index + 1]))
}

const deckMark = '== '
const readName = (head: PlacedLine | undefined) => head?.line.slice(deckMark.length) ?? ''

function parseDeck([head, ...rest]: readonly PlacedLine[]): InventedDeck {
  const at = head?.at ?? ''
  const labelled = new Map<LearnedVocabulary, InventedLabel>()
  const slides: InventedSlide[] = []
  for (const { at: place, line } of rest) {
    const [name, vocabulary] = labelNames.find(([one]) => line.startsWith(`${one}: `)) ?? []
    if (!name || !vocabulary) slides.push(parseSlide(line, place))
    else labelled.set(vocabulary, parseLabel(line.slice(name.length + 2), vocabulary, place))
  }
  const get = (vocabulary: LearnedVocabulary) => {
    const label = labelled.get(vocabulary)
    if (!label) throw new Error(`${at}: the deck has no label of ${vocabulary}.`)
    return label
  }
  return { name: readName(head), labels: collectLabels(get), slides }
}

/** Returns the label of each learned vocabulary. */
export const collectLabels = (
  get: (vocabulary: LearnedVocabulary) => InventedLabel,
): Record<LearnedVocabulary, InventedLabel> => ({
  industry: get('industry'),
  client_type: get('client_type'),
  product_type: get('product_type'),
  business_model: get('business_model'),
})

function parseLabel(text: string, vocabulary: LearnedVocabulary, at: string): InventedLabel {
  const parts = /^must\b([^;]*)(?:;\s*may\b(.*))?$/.exec(text)
  if (!parts) throw new Error(`${at}: a label reads 'must a, b; may c'.`)
  return {
    must: parseValues(parts[1] ?? '', vocabulary, at),
    may: parseValues(parts[2] ?? '', vocabulary, at),
  }
}

function parseSlide(line: string, at: string): InventedSlide {
  const parts = /^\[([^\]]*)\]\s*(.*)$/.exec(line)
  if (!parts) throw new Error(`${at}: a slide begins with its topics in brackets.`)
  const topics = (parts[1] ?? '').split(/,\s*/).filter(Boolean)
  const unknown = topics.filter((topic) => !isKeyFactName(topic))
  if (unknown.length > 0) throw new Error(`${at}: ${unknown.join(', ')} is not a topic of a memo.`)
  return { topics: topics.filter(isKeyFactName), texts: (parts[2] ?? '').split(betweenTexts).filter(Boolean) }
}

/** Reads the profiles of a folder: 'must a, b | may c, d | text' a line. Throws with file and line where one has another form. */
export async function readInventedProfiles(folder: string): Promise<InventedProfile[]> {
  return (await readLines(folder)).map(({ at, line }) => {
    const parts = /^must ([^|]+) \| may ?([^|]*) \| (.+)$/.exec(line)
    if (!parts) throw new Error(`${at}: a profile reads 'must a, b | may c | text'.`)
    const [, must = '', may = '', text = ''] = parts
    const industry = { must: parseValues(must, 'industry', at), may: parseValues(may, 'industry', at) }
    return { text, industry }
  })
}

/** A line and where it stands: 'h1-2.txt:14'. */
type PlacedLine = { at: string; line: string }

async function readLines(folder: string): Promise<PlacedLine[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  )
  return files.flatMap(([name, text]) =>
    text.split(/\r?\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ at: `${name}:${index + 1}`, line }])),
  )
}
