import { Progress as Radix } from 'radix-ui'
import { cn } from './cn.ts'

type ProgressProps = { label: string; value: number | null; className?: string }

/** Shows a thin bar. `value` is the finished fraction (0 to 1), null while it is not known. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <Radix.Root
      aria-label={label}
      value={percent}
      className={cn('h-1 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        className={cn(
          'h-full rounded-full bg-ink transition-[width] duration-200',
          percent === null && 'w-1/3 animate-indeterminate',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Radix.Root>
  )
}
