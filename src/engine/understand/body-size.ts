import type { DeckDoc, Line } from '#engine/deck-doc.ts'

const fallbackSize = 12

/** The median type size in points, each line weighted by its characters: what a reader takes for running text. */
export function measureBodySize(doc: DeckDoc): number {
  return measureTypeSize(doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines)))
}

/** Returns the median type size of lines in points, each weighted by its characters. */
export function measureTypeSize(lines: readonly Line[]): number {
  const sizes = lines.map((line) => ({ size: line.fontSize, weight: line.text.length })).sort((a, b) => a.size - b.size)
  const half = sizes.reduce((sum, one) => sum + one.weight, 0) / 2
  let seen = 0
  for (const one of sizes) {
    seen += one.weight
    if (seen >= half) return one.size
  }
  return fallbackSize
}
