import { plainWords } from '#engine/text/words.ts'
import type { KeyFactLine } from './key-fact-line.ts'
import { chooseMark } from './prose-marks.ts'

/**
 * Keeps one of a figure and a passage that say the same: the passage when it is a sentence or says more than the
 * figure ('124% net revenue retention'); a size of the market takes the words of its passage along.
 */
export function mergeDuplicateLines(figures: readonly KeyFactLine[], passages: readonly KeyFactLine[]): KeyFactLine[] {
  if (figures.length === 0) return [...passages]
  const left = new Set(passages)
  const wordy = passages.filter(({ shape }) => isWordy.has(shape)).map((line) => ({ line, places: listPlaces(line) }))
  const kept = figures.flatMap((figure) => {
    if (figure.shape === 'person') return [figure]
    const size = /^(TAM|SAM|SOM): (.+)$/u.exec(figure.text)
    if (size) return [addWords(figure, size[1] ?? '', (size[2] ?? '').replace(/ \([^()]*\)$/u, ''), left)]
    const match = findHolder(figure, wordy, left)
    if (!match) return [figure]
    if (figure.firm) {
      if (match.shape !== 'sentence') left.delete(match)
      return [figure]
    }
    if (match.shape === 'sentence' || match.shape === 'pair') {
      match.rank = Math.min(match.rank, figure.rank)
      match.mark = chooseMark(figure.mark, match.mark)
      return []
    }
    left.delete(match)
    return [figure]
  })
  const cards = figures.filter((line) => line.shape === 'person').map(readCard)
  return [...kept, ...[...left].filter((line) => line.shape === 'heading' || !isAboutPerson(line, cards))]
}

/** A quote in plain words, with a space around them so that whole words are compared. */
type PlainPlace = { page: number | null; words: string }

const listPlaces = ({ evidence }: KeyFactLine): PlainPlace[] =>
  evidence.map(({ page, quote }) => ({ page, words: ` ${plainWords(quote)} ` }))

/** The name of a person who has a line, and the words of the person's card. */
type PlainCard = { name: string; places: PlainPlace[] }

const readCard = (person: KeyFactLine): PlainCard => ({
  name: plainWords(person.text.split(',')[0] ?? ''),
  places: listPlaces(person),
})

/** Whether a passage is about a person who has a line: it begins with the name, or its words are on the person's card. */
function isAboutPerson(passage: KeyFactLine, cards: readonly PlainCard[]): boolean {
  if (cards.length === 0) return false
  const text = plainWords(passage.text)
  const [own] = passage.evidence
  const words = own && ` ${plainWords(own.quote)} `
  return cards.some(({ name, places }) => {
    if (text.startsWith(name)) return true
    if (words === undefined) return false
    const card = places.filter(({ page }) => page === own?.page)
    return card.some((one) => one.words.includes(words)) || card.filter((one) => words.includes(one.words)).length > 1
  })
}

const isWordy: ReadonlySet<KeyFactLine['shape']> = new Set(['sentence', 'pair', 'phrase', 'fragment'])

/** The first of the passages left that holds the whole quote of a figure, at its page. */
function findHolder(
  { evidence: [own] }: KeyFactLine,
  wordy: ReadonlyArray<{ line: KeyFactLine; places: readonly PlainPlace[] }>,
  left: ReadonlySet<KeyFactLine>,
): KeyFactLine | undefined {
  const words = plainWords(own?.quote ?? '')
  if (words.length < 2) return undefined
  const isHeld = ({ page, words: said }: PlainPlace) => page === own?.page && said.includes(` ${words} `)
  return wordy.find(({ line, places }) => left.has(line) && places.some(isHeld))?.line
}

/** 'SAM: $4.1B (92,000 companies in the United States)' of a size and the passage that carries its name. */
function addWords(figure: KeyFactLine, name: string, value: string, left: Set<KeyFactLine>): KeyFactLine {
  const page = figure.evidence[0]?.page
  const match = [...left].find(
    (passage) =>
      isWordy.has(passage.shape) &&
      passage.evidence[0]?.page === page &&
      new RegExp(`\\b${name}\\b`, 'u').test(passage.text),
  )
  if (!match) return figure
  const label = new RegExp(
    `^(?:${escapePattern(value)}\\s+)?${name}(?:\\s+${escapePattern(value)})?\\s*[:–-]\\s*(.+)$`,
    'u',
  ).exec(match.text)
  if (!label?.[1]) {
    if (!match.text.includes(value)) return figure
    left.delete(match)
    return match.text.startsWith(name)
      ? { ...figure, text: match.text, evidence: match.evidence, mark: chooseMark(figure.mark, match.mark) }
      : figure
  }
  left.delete(match)
  return {
    ...figure,
    text: `${name}: ${value} (${label[1].replace(/\.$/u, '')})`,
    evidence: [...figure.evidence, ...match.evidence],
    mark: chooseMark(figure.mark, match.mark),
  }
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
