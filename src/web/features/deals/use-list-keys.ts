import { useCallback, useEffect, useState } from 'react'

type ListKeys = { count: number; scrollTo: (index: number) => void }

const typingOrOpen = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Whether a key pressed here is meant for typing, for an open dialog or menu, or is a shortcut of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  return event.target instanceof Element && event.target.closest(typingOrOpen) !== null
}

/** Moves through the rows by j and k. `active` is the row to focus; a row that loses the focus calls `leave`. */
export function useListKeys({ count, scrollTo }: ListKeys) {
  const [active, setActive] = useState<number | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0 || count === 0 || isTaken(event)) return
      event.preventDefault()
      const next = active === null ? 0 : Math.min(Math.max(active + step, 0), count - 1)
      setActive(next)
      scrollTo(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, count, scrollTo])
  const leave = useCallback((index: number) => setActive((current) => (current === index ? null : current)), [])
  return { active, leave }
}
