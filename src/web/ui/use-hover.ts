import { type PointerEvent, useEffect, useRef, useState } from 'react'

const openAfter = 180
const closeAfter = 80

/** The listeners of the element with the note. */
export type HoverEvents = {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onFocus: () => void
  onBlur: () => void
  onClickCapture: () => void
}

/**
 * Opens a note a moment after the pointer or the focus comes to an element, and closes it a moment after both have left
 * element and note. An element that was pressed shows no note until the pointer enters it again.
 */
export function useHover() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const schedule = (open: boolean) => {
    clearTimeout(timer.current)
    if (open !== isOpen) timer.current = setTimeout(() => setOpen(open), open ? openAfter : closeAfter)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const onFocus = () => {
    if (!pressed.current) schedule(true)
  }
  const leave = () => schedule(false)
  const hoverEvents: HoverEvents = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'touch') return
      pressed.current = false
      schedule(true)
    },
    onPointerLeave: leave,
    onFocus: onFocus,
    onBlur: leave,
    onClickCapture: () => {
      pressed.current = true
      close()
    },
  }
  return { isOpen, close, hoverEvents, noteEvents: { onPointerEnter: () => schedule(true), onPointerLeave: leave } }
}
