import { Slot } from 'radix-ui'
import { type ReactNode, useId, useRef } from 'react'
import { cn } from './cn.ts'
import { Note } from './note.tsx'
import type { NoteProps } from './note-content.tsx'
import { useHover } from './use-hover.ts'

type TooltipProps = Pick<NoteProps, 'side'> & {
  /** The text of the tooltip; without it only the child is shown. */
  text: ReactNode
  className?: string
  children: ReactNode
}

/** A short explanation on hover and on keyboard focus. The child must be able to take focus. */
export function Tooltip({ text, side = 'top', className, children }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null)
  const hover = useHover()
  const id = useId()
  if (!text) return children
  return (
    <>
      <Slot.Root ref={anchor} aria-describedby={hover.isOpen ? id : undefined} {...hover.hoverEvents}>
        {children}
      </Slot.Root>
      <Note
        id={id}
        anchor={anchor}
        hover={hover}
        side={side}
        className={cn('max-w-72 rounded-md bg-strong px-2.5 py-1.5 text-on-strong text-xs', className)}
      >
        {text}
      </Note>
    </>
  )
}
