import { type DeckPage, type LeftOut, leftOutKinds } from '#engine/deck-doc.ts'
import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'

/** Finds parts of pages that were not read or rendered: their content is not in the memo. */
export function checkLeftOut({ deck }: CheckInput): Signal[] {
  const pages = deck.doc.pages.filter((page) => listMissing(page).length > 0)
  if (pages.length === 0) return []
  const sentences = ([...leftOutKinds, 'recognition'] as const).flatMap((kind) => {
    const numbers = pages.filter((page) => listMissing(page).includes(kind)).map(({ page }) => page)
    return numbers.length === 0 ? [] : [texts[kind](formatPages(numbers))]
  })
  const reason = `${sentences.join(' ')} Look at the original: what stands there is not in the memo.`
  const value = formatPages(pages.map(({ page }) => page))
  return [{ key: 'Parts not read', value, reason, severity: 'warning', evidence: [] }]
}

type Missing = LeftOut | 'recognition'

/** What reading left out, and the image beside a page's text that OCR failed on. Pages without any text have a signal of their own. */
function listMissing({ leftOut = [], recognition, blocks }: DeckPage): readonly Missing[] {
  return recognition?.outcome === 'failed' && blocks.length > 0 ? [...leftOut, 'recognition'] : leftOut
}

const texts: Record<Missing, (pages: string) => string> = {
  characters: (pages) => `Text on ${pages} was cut after 200,000 characters.`,
  pattern: (pages) =>
    `Patterns on ${pages} may be shown as plain grey, because a pattern in the file repeats millions of times.`,
  shapes: (pages) => `Shapes on ${pages} are missing in its image, because there are too many to draw.`,
  picture: (pages) => `An image on ${pages} is missing in the file, is damaged or has a format that is not shown.`,
  chart: (pages) => `A chart on ${pages} is missing in the file, is damaged or holds no values.`,
  table: (pages) => `A table on ${pages} is damaged.`,
  diagram: (pages) => `A diagram on ${pages} is missing in the file or is damaged.`,
  recognition: (pages) => `Text in images on ${pages} could not be read.`,
  notes: (pages) => `The speaker notes of ${pages} are damaged.`,
}

function formatPages(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  return numbers.length === 1 ? `page ${last}` : `pages ${numbers.slice(0, -1).join(', ')} and ${last}`
}
