import { CircleCheck } from 'lucide-react'
import { Switch } from 'radix-ui'
import { useId } from 'react'
import { Kbd } from '#web/ui/kbd.tsx'
import { Label } from '#web/ui/label.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { MemoRow } from '../memo-rows.ts'
import { countToCheck } from './review.ts'

type ReviewBarProps = {
  rows: readonly MemoRow[]
  onlyToCheck: boolean
  onOnlyToCheck: (only: boolean) => void
}

/** How far the review is. Stays at the top while the fields scroll by. */
export function ReviewBar({ rows, onlyToCheck, onOnlyToCheck }: ReviewBarProps) {
  const left = countToCheck(rows)
  return (
    <div className="sticky top-14 z-20 bg-ground pt-2 pb-2 wide:top-0">
      <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 pb-2">
        <p className="flex items-center gap-1.5 font-medium tabular">
          {left === 0 && <CircleCheck aria-hidden className="size-4 text-green" />}
          {left === 0 ? `All ${rows.length} checked` : `${left} of ${rows.length} to check`}
        </p>
        <OnlyToCheckSwitch checked={onlyToCheck} onChange={onOnlyToCheck} />
        <KeyHints />
      </div>
      <Progress label="Fields checked" value={rows.length === 0 ? 1 : 1 - left / rows.length} />
    </div>
  )
}

function OnlyToCheckSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="h-4.5 w-8 shrink-0 rounded-full bg-control p-0.5 transition-colors data-[state=checked]:bg-strong"
      >
        <Switch.Thumb className="block size-3.5 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-3.5" />
      </Switch.Root>
      <Label htmlFor={id} className="font-normal text-muted">
        Show only rows to check
      </Label>
    </div>
  )
}

function KeyHints() {
  return (
    <ul aria-label="Keys" className="ml-auto hidden items-center gap-4 text-muted text-xs wide:@2xl:flex">
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
