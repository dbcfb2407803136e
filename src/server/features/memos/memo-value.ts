import type { MemoField, ValidatedResponse } from '#contract/memo.ts'

export type MemoValue = MemoField['value']

/** Where a field stands. `founder` is the name that the founder bore before the change, `position` counts from 0. */
export type FieldPlace = { section: string; field: string; founder: string | null; position: number | null }

export type FieldAt = FieldPlace & { memoField: MemoField }

/** Every field of a memo in order, founders one after the other. */
export function listFields(memo: ValidatedResponse): FieldAt[] {
  return Object.entries(memo).flatMap(([section, content]) => {
    if (!Array.isArray(content)) return listFieldsIn(content, { section, founder: null, position: null })
    return content.flatMap((founder, position) =>
      listFieldsIn(founder, { section, founder: getFounderName(founder), position }),
    )
  })
}

function listFieldsIn(fields: Record<string, MemoField>, place: Omit<FieldPlace, 'field'>): FieldAt[] {
  return Object.entries(fields).map(([field, memoField]) => ({ ...place, field, memoField }))
}

/** A founder's name as the memo holds it, null when it is unknown. */
export function getFounderName(founder: Record<string, MemoField>): string | null {
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

/** The field with another value, which must be of the field's own type. */
function setValue(memoField: MemoField, value: MemoValue, validated: boolean): MemoField {
  if (memoField.type === 'array') return Array.isArray(value) ? { ...memoField, value, validated } : memoField
  if (memoField.type === 'bool') {
    return typeof value === 'boolean' || value === null ? { ...memoField, value, validated } : memoField
  }
  return typeof value === 'string' || value === null ? { ...memoField, value, validated } : memoField
}

/** Who made a change, and when; the name is null where none is known. */
export type Author = { by: string | null; on: string }

/** A person's name as it is shown, null without one. */
export function makeFullName({ first_name, last_name }: { first_name: string | null; last_name: string | null }) {
  return [first_name, last_name].join(' ').trim() || null
}

/** The field with the value that a person wrote; it proves nothing, so its sources count as those of what was found. */
export function applyEdit(memoField: MemoField, value: MemoValue, author: Author): MemoField {
  const found = getFoundValue(memoField)
  const entered = { action: 'edited' as const, ...author }
  return { ...setValue(memoField, value, true), edited: true, ...(found !== undefined && { found }), entered }
}

/** The field with its value confirmed. What a person wrote before stays theirs. */
export function applyConfirmation(memoField: MemoField, author: Author): MemoField {
  return { ...setValue(memoField, memoField.value, true), entered: { action: 'confirmed', ...author } }
}

/** The field with its value as it is, to be checked, confirmed by no one. */
export function removeAuthor({ entered: _entered, ...field }: MemoField): MemoField {
  return setValue(field, field.value, false)
}

/** The field without what a person did to it: the value that was found is back, to be checked. */
export function withdrawChange(memoField: MemoField): MemoField {
  const field = removeAuthor(memoField)
  if (field.found === undefined) return field
  const { edited: _edited, found, ...bare } = field
  return setValue(bare, found, false)
}

/** What the engine found for a field, whatever a person made of it; undefined where that was not kept. */
export function getFoundValue({ edited, found, value }: MemoField): MemoValue | undefined {
  return edited ? found : value
}
