import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { overlayLook } from './dialog.tsx'
import { returnFocus } from './return-focus.ts'

export const Sheet = Radix.Root

type SheetContentProps = ComponentProps<typeof Radix.Content> & { title: string; side?: 'left' | 'right' }

/** A drawer at one side of the window. `title` names it for assistive technology. */
export function SheetContent({ title, side = 'left', className, children, ...rest }: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayLook} />
      <Radix.Content
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        className={cn(
          'fixed inset-y-0 z-50 w-60 max-w-[85vw] bg-surface shadow-pop',
          side === 'left' ? 'left-0 animate-slide-in' : 'right-0 animate-appear',
          className,
        )}
        {...rest}
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
