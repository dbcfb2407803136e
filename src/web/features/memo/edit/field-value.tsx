import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { breakAtSlashes } from '#web/ui/break-at-slashes.tsx'
import { formatValue } from '../memo-rows.ts'
import { ClampedText } from './clamped-text.tsx'
import { EntryMark } from './entry-mark.tsx'

const longestLabel = 32

/** A field's value to read: text, Yes or No, or the entries of a list, each with its mark. */
export function FieldValue({ field, label }: { field: MemoField; label: string }) {
  const { value } = field
  // Beside the name the row says whether it is not stated; only where a person confirmed that it is, the value does.
  if (isUnknown(value)) return <span className="text-faint">{field.standing === 'entered' ? 'Not stated' : '–'}</span>
  if (!Array.isArray(value))
    return (
      <ClampedText label={label} className="whitespace-pre-line text-ink tabular">
        {breakAtSlashes(formatValue(value))}
      </ClampedText>
    )
  if (value.every((item) => item.length <= longestLabel))
    return (
      <ul className="flex flex-wrap gap-1">
        {value.map((item) => (
          <li key={item} className="flex">
            <Badge className="text-ink">
              <span>{item}</span>
              <EntryMark field={field} item={item} />
            </Badge>
          </li>
        ))}
      </ul>
    )
  return (
    <ClampedText label={label}>
      <ul className="list-disc pl-4 marker:text-faint">
        {value.map((item) => (
          <li key={item}>
            {item}
            <EntryMark field={field} item={item} />
          </li>
        ))}
      </ul>
    </ClampedText>
  )
}
