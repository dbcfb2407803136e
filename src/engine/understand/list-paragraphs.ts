import type { Block, Line } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import type { Paragraph } from '#engine/slides.ts'
import { splitParagraphs, splitSentences } from '#engine/text/passages.ts'

/** Returns the paragraphs of blocks in their order. */
export function listParagraphs(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) =>
    splitParagraphs(block).flatMap((lines): Paragraph[] => {
      const [first] = lines
      if (!first) return []
      const text = lines.map((line) => line.text).join(' ')
      const box = unionBox(lines.map((line) => line.box))
      return [{ text, lines, block, box, fontSize: first.fontSize, bold: first.bold }]
    }),
  )
}

/** Returns the lines on which a part of a paragraph's text stands; `start` and `end` are offsets in its text. */
function findLinesAt({ lines }: Paragraph, start: number, end: number): Line[] {
  let offset = 0
  return lines.filter((line) => {
    const from = offset
    offset += line.text.length + 1
    return from < end && start < from + line.text.length
  })
}

/** Returns the sentences of a paragraph with the lines that they stand on. */
export function listSentences(paragraph: Paragraph): Array<{ text: string; lines: readonly Line[] }> {
  let from = 0
  const sentences = splitSentences(paragraph.text)
  if (sentences.length < 2) return [paragraph]
  return sentences.map((text) => {
    const start = Math.max(from, paragraph.text.indexOf(text, from))
    from = start + text.length
    return { text, lines: findLinesAt(paragraph, start, from) }
  })
}
