import type { MemoField, ProseMark, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { listSources } from '#engine/memo-reader.ts'
import { plainWords } from '#engine/text/words.ts'
import { type MarksByNumber, readCitations } from './citations.ts'
import { chooseMark, markValue } from './prose-marks.ts'

/** A value that a person confirmed, with the places that it was found at. */
type ConfirmedValue = { words: string; places: ReadonlySet<string>; mark: ProseMark | null }

/**
 * Returns the marks of prose that stays as it was written, after what people did: a citation of a value that a person
 * confirmed has that value's mark, every other one keeps its own.
 */
export function followEdits(markdown: string, marks: MarksByNumber, memo: ValidatedResponse): MarksByNumber {
  const confirmed = listFields(memo).flatMap(listConfirmedValues)
  if (confirmed.length === 0) return marks
  const followed = new Map<string, ProseMark | null>()
  for (const line of markdown.split('\n')) {
    const { text, citations } = readCitations(line)
    const words = ` ${plainWords(text)} `
    for (const { number, source } of citations) {
      const told = confirmed.filter(
        ({ places, words: value }) => places.has(makePlaceKey(source)) && words.includes(value),
      )
      if (told.length > 0) followed.set(number, told.map(({ mark }) => mark).reduce(chooseMark, null))
    }
  }
  const kept = Object.entries(marks).filter(([number]) => !followed.has(number))
  const changed = [...followed].flatMap(([number, mark]) => (mark ? [[number, mark] as const] : []))
  return Object.fromEntries([...kept, ...changed].sort(([a], [b]) => Number(a) - Number(b)))
}

/** Every field of a memo, those of founders among them. */
export const listFields = (memo: ValidatedResponse) =>
  Object.values(memo).flatMap((section) => [section].flat().flatMap((record) => Object.values(record)))

function listConfirmedValues(field: MemoField): ConfirmedValue[] {
  if (field.edited || field.standing !== 'entered' || field.value === null || typeof field.value === 'boolean')
    return []
  const places = new Set(listSources(field).map(makePlaceKey))
  return [field.value].flat().map((value) => ({ words: ` ${plainWords(value)} `, places, mark: markValue(field) }))
}

const comparedChars = 120
/** A place and its quote as one text: of the quote its first words, since a citation's title may hold no more. */
export const makePlaceKey = ({ value, quote = '' }: SourceLink) =>
  `${value} ${plainWords(quote).slice(0, comparedChars)}`
