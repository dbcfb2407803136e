import type { Line } from '#engine/deck-doc.ts'

const named =
  /^\W{0,3}(?:sources?(?!\s(?:of|code|and|&)(?!\p{L}))|quellen?|fuentes?|fontes?|références?|data from|based on data)\b\s*[:：\-–]?/iu
const marked = /^(?:\^+|\*+|[†‡¹²³⁴⁵]|\[\d\])\s?\S.*\b(?:19|20)\d\d\b/u
const smallOfBody = 0.9
const bottom = 0.75

/** Lines that tell where a figure comes from: 'Source: …', or a marked small line with a year at the foot of the page. */
export function findSourceNotes(lines: readonly Line[], bodySize: number): Line[] {
  return lines.filter(
    (line) =>
      (named.test(line.text) && line.text.length > 8) ||
      (marked.test(line.text) && line.fontSize <= bodySize * smallOfBody && line.box.y > bottom),
  )
}
