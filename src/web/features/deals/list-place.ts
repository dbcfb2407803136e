import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Deal } from '#contract/deals.ts'

/** Where a person left the list: the row, and how far it was scrolled. */
type Place = { search: string; dealId: string; top: number }

let left: Place | null = null

/** Keeps the place of a row that is about to be left for another screen. */
export function leaveListAt(dealId: string): void {
  left = { search: window.location.search, dealId, top: window.scrollY }
}

/** Brings back row, scroll and focus when one comes back to the same list; new visits start at the top. */
export function useRestoredPlace(deals: readonly Deal[], onActive: (index: number) => void): void {
  const cameBack = useNavigationType() === 'POP'
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const place = left
    left = null
    if (!cameBack || place?.search !== window.location.search) return
    const index = deals.findIndex(({ deal_id }) => deal_id === place.dealId)
    if (index === -1) return
    window.scrollTo(0, place.top)
    onActive(index)
  }, [cameBack, deals, onActive])
}
