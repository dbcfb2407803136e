import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { memoSections, type SectionName } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'

/** One line of the edit view. `founder` counts the founders from 0 and is null in every other section. */
export type MemoRow = { id: string; section: SectionName; founder: number | null; name: string; field: MemoField }

/** A change that a person makes: another value, or the confirmation of the present one. */
export type FieldChange = Pick<MemoRow, 'section' | 'founder' | 'name'> & { value: MemoField['value'] }

/** Returns every field of a memo in the order in which the memo shows them. */
export function listRows(response: ValidatedResponse): MemoRow[] {
  return memoSections.flatMap((section) => {
    const content = response[section.name]
    const records = Array.isArray(content) ? content : content ? [content] : []
    return records.flatMap((record, index) =>
      section.fields.flatMap(({ name }) => {
        const field = record[name]
        const founder = Array.isArray(content) ? index : null
        return field
          ? [{ id: `${section.name}/${founder ?? ''}/${name}`, section: section.name, founder, name, field }]
          : []
      }),
    )
  })
}

/** Returns the memo with one field changed or confirmed. Throws where the memo does not have the field. */
export function changeField(response: ValidatedResponse, change: FieldChange): ValidatedResponse {
  const content = response[change.section]
  if (!content) throw new Error(`The memo has no section ${change.section}.`)
  const next = Array.isArray(content)
    ? content.map((record, index) => (index === change.founder ? changeRecord(record, change) : record))
    : changeRecord(content, change)
  return { ...response, [change.section]: next }
}

function changeRecord(record: Record<string, MemoField>, { name, value }: FieldChange): Record<string, MemoField> {
  const field = record[name]
  if (!field) throw new Error(`The memo has no field ${name}.`)
  // The value comes from an editor of the field's own type, or is the field's own value.
  return { ...record, [name]: { ...field, value, validated: true } as MemoField }
}

/** Returns a value as the screen shows it; '' for an unknown one. */
export function formatValue(value: MemoField['value']): string {
  if (isUnknown(value)) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')
}
