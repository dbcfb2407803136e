import type { Word } from '#engine/deck-doc.ts'
import { dateOrRange, wellFormedNumber } from '#engine/lexicons/figure-units.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { normalise } from '#engine/text/normalise.ts'
import { type TextIndex, wordsOfSpan } from '#engine/text/text-index.ts'
import { gapBeside } from '../geometry.ts'
import { findSingleReading, type StandsElsewhere } from './second-reading.ts'
import { withLabels } from './told-labels.ts'

type Span = { start: number; end: number }

/**
 * Recognised words and, stricter, recognised numbers that count as read. Of some 400
 * numbers on 130 pages that were drawn and recognised one in eight was wrong between 0.8 and 0.9, one in forty above, and
 * what was wrong above was small type or a torn number.
 */
const sureWord = 0.8
const sureNumber = 0.9
/** Share of the page's height under which digits are guessed. */
const smallType = 0.019
/** Widths of a character between two numbers that may be one with its point lost. */
const tornGap = 1.2

/**
 * Why recognised words prove nothing; null for text that was no picture, and for words that were read surely. A number
 * has to be surer than a word, large enough, formed like a number and no half of a torn one; one that stands on another
 * page too needs to be no surer than a word. Logos are drawn letters, which are misread with confidence: they prove nothing.
 * What a model read from an image needs a second reading.
 */
export function findUnsureReading(
  text: TextIndex,
  span: Span,
  standsElsewhere: (token: string) => boolean,
  standsBeside: StandsElsewhere,
): Problem | null {
  const placed = wordsOfSpan(text, span.start, span.end)
  for (const { word, line, of, isLogo } of placed) {
    if (of.origin === 'model') continue
    if (isLogo) return { gate: 'reading', how: 'logo', words: word.text }
    if (word.confidence === undefined || !/[\p{L}\p{N}]/u.test(word.text)) continue
    const isNumber = /\d/.test(word.text)
    const sure =
      word.confidence >= sureWord && (!isNumber || !isDoubtful(text, word, line) || standsElsewhere(word.text))
    if (!sure) return { gate: 'reading', how: 'ocr', words: word.text }
  }
  return findSingleReading(withLabels(placed, text.words), standsBeside)
}

function isDoubtful(text: TextIndex, word: Word, line: number): boolean {
  const bare = normalise(word.text).text.replace(/^[("'[]+|[)"'\].,;:!?]+$/gu, '')
  if ((word.confidence ?? 1) < sureNumber || word.box.height < smallType) return true
  if (!wellFormedNumber.test(bare) && !dateOrRange.test(bare)) return true
  const width = word.box.width / Math.max(1, word.text.length)
  return text.words.some(({ word: other, line: at }) => {
    if (at !== line || other === word || !/^\p{Sc}?\d/u.test(other.text)) return false
    const gap = Math.max(gapBeside(word.box, other.box), gapBeside(other.box, word.box))
    return gap < tornGap * width
  })
}
