import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'

/** The content of an editor: free text, or Yes and No (null until one is chosen). */
export type Draft = string | boolean | null

/** Whether a field can be edited; lists can't. */
export function isEditable(field: MemoField): boolean {
  return field.type !== 'array'
}

/** Returns the draft with which an editor of the field opens. */
export function makeDraft({ value }: MemoField): Draft {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' && !isUnknown(value) ? value : ''
}

/** Returns the value of a draft; null for an empty text. */
export function readDraft(field: MemoField, draft: Draft): string | boolean | null {
  if (field.type === 'bool') return typeof draft === 'boolean' ? draft : null
  const text = typeof draft === 'string' ? draft.trim() : ''
  return text === '' ? null : text
}

/** Whether saving the draft would change the field's value. */
export function isChanged(field: MemoField, draft: Draft): boolean {
  return readDraft(field, draft) !== readDraft(field, makeDraft(field))
}
