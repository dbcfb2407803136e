import { type ReactNode, useEffect, useRef } from 'react'

type SidePanelProps = { label: string; onClose: () => void; children: ReactNode }

const width = 'clamp(26rem, 44vw, 60rem)'

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
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const before = document.activeElement
    holdInPlace(before, () => document.documentElement.style.setProperty('--side-panel', width))
    panel.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isMeantForAnother(event.target)) close.current()
    }
    // Before a preview on hover takes the key for itself: both close.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      holdInPlace(before, () => document.documentElement.style.removeProperty('--side-panel'))
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
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
