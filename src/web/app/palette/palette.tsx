import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import { useEver } from '#web/lib/use-ever.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

const Context = createContext<() => void>(() => {})

/** Opens the palette. */
export const usePalette = (): (() => void) => useContext(Context)

/** As the keyboard at hand names it. */
export const readPaletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K')

/** A question that waits for its answer is not covered by the palette. */
const modal = '[role="alertdialog"], [role="dialog"]:not([aria-modal="false"])'

/** Ctrl or Command with K opens the palette from anywhere in the app. What it finds comes with its first opening. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const everOpen = useEver(open)
  const show = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (open) close()
      else if (document.querySelector(modal) === null) show()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open, close, show])
  return (
    <Context value={show}>
      {children}
      {everOpen && (
        <Suspense>
          <PaletteDialog open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </Context>
  )
}
