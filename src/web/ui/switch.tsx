import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** An on-off control that acts at once. Its label names it by `htmlFor`. */
export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors ' +
          'disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-strong data-[state=checked]:bg-strong',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb
        className={
          'size-3.5 rounded-full bg-muted transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-strong'
        }
      />
    </Radix.Root>
  )
}
