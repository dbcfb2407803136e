import { Tooltip as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type TooltipProps = {
  /** What the tooltip says; without it the child stands alone. */
  text: ReactNode
  side?: ComponentProps<typeof Radix.Content>['side']
  className?: string
  children: ReactNode
}

/** A short explanation on hover and on keyboard focus. The child must be able to take focus. */
export function Tooltip({ text, side = 'top', className, children }: TooltipProps) {
  if (!text) return children
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className={cn(
              'z-50 max-w-72 animate-appear rounded-md bg-strong px-2.5 py-1.5 text-on-strong text-xs',
              className,
            )}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
