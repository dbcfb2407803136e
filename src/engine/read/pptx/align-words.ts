import type { DeckDoc, DeckPage, Word } from '#engine/deck-doc.ts'
import { centreX, centreY } from '#engine/geometry.ts'

/** A word is looked for within this share of the page around where our own drawing has it. */
const reach = 0.25

/**
 * A reading whose words stand where another drawing of the same pages has them, so that a quote is lit on that drawing's pictures.
 * A word that it lacks keeps its place. Lines and blocks keep theirs: what follows from the layout is the same with either drawing.
 */
export function alignWords(doc: DeckDoc, rendered: DeckDoc): DeckDoc {
  return { ...doc, pages: doc.pages.map((page, n) => alignPage(page, rendered.pages[n])) }
}

function alignPage(page: DeckPage, rendered: DeckPage | undefined): DeckPage {
  if (rendered === undefined) return page
  const places = Map.groupBy(listWords(rendered), ({ text }) => text)
  const place = (word: Word): Word => {
    const candidates = places.get(word.text) ?? []
    const away = candidates.map((one) => measureDistance(one, word))
    const nearest = away.indexOf(Math.min(...away))
    const found = candidates[nearest]
    if (found === undefined || (away[nearest] ?? 1) > reach) return word
    candidates.splice(nearest, 1)
    return { ...word, box: found.box }
  }
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({ ...line, words: line.words.map(place) })),
  }))
  return { ...page, blocks }
}

const listWords = (page: DeckPage) => page.blocks.flatMap((block) => block.lines.flatMap((line) => line.words))

function measureDistance({ box: a }: Word, { box: b }: Word): number {
  return Math.hypot(centreX(a) - b.x - b.width / 2, centreY(a) - b.y - b.height / 2)
}
