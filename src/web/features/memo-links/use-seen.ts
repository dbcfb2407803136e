import { useCallback, useEffect, useRef } from 'react'
import { sharedParts } from '#contract/memo-links.ts'
import { makeSeenReport, type Seen, type SharedPart } from './seen-report.ts'
import { type OpenedLink, sendSeen } from './shared-memo-queries.ts'

/** After so long without a key, a scroll or a pointer no one reads. */
const mostIdleMs = 120_000
/** How often what is seen is sent while it is read, and how often the log is read again while it is shown. */
export const sendEveryMs = 15_000
const tickMs = 1_000

/** Returns the part of the log that a section of the read view belongs to, by its title. */
function findPart(title: string): SharedPart {
  if (title === 'Executive Summary') return 'Summary'
  if (title === 'Fundraising Summary') return 'Fundraising'
  return sharedParts.find((part) => part === title) ?? 'Key facts'
}

function listPartsInView(): SharedPart[] {
  return [...document.querySelectorAll('article h2')].flatMap((title) => {
    const { top, bottom } = (title.closest('section') ?? title).getBoundingClientRect()
    // A line of a section at the edge is not read yet.
    const isInView = top < window.innerHeight - 60 && bottom > 60
    return isInView ? [findPart(title.textContent)] : []
  })
}

/**
 * Notes for the log of a memo link which parts come into view and for how long the memo is read, and sends it now and then and
 * when the page is left. Returns what notes a page of the deck, or a part without a section.
 */
export function useSeen({ linkKey, ticket }: OpenedLink) {
  const seen = useRef<Seen>({ seconds: 0, parts: new Set(), pages: new Set() })
  useEffect(() => {
    let lastActed = Date.now()
    const report = makeSeenReport()
    const act = () => {
      lastActed = Date.now()
    }
    const send = () => {
      const body = report(seen.current)
      if (body) void sendSeen({ linkKey, ticket }, body)
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    const tick = () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastActed > mostIdleMs) return
      seen.current.seconds += tickMs / 1000
      for (const part of listPartsInView()) seen.current.parts.add(part)
    }
    const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
    for (const name of acts) window.addEventListener(name, act, { passive: true })
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', send)
    const timers = [setInterval(tick, tickMs), setInterval(send, sendEveryMs)]
    return () => {
      for (const timer of timers) clearInterval(timer)
      for (const name of acts) window.removeEventListener(name, act)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', send)
      send()
    }
  }, [linkKey, ticket])
  const notePart = useCallback((part: SharedPart) => void seen.current.parts.add(part), [])
  const notePage = useCallback((page: number) => void seen.current.pages.add(page), [])
  return { notePart, notePage }
}
