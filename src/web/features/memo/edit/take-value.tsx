import { Kbd } from '#web/ui/kbd.tsx'
import type { RowView } from './review-state.ts'
import type { Review } from './use-review.ts'

type TakeValueProps = {
  view: RowView
  review: Review
  value: string
  /** The key that takes the value; 0 where it can’t be taken. */
  digit: number
}

/** Another value for a field, as a button that takes it. */
export function TakeValue({ view: { row, label, isCurrent }, review, value, digit }: TakeValueProps) {
  const { acts, store, canChange } = review
  if (digit === 0 || !canChange) return <span className="text-ink tabular">{value}</span>
  // The button goes away with its value, and would take the focus with it.
  const take = () => store.focusThrough(row, () => acts.take(row, label, digit))
  return (
    <button
      type="button"
      onClick={take}
      className={
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-left text-ink tabular underline ' +
        'decoration-line-strong underline-offset-4 hover:decoration-current'
      }
    >
      {value}
      <span className="sr-only">, use this value</span>
      {isCurrent && (
        <Kbd aria-hidden className="hidden shrink-0 no-underline wide:inline-grid">
          {digit}
        </Kbd>
      )}
    </button>
  )
}
