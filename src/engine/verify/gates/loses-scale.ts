import { scaleNotes } from '#engine/lexicons/figure-label-words.ts'
import type { Slide } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'

const longestNoteChars = 80

/** Whether the slide says that its amounts are in thousands or millions and the figure names no scale of its own. */
export function losesScale(figure: Figure, slide: Slide | null): boolean {
  if (!slide || figure.kind !== 'money' || namesScale.test(figure.text)) return false
  return slide.lines.some(({ text }) => text.length <= longestNoteChars && scaleNotes.test(text))
}

/** A letter or a word behind the digits: '$2.4M', '€3 million'. */
const namesScale = /\d\s?(?:[kmbt](?!\p{L})|bn|mm|mn|thousand|million|billion|trillion|Mio|Mrd|lakh|crore|Cr\b|万|亿)/iu
