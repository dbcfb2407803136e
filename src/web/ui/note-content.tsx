import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { cn } from './cn.ts'
import type { useHover } from './use-hover.ts'

export type NoteProps = {
  id: string
  /** The element that the note belongs to. */
  anchor: RefObject<HTMLElement | null>
  hover: ReturnType<typeof useHover>
  side?: 'top' | 'right' | 'bottom'
  className: string
  children: ReactNode
}

const preventFocus = (event: Event) => event.preventDefault()

/** Floats over the page; the focus stays where it is. */
export default function NoteContent({ id, anchor, hover, side = 'bottom', className, children }: NoteProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && hover.close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          role="tooltip"
          id={id}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={preventFocus}
          onCloseAutoFocus={preventFocus}
          className={cn('z-50 animate-appear print:hidden', className)}
          {...hover.noteEvents}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
