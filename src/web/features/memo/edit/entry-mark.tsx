import { findMark } from '#contract/find-mark.ts'
import type { MemoField } from '#contract/memo.ts'
import { StandingMark } from '#web/ui/standing-mark.tsx'

/** The mark of one entry of a list; nothing where the list tells nothing of its entries. */
export function EntryMark({ field, item }: { field: MemoField | undefined; item: string }) {
  const entry = field?.type === 'array' ? field.entries?.find(({ value }) => value === item) : undefined
  const mark = entry ? findMark(entry) : null
  return mark && <StandingMark mark={mark} field={entry} size="small" />
}
