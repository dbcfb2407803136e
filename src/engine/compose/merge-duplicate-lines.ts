import { plainWords } from '#engine/text/words.ts'
import type { KeyFactLine } from './key-fact-line.ts'
import { chooseMark } from './prose-marks.ts'

/**
 * Keeps one of a figure and a passage that say the same: the passage when it is a sentence or says more than the
 * figure ('124% net revenue retention'); a size of the market takes the words of its passage along.
 */
export function mergeDuplicateLines(figures: readonly KeyFactLine[], passages: readonly KeyFactLine[]): KeyFactLine[] {
  const left = new Set(passages)
  const kept = figures.flatMap((figure) => {
    if (figure.shape === 'person') return [figure]
    const size = /^(TAM|SAM|SOM): (.+)$/u.exec(figure.text)
    if (size) return [addWords(figure, size[1] ?? '', (size[2] ?? '').replace(/ \([^()]*\)$/u, ''), left)]
    const match = passages.find((passage) => left.has(passage) && holdsFigure(passage, figure))
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
  const people = figures.filter((line) => line.shape === 'person')
  return [
    ...kept,
    ...[...left].filter((line) => line.shape === 'heading' || !people.some((person) => isAboutPerson(line, person))),
  ]
}

/** Whether a passage is about a person who has a line: it begins with the name, or its words are on the person's card. */
function isAboutPerson(passage: KeyFactLine, person: KeyFactLine): boolean {
  if (plainWords(passage.text).startsWith(plainWords(person.text.split(',')[0] ?? ''))) return true
  const [own] = passage.evidence
  if (!own) return false
  const words = ` ${plainWords(own.quote)} `
  const card = person.evidence.filter(({ page }) => page === own.page).map(({ quote }) => plainWords(quote))
  return (
    card.some((quote) => ` ${quote} `.includes(words)) ||
    card.filter((quote) => words.includes(` ${quote} `)).length > 1
  )
}

const isWordy: ReadonlySet<KeyFactLine['shape']> = new Set(['sentence', 'pair', 'phrase', 'fragment'])

/** Whether a passage holds the whole quote of a figure, at its page. */
function holdsFigure(passage: KeyFactLine, figure: KeyFactLine): boolean {
  const [own] = figure.evidence
  if (!own || !isWordy.has(passage.shape) || plainWords(own.quote).length < 2) return false
  return passage.evidence.some(
    ({ page, quote }) => page === own.page && ` ${plainWords(quote)} `.includes(` ${plainWords(own.quote)} `),
  )
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
