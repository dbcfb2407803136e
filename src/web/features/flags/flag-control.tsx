import { RadioGroup } from 'radix-ui'
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
  const choose = (chosen: string) => {
    const state = flagStates.find((one) => one === chosen)
    if (state) onFlag(state)
  }
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
      <RadioGroup.Root
        aria-labelledby={id}
        orientation="horizontal"
        value={flag}
        onValueChange={choose}
        className="flex shrink-0 gap-0.5"
      >
        {flagStates.map((state) => (
          <FlagRadio key={state} state={state} />
        ))}
      </RadioGroup.Root>
    </div>
  )
}

function FlagRadio({ state }: { state: FlagState }) {
  const { word, Icon, chosen } = flagLooks[state]
  return (
    <RadioGroup.Item
      value={state}
      aria-label={word}
      title={word}
      className={cn(
        'grid size-7 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4',
        chosen,
      )}
    >
      <Icon aria-hidden />
    </RadioGroup.Item>
  )
}
