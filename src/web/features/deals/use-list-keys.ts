import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Deal } from '#contract/deals.ts'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'

type ListKeys = {
  deals: readonly Deal[]
  scrollTo: (index: number) => void
  /** Acts on another key, with the row that has the focus; returns whether it did. */
  act: (key: string, active: number | null) => boolean
  /** False for a person who may only read. */
  mayWork: boolean
}

const decideLine = { keys: ['d'], does: 'decide, then a digit' }
const keys = {
  name: 'Deal List',
  lines: [
    { keys: ['j', 'k'], does: 'next, previous deal' },
    { keys: ['Enter'], does: 'open the deal' },
    decideLine,
    { keys: ['n'], does: 'open the oldest undecided deal' },
    { keys: ['x'], does: 'select the deal' },
    { keys: ['c'], does: 'compare the selected deals' },
    { keys: ['/'], does: 'search' },
  ],
}
const readerKeys = { ...keys, lines: keys.lines.filter((line) => line !== decideLine) }

/**
 * Moves through the rows by j and k. `active` is the row that has the focus; one that loses it calls `leave`. It is known by its
 * deal, so that a list that is sorted again under it does not move the focus to another one.
 */
export function useListKeys({ deals, scrollTo, act, mayWork }: ListKeys) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const at = activeId === null ? -1 : deals.findIndex(({ deal_id }) => deal_id === activeId)
  const active = at === -1 ? null : at
  const shown = useRef(deals)
  useLayoutEffect(() => {
    shown.current = deals
  }, [deals])
  const findId = useCallback((index: number) => shown.current[index]?.deal_id ?? null, [])
  useListedShortcuts(mayWork ? keys : readerKeys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0) {
        // Moves go on while a key is held down; everything else acts once.
        if (!event.repeat && act(event.key, active)) event.preventDefault()
        return
      }
      if (deals.length === 0) return
      event.preventDefault()
      const next = active === null ? 0 : Math.min(Math.max(active + step, 0), deals.length - 1)
      setActiveId(findId(next))
      scrollTo(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, deals.length, scrollTo, act, findId])
  const setActive = useCallback((index: number | null) => setActiveId(index === null ? null : findId(index)), [findId])
  const leave = useCallback(
    (index: number) => setActiveId((current) => (current === findId(index) ? null : current)),
    [findId],
  )
  return { active, setActive, leave }
}
