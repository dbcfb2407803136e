import { type RefObject, useEffect, useRef } from 'react'

/** The keys of one opening from before its choices were there; from then on they are taken there. */
export type KeysMeanwhile = { keys: string[]; isTaken: boolean }

/** Keeps what is typed while the choice of a decision is still loading. */
export function useKeysMeanwhile(open: boolean): RefObject<KeysMeanwhile> {
  const typed = useRef<KeysMeanwhile>({ keys: [], isTaken: false })
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (typed.current.isTaken || event.ctrlKey || event.metaKey || event.altKey) return
      if (!/^[1-9]$|^Enter$/.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      typed.current.keys.push(event.key)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      typed.current = { keys: [], isTaken: false }
    }
  }, [open])
  return typed
}
