import { useCallback, useEffect, useState } from 'react'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'

type ListKeys = {
  count: number
  scrollTo: (index: number) => void
  /** Acts on another key, with the row that has the focus; returns whether it did. */
  act: (key: string, active: number | null) => boolean
}

const keys = {
  name: 'Deal List',
  lines: [
    { keys: ['j', 'k'], does: 'next, previous deal' },
    { keys: ['Enter'], does: 'open the deal' },
    { keys: ['d'], does: 'decide, then a digit' },
    { keys: ['n'], does: 'open the oldest undecided deal' },
    { keys: ['x'], does: 'select the deal' },
    { keys: ['c'], does: 'compare the selected deals' },
    { keys: ['/'], does: 'search' },
  ],
}

/** Moves through the rows by j and k. `active` is the row that has the focus; one that loses it calls `leave`. */
export function useListKeys({ count, scrollTo, act }: ListKeys) {
  const [active, setActive] = useState<number | null>(null)
  useListedShortcuts(keys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0) {
        if (act(event.key, active)) event.preventDefault()
        return
      }
      if (count === 0) return
      event.preventDefault()
      const next = active === null ? 0 : Math.min(Math.max(active + step, 0), count - 1)
      setActive(next)
      scrollTo(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, count, scrollTo, act])
  const leave = useCallback((index: number) => setActive((current) => (current === index ? null : current)), [])
  return { active, setActive, leave }
}
