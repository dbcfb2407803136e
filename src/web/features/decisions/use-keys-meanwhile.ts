import { type RefObject, useEffect, useRef } from 'react'

/** Keeps what is typed while the choice of a decision is still loading; it takes them once it is there. */
export function useKeysMeanwhile(open: boolean): RefObject<string[] | null> {
  const typed = useRef<string[] | null>(null)
  useEffect(() => {
    if (!open) return
    typed.current = []
    const onKey = (event: KeyboardEvent) => {
      if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (!/^[1-9]$|^Enter$/.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      typed.current.push(event.key)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [open])
  return typed
}
