import { type ReactNode, useEffect, useRef } from 'react'

type SidePanelProps = {
  label: string
  onClose: () => void
  /** False where the page beside it keeps the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** From windows of 1100 px on a page of the deck is at least 560 px wide in it. */
const width = 'clamp(26rem, max(44vw, min(37.5rem, 100vw - 31rem)), 60rem)'

const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Escape closes a dialog or menu above the panel first, and ends the edit that it is pressed in. */
function isMeantForAnother(target: EventTarget | null): boolean {
  return document.querySelector(above) !== null || (target instanceof Element && target.closest('form') !== null)
}

/** The page gets another width; what the reader came from stays where it is in the window. */
function holdInPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0
  change()
  window.scrollBy({ top: (element?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' })
}

/** A panel at the right edge; the page beside it makes room. Escape closes it and gives the focus back. */
export function SidePanel({ label, onClose, takesFocus = true, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const takesAtFirst = useRef(takesFocus)
  useEffect(() => {
    const before = document.activeElement
    holdInPlace(before, () => document.documentElement.style.setProperty('--side-panel', width))
    if (takesAtFirst.current) panel.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isMeantForAnother(event.target)) close.current()
    }
    // Before a preview on hover takes the key for itself: both close.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      holdInPlace(before, () => document.documentElement.style.removeProperty('--side-panel'))
      const isLost = document.activeElement === document.body
      if (before instanceof HTMLElement && (takesAtFirst.current || isLost)) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="fixed inset-y-0 right-0 z-30 animate-appear border-l bg-surface outline-none print:hidden"
      style={{ width }}
    >
      {children}
    </aside>
  )
}
