import { sameQuantity } from '#engine/text/quantities.ts'
import { measureGap, type ProseText, type ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'

/** A column of a table that is cited as rows: its head's first word and the figure that stands under it. */
type Cell = { head: string; figure: ProseText['figures'][number] }

/**
 * Returns the figure of a table's row that a sentence tells of another column's name. The row of heads is cited as one quote and the row
 * of figures as another: the figures stand in the order of the heads.
 */
export function findColumnProblem(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const cells = listCells(sources, company)
  const heads = sentence.words.filter(({ text }) => cells.some(({ head }) => head === text))
  if (heads.length < 2) return null
  for (const figure of sentence.figures) {
    const own = cells.filter((cell) => sameQuantity(cell.figure, figure)).map(({ head }) => head)
    if (own.length === 0) continue
    const gaps = heads.map((head) => measureGap(sentence, head, figure))
    const nearest = heads.filter((_head, at) => gaps[at] === Math.min(...gaps))
    if (!nearest.some(({ text }) => own.includes(text)))
      return `its ${figure.text} is not of '${nearest[0]?.text}' in the table that it cites`
  }
  return null
}

function listCells(sources: readonly Source[], company: string | null): Cell[] {
  const names = [company ?? '', ...sources.filter(({ fact }) => fact.key === 'competitors').map(({ value }) => value)]
  const firstWords = new Set(names.map((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)[0] ?? ''))
  const quotes = sources.flatMap(({ texts }) => texts)
  const rows = quotes.filter(({ figures }) => figures.length > 1)
  return quotes.flatMap((quote) => {
    const heads = listHeads(quote, firstWords)
    const own = rows.filter(({ figures }) => figures.length === heads.length)
    return own.flatMap(({ figures }) =>
      figures.flatMap((figure, at) => (heads[at] === undefined ? [] : [{ head: heads[at], figure }])),
    )
  })
}

/** The heads of a row of names: each name that is known, and what stands between or behind them. */
function listHeads({ words, figures }: ProseText, firstWords: ReadonlySet<string>): string[] {
  if (figures.length > 0 || words.filter(({ text }) => firstWords.has(text)).length < 2) return []
  return words.filter((word, at) => isStart(word, words[at - 1], firstWords)).map(({ text }) => text)
}

/** Words that are in no known name stand in one head together, as 'Hand-held audit' does. */
const isStart = (word: ProseWord, before: ProseWord | undefined, firstWords: ReadonlySet<string>): boolean =>
  firstWords.has(word.text) || before === undefined || firstWords.has(before.text)
