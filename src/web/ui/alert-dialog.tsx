import { AlertDialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { DialogFooter, overlayLook, panelLook } from './dialog.tsx'
import { returnFocus } from './return-focus.ts'

type ConfirmDialogProps = Pick<ComponentProps<typeof Radix.Root>, 'open' | 'onOpenChange'> & {
  title: string
  description: string
  /** The word on the button that goes ahead. */
  action: string
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something that can't be undone. Cancel has the focus first. */
export function ConfirmDialog({ title, description, action, onConfirm, children, ...root }: ConfirmDialogProps) {
  return (
    <Radix.Root {...root}>
      {children}
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content className={panelLook} onCloseAutoFocus={returnFocus}>
          <div className="grid gap-2">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description className="text-muted">{description}</Radix.Description>
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button look="outline">Cancel</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button look="destructive" onClick={onConfirm}>
                {action}
              </Button>
            </Radix.Action>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
