import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Show } from '../show-rows.ts'
import type { Review } from './use-review.ts'

const showTexts: Record<Show, string> = {
  check: 'Only rows to check',
  contradicted: 'Only contradicted rows',
  proved: 'Only proved rows',
  team: 'Only rows by your team',
}

/** Which rows the table is limited to, and the keys of the review. */
export function FieldsBar({ review: { show }, onShowAll }: { review: Review; onShowAll: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 pb-2 text-muted text-sm">
      {show !== null && (
        <p>
          {showTexts[show]}.{' '}
          <Button look="link" size="inline" onClick={onShowAll}>
            Show all rows
          </Button>
        </p>
      )}
      <KeyHints />
    </div>
  )
}

function KeyHints() {
  return (
    <ul aria-label="Keys" className="ml-auto hidden items-center gap-4 text-xs wide:@2xl:flex">
      <li className="flex items-center gap-1">
        <Kbd>j</Kbd>
        <Kbd>k</Kbd> move
      </li>
      <li className="flex items-center gap-1">
        <Kbd>e</Kbd> edit
      </li>
      <li className="flex items-center gap-1">
        <Kbd>Enter</Kbd> confirm
      </li>
    </ul>
  )
}
