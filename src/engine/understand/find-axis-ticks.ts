import type { DeckPage, Word } from '#engine/deck-doc.ts'
import { centreX, centreY, rightEdge } from '../geometry.ts'

const fewestTicks = 4
const alignment = 0.012
const pitchTolerance = 0.15
const tick = /^[$€£¥]?-?\d[\d.,]*\s?(?:%|k|m|b|bn)?$/i
const largestTickOfBody = 1.05

/**
 * The numbers along a chart's axis: at least four small short numbers in one row or column, equally far apart, whose
 * values also rise or fall by equal steps. Returned as words, since a reader may join a row of ticks into one line.
 */
export function findAxisTicks(page: DeckPage, bodySize: number): Set<Word> {
  const candidates = page.blocks
    .flatMap((block) => block.lines)
    .filter((line) => line.words.every((word) => tick.test(word.text)))
    .flatMap((line) => line.words)
    .filter((word) => word.fontSize <= bodySize * largestTickOfBody)
  const found = new Set<Word>()
  const getMiddle = (word: Word) => centreY(word.box)
  for (const edgeOf of [
    (word: Word) => word.box.x,
    (word: Word) => rightEdge(word.box),
    (word: Word) => centreX(word.box),
  ])
    for (const column of groupByPlace(candidates, edgeOf)) addIfTicks(column, getMiddle, found)
  for (const row of groupByPlace(candidates, getMiddle)) addIfTicks(row, (word) => centreX(word.box), found)
  return found
}

/** Words whose place along one direction is the same within the tolerance. */
function groupByPlace(words: Word[], place: (word: Word) => number): Word[][] {
  const sorted = [...words].sort((a, b) => place(a) - place(b))
  const groups: Word[][] = []
  for (const word of sorted) {
    const last = groups.at(-1)
    const first = last?.[0]
    if (last && first && place(word) - place(first) <= alignment) last.push(word)
    else groups.push([word])
  }
  return groups.filter((group) => group.length >= fewestTicks)
}

function addIfTicks(group: Word[], place: (word: Word) => number, found: Set<Word>): void {
  const sorted = [...group].sort((a, b) => place(a) - place(b))
  if (isEven(sorted.map(place)) && isEven(sorted.map((word) => parseAmount(word.text))))
    for (const word of sorted) found.add(word)
}

function isEven(values: number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return mean !== 0 && steps.every((step) => Math.abs(step - mean) <= Math.abs(mean) * pitchTolerance)
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9 }
function parseAmount(text: string): number {
  const scale = /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? ''
  return Number(text.replace(/[^\d.-]/g, '')) * (scales[scale] ?? 1)
}
