import { useCallback, useEffect, useState } from 'react'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'

type ListKeys = { count: number; scrollTo: (index: number) => void }

const keys = {
  name: 'Deal List',
  lines: [
    { keys: ['j', 'k'], does: 'next, previous deal' },
    { keys: ['Enter'], does: 'open the deal' },
    { keys: ['/'], does: 'search' },
  ],
}

/** Moves through the rows by j and k. `active` is the row to focus; a row that loses the focus calls `leave`. */
export function useListKeys({ count, scrollTo }: ListKeys) {
  const [active, setActive] = useState<number | null>(null)
  useListedShortcuts(keys)
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
