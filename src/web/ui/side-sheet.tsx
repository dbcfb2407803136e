import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Button } from './button.tsx'
import { Sheet, SheetContent } from './sheet.tsx'

type SideSheetProps = {
  title: string
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}

/** An element with this attribute takes Escape for itself while it has the focus. */
const keepsEscape = '[data-keeps-escape]'

/**
 * A sheet with a title at the right. In a wide window it stays beside the page of a deck, and what is behind it can be used;
 * in a narrow one it takes the window.
 */
export function SideSheet({ title, open, onOpen, children }: SideSheetProps) {
  const wide = useWideScreen()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open={open} onOpenChange={onOpen} modal={!wide}>
      <SheetContent
        title={title}
        side="right"
        className={
          'flex w-[26rem] max-w-full flex-col border-l outline-none print:hidden ' +
          'wide:right-(--side-panel,0px) wide:z-20'
        }
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          heading.current?.focus()
        }}
        onInteractOutside={(event) => wide && event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (event.target instanceof Element && event.target.closest(keepsEscape)) event.preventDefault()
        }}
      >
        <div className="flex items-center justify-between border-b py-2 pr-2 pl-4">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
            {title}
          </h2>
          <Dialog.Close asChild>
            <Button look="quiet" size="icon" aria-label="Close">
              <X aria-hidden />
            </Button>
          </Dialog.Close>
        </div>
        {children}
      </SheetContent>
    </Sheet>
  )
}
