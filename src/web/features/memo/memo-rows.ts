import type { Memo, MemoField } from '#contract/memo.ts'
import type { ChangePlace } from '#contract/memo-changes.ts'
import { memoSections, type SectionName } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'

/**
 * One line of the edit view. `founder` counts the founders from 0 and is null in every other section; `founderId` outlives
 * their order and their names.
 */
export type MemoRow = {
  id: string
  section: SectionName
  founder: number | null
  founderId: string | null
  name: string
  field: MemoField
}

type RowsOf = Pick<Memo, 'validated_response' | 'founder_ids'>

/** Returns every field of a memo in the order in which the memo shows them. */
export function listRows({ validated_response, founder_ids = [] }: RowsOf): MemoRow[] {
  return memoSections.flatMap((section) => {
    const content = validated_response[section.name]
    const records = Array.isArray(content) ? content : content ? [content] : []
    return records.flatMap((record, index) => {
      const founder = Array.isArray(content) ? index : null
      const founderId = founder === null ? null : (founder_ids[index] ?? null)
      const part = founderId ?? founder ?? ''
      return section.fields.flatMap(({ name }): MemoRow[] => {
        const field = record[name]
        return field
          ? [{ id: `${section.name}/${part}/${name}`, section: section.name, founder, founderId, name, field }]
          : []
      })
    })
  })
}

/** A field of the memo, that of a founder by the founder's id. */
export type FieldPlace = Pick<ChangePlace, 'section' | 'founder_id'> & { field: string }

/** Returns whether a row is of the field at a place. */
export const isRowAt = (row: MemoRow, place: FieldPlace): boolean =>
  row.section === place.section && row.name === place.field && (row.founderId ?? undefined) === place.founder_id

/** Returns a value as the screen shows it; '' for an unknown one. */
export function formatValue(value: MemoField['value']): string {
  if (isUnknown(value)) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')
}
