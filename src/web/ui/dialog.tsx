import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { returnFocus } from './return-focus.ts'

export const Dialog = Radix.Root
export const DialogClose = Radix.Close

export const overlayLook = 'fixed inset-0 z-40 animate-appear bg-scrim'
export const panelLook =
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg ' +
  '-translate-x-1/2 -translate-y-1/2 animate-appear gap-4 overflow-auto rounded-xl bg-raised p-6 ' +
  'shadow-pop'

export function DialogContent({
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  const onClosed = (event: Event) => {
    onCloseAutoFocus?.(event)
    returnFocus(event)
  }
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayLook} />
      <Radix.Content className={cn(panelLook, className)} onCloseAutoFocus={onClosed} {...rest}>
        {children}
        <Radix.Close asChild>
          <Button look="quiet" size="icon" className="absolute top-4 right-4" aria-label="Close">
            <X aria-hidden />
          </Button>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('pr-8 font-semibold text-lg', className)} {...rest} />
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-muted', className)} {...rest} />
}

export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex justify-end gap-2 pt-1', className)} {...rest} />
}
