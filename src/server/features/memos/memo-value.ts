import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import type { Standing } from '#contract/standing.ts'

export type MemoValue = MemoField['value']

/** Where a field stands. `founder` is the name that the founder bore before the change, `position` counts from 0. */
export type FieldPlace = { section: string; field: string; founder: string | null; position: number | null }

type FieldAt<Field> = FieldPlace & { memoField: Field }

/** Every field of a memo, stored or sent, in order, founders one after the other. */
export function listFields<Field extends { value: MemoValue }>(
  memo: Record<string, Record<string, Field> | Array<Record<string, Field>>>,
): Array<FieldAt<Field>> {
  return Object.entries(memo).flatMap(([section, content]) => {
    if (!Array.isArray(content)) return listFieldsIn(content, { section, founder: null, position: null })
    return content.flatMap((founder, position) =>
      listFieldsIn(founder, { section, founder: getFounderName(founder), position }),
    )
  })
}

function listFieldsIn<Field>(fields: Record<string, Field>, place: Omit<FieldPlace, 'field'>): Array<FieldAt<Field>> {
  return Object.entries(fields).map(([field, memoField]) => ({ ...place, field, memoField }))
}

/** The field at a place; undefined for a place that the memo does not have. */
export function getFieldAt(
  memo: ValidatedResponse,
  { section, position, field }: Omit<FieldPlace, 'founder'>,
): MemoField | undefined {
  const content = memo[section]
  return (Array.isArray(content) ? content[position ?? -1] : content)?.[field]
}

/** A founder's name as the memo holds it, null when it is unknown. */
export function getFounderName(founder: Record<string, { value: MemoValue }>): string | null {
  const value = founder['Founder Name']?.value
  return typeof value === 'string' ? value : null
}

/** The value as it is kept: text without outer space, nothing for empty text, a list without empty or repeated entries. */
export function tidyValue(value: MemoValue): MemoValue {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) return [...new Set(value.map((entry) => entry.trim()).filter((entry) => entry !== ''))]
  return value
}

export function isSameValue(one: MemoValue, other: MemoValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Who made a change, and when; the name is null where none is known. */
export type Author = { by: string | null; on: string }

/** A person's name as it is shown, null without one. */
export function makeFullName({ first_name, last_name }: { first_name: string | null; last_name: string | null }) {
  return [first_name, last_name].join(' ').trim() || null
}

/** What the engine found for a field, whatever a person made of it; undefined where that was not kept. */
export function getFoundValue({ edited, found, value }: MemoField): MemoValue | undefined {
  return edited || found !== undefined ? found : value
}

/** How sure the engine was of what it found, whatever a person made of it. */
export function getFoundStanding({ found_standing, standing }: MemoField): Standing {
  return found_standing ?? standing
}
