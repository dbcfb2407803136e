import { linkDays } from '#contract/memo-links.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { LinkDays } from './link-queries.ts'

type DaysChoiceProps = { days: LinkDays; onDays: (days: LinkDays) => void }

/** For how many days from now a link can be opened. */
export function DaysChoice({ days, onDays }: DaysChoiceProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="font-medium text-sm">
        Days it can be opened
      </span>
      <Segmented
        label="Days it can be opened"
        value={String(days)}
        choices={linkDays.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(chosen) => {
          const next = linkDays.find((count) => String(count) === chosen)
          if (next) onDays(next)
        }}
      />
    </div>
  )
}
