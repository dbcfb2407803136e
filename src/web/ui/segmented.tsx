import { ToggleGroup } from 'radix-ui'
import { cn } from './cn.ts'

type SegmentedProps<V extends string> = {
  label: string
  value: V
  choices: ReadonlyArray<{ value: V; label: string; count?: number }>
  onChange: (value: V) => void
  className?: string
}

/** One of a few choices, all of them visible. */
export function Segmented<V extends string>({ label, value, choices, onChange, className }: SegmentedProps<V>) {
  const choose = (next: string) => {
    const chosen = choices.find((choice) => choice.value === next)
    if (chosen) onChange(chosen.value)
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cn('inline-flex h-8 items-center gap-0.5 rounded-lg bg-sunken p-0.5', className)}
    >
      {choices.map((choice) => (
        <ToggleGroup.Item
          key={choice.value}
          value={choice.value}
          className={
            'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 font-medium text-muted ' +
            'text-sm transition-colors hover:text-ink data-[state=on]:bg-raised data-[state=on]:text-ink ' +
            'data-[state=on]:shadow-card'
          }
        >
          {choice.label}
          {choice.count !== undefined && <span className="text-faint text-xs tabular">{choice.count}</span>}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
