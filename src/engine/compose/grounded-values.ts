import type { MemoField, ProseMark, SourceLink } from '#contract/memo.ts'
import { groundedText, listSources } from '#engine/memo-reader.ts'
import { numbersIn } from '#engine/text/words.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { markValue } from './prose-marks.ts'

/** A value that prose may tell, `text` as it is in markdown, and the fewest places that show it. */
export type GroundedValue = {
  plain: string
  text: string
  field: MemoField
  places: SourceLink[]
  mark: ProseMark | null
}

/** Reads the grounded values of a memo's fields, each once: sentences are measured before they are written. */
export class GroundedValues {
  readonly #known = new Map<MemoField, GroundedValue | null>()

  /** Returns the value of a single-valued field, of a list its entries in one text; null for what prose may not tell. */
  read(field: MemoField): GroundedValue | null {
    const known = this.#known.get(field)
    if (known !== undefined) return known
    const plain = groundedText(field)
    const value = plain === null ? null : makeGroundedValue(field, plain, markValue(field))
    this.#known.set(field, value)
    return value
  }
}

/** Returns a value of a field, or one entry of its list, with the places of the field that show it. */
export const makeGroundedValue = (field: MemoField, plain: string, mark: ProseMark | null): GroundedValue => ({
  plain,
  text: escapeMarkdown(plain),
  field,
  places: choosePlaces(field, plain),
  mark,
})

/**
 * The fewest places of a field that together show the numbers of a value: the first that shows all of them, else those
 * that add one; the first place for a value without numbers, and of a list the first that has the entry's words.
 */
function choosePlaces(field: MemoField, value: string): SourceLink[] {
  const sources = listSources(field)
  const wanted = numbersIn(value)
  const holds = (source: SourceLink, numbers: readonly string[]) => {
    const there = numbersIn(source.quote ?? '')
    return numbers.every((number) => there.includes(number))
  }
  const words = value.toLowerCase()
  const saying = sources.filter((source) => source.quote?.toLowerCase().includes(words))
  const isWhole = (source: SourceLink) => holds(source, wanted)
  const whole = saying.find(isWhole) ?? sortBySharedWords(sources, value).find(isWhole)
  if (whole) return [whole]
  if (wanted.length === 0) return sources.slice(0, 1)
  const missing = new Set(wanted)
  return sources.filter((source) => {
    const adds = [...missing].filter((number) => holds(source, [number]))
    for (const number of adds) missing.delete(number)
    return adds.length > 0
  })
}

/** Places that share most words with a value first; the order of the field among equals. */
function sortBySharedWords(sources: readonly SourceLink[], value: string): SourceLink[] {
  const words = value.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const countShared = ({ quote }: SourceLink) => {
    const there = new Set((quote ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    return words.filter((word) => there.has(word)).length
  }
  return sources
    .map((source, index) => ({ source, index, shared: countShared(source) }))
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .map((one) => one.source)
}
