import { useId } from 'react'
import { type FlagOption, type FlagState, flagStates } from '#contract/flag-form.ts'
import { cn } from '#web/ui/cn.ts'
import { flagLooks } from './flag-looks.ts'

type FlagControlProps = { option: FlagOption; onFlag: (flag: FlagState) => void }

/** One option and its three states; arrow keys move between them. */
export function FlagControl({ option, onFlag }: FlagControlProps) {
  const id = useId()
  const flag = option.flag ?? 'neutral'
  const look = flagLooks[flag]
  return (
    <div className={cn('flex items-center gap-2 rounded-lg border py-1.5 pr-2 pl-3 transition-colors', look.frame)}>
      <div className="min-w-0 flex-1 leading-tight">
        <p id={id} className="truncate font-medium">
          {option.label}
        </p>
        <p aria-hidden className={cn('text-xs', look.text)}>
          {look.word}
        </p>
      </div>
      <div role="radiogroup" aria-labelledby={id} className="flex shrink-0 gap-0.5">
        {flagStates.map((state) => (
          <FlagRadio key={state} group={id} state={state} checked={state === flag} onCheck={() => onFlag(state)} />
        ))}
      </div>
    </div>
  )
}

type FlagRadioProps = { group: string; state: FlagState; checked: boolean; onCheck: () => void }

/** The browser's own radio button, with the icon of the state over it. */
function FlagRadio({ group, state, checked, onCheck }: FlagRadioProps) {
  const { word, Icon, radio, icon } = flagLooks[state]
  return (
    <span className="relative grid size-7 place-items-center">
      <input
        type="radio"
        name={group}
        aria-label={word}
        title={word}
        checked={checked}
        onChange={onCheck}
        className={cn(
          'peer absolute inset-0 cursor-pointer appearance-none rounded-md transition-colors not-checked:hover:bg-hover',
          radio,
        )}
      />
      <Icon aria-hidden className={cn('pointer-events-none relative size-4 text-faint', icon)} />
    </span>
  )
}
