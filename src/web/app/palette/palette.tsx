import { createContext, lazy, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useEver } from '#web/lib/use-ever.ts'
import { Opening } from '#web/ui/opening.tsx'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

const Context = createContext<() => void>(() => {})

/** Opens the palette. */
export const usePalette = (): (() => void) => useContext(Context)

/** The palette does not open over these: a question there waits for an answer. */
const modal = '[role="alertdialog"], [role="dialog"]:not([aria-modal="false"])'

/** Opens the palette on Ctrl or Command with K anywhere in the app. Its code is loaded with the first opening. */
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
        <Opening>
          <PaletteDialog open={open} onOpen={setOpen} />
        </Opening>
      )}
    </Context>
  )
}
