import { type Quantity, quantitiesIn } from '#engine/text/quantities.ts'
import { indexText, type TextIndex } from '#engine/text/text-index.ts'

/** A quote or a value in the forms in which the gates compare it, each made once it is asked for. */
export type ReadText = { index: TextIndex; readonly quantities: readonly Quantity[] }

/** Reads a text, the same text once: a quote is asked by several gates, and for several facts. */
export type ReadTexts = (text: string) => ReadText

/** Returns a reader for the quotes and values of a deck. */
export function createTextReader(): ReadTexts {
  const known = new Map<string, ReadText>()
  return (text) => {
    const read = known.get(text) ?? readText(text)
    known.set(text, read)
    return read
  }
}

function readText(text: string): ReadText {
  const index = indexText(text)
  let quantities: readonly Quantity[] | null = null
  return {
    index,
    get quantities() {
      quantities ??= quantitiesIn(index.normal.text)
      return quantities
    },
  }
}
