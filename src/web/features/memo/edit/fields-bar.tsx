import { useShortcutsOn } from '#web/lib/keyboard-shortcuts.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Show } from '../show-rows.ts'

const showTexts: Record<Show, string> = {
  check: 'Only rows to check',
  contradicted: 'Only contradicted rows',
  proved: 'Only proved rows',
  team: 'Only rows by your team',
}

type FieldsBarProps = { show: Show | null; canChange: boolean; onShowAll: () => void }

/** Which rows the table is limited to, and the keys of the review. */
export function FieldsBar({ show, canChange, onShowAll }: FieldsBarProps) {
  const hasKeys = useShortcutsOn()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-muted text-sm">
      {show !== null && (
        <p>
          {showTexts[show]}.{' '}
          <Button look="link" size="inline" className="min-h-6" onClick={onShowAll}>
            Show all rows
          </Button>
        </p>
      )}
      {!canChange && <p>You can look at this memo and comment. Members of the workspace can change it.</p>}
      {hasKeys && <KeyHints canChange={canChange} />}
    </div>
  )
}

function KeyHints({ canChange }: { canChange: boolean }) {
  return (
    <ul aria-label="Keys" className="ml-auto hidden items-center gap-4 text-xs wide:@lg:flex">
      <li className="flex items-center gap-1">
        <Kbd>j</Kbd>
        <Kbd>k</Kbd> move
      </li>
      {canChange && (
        <>
          <li className="flex items-center gap-1">
            <Kbd>Enter</Kbd> confirm
          </li>
          <li className="flex items-center gap-1">
            <Kbd>e</Kbd> edit
          </li>
          <li className="flex items-center gap-1">
            <Kbd>u</Kbd> undo
          </li>
        </>
      )}
      <li className="flex items-center gap-1">
        <Kbd>?</Kbd> all keys
      </li>
    </ul>
  )
}
