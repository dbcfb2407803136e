import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useState } from 'react'

type ListKeys = { count: number; scrollTo: (index: number) => void; open: (index: number) => void }

/** Whether a key pressed here is meant for typing or for an open dialog or menu. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  return (
    target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]') !=
    null
  )
}

/** j and k move through the rows from anywhere on the page, Enter opens the focused row. */
export function useListKeys({ count, scrollTo, open }: ListKeys) {
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
  const rowProps = (index: number) => ({
    tabIndex: -1,
    ref: (row: HTMLElement | null) => {
      if (row && index === active && !row.contains(document.activeElement)) row.focus({ preventScroll: true })
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) open(index)
    },
    onBlur: () => setActive((current) => (current === index ? null : current)),
  })
  return { active, rowProps }
}
