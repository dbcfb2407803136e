import { useEffect, useEffectEvent } from 'react'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'

const keys = { name: 'Review', lines: [{ keys: ['r'], does: 'go to what is to check' }] }

const controls = 'a, button, input, summary, [role="button"], [role="tab"], [role="switch"]'

/** 'r' leads to the rows to check from each view of a memo; on buttons and links it does nothing. */
export function useReviewKey(onReview: () => void): void {
  useListedShortcuts(keys)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'r' || event.repeat || isTaken(event)) return
    if (event.target instanceof Element && event.target.closest(controls)) return
    event.preventDefault()
    onReview()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
