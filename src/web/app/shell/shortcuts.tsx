import { createContext, lazy, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { isTaken } from '#web/lib/keyboard-shortcuts.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { Opening } from '#web/ui/opening.tsx'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

const Context = createContext<() => void>(() => {})

/** Opens the list of all keys. */
export const useShortcutsDialog = (): (() => void) => useContext(Context)

/** Opens the list of all keys on '?'. Its code is loaded with the first opening. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const everOpen = useEver(open)
  const show = useCallback(() => setOpen(true), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTaken(event) || document.querySelector('[role="alertdialog"]')) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [show])
  return (
    <Context value={show}>
      {children}
      {everOpen && (
        <Opening>
          <ShortcutsDialog open={open} onOpen={setOpen} />
        </Opening>
      )}
    </Context>
  )
}
