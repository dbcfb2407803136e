import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatValue } from '../memo-rows.ts'
import { ClampedText } from './clamped-text.tsx'

const longestLabel = 32

/** A field's value to read: text, Yes or No, labels, or a list of sentences. */
export function FieldValue({ field, label }: { field: MemoField; label: string }) {
  const { value } = field
  if (isUnknown(value)) return <span className="text-faint">Not stated</span>
  if (!Array.isArray(value))
    return (
      <ClampedText label={label} className="whitespace-pre-line text-ink tabular">
        {formatValue(value)}
      </ClampedText>
    )
  if (value.every((item) => item.length <= longestLabel))
    return (
      <ul className="flex flex-wrap gap-1">
        {value.map((item) => (
          <li key={item} className="flex">
            <Badge className="text-ink">{item}</Badge>
          </li>
        ))}
      </ul>
    )
  return (
    <ClampedText label={label}>
      <ul className="list-disc pl-4 marker:text-faint">
        {value.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </ClampedText>
  )
}
