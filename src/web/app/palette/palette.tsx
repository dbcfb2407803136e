import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Commands = lazy(async () => ({ default: (await import('./palette-commands.tsx')).PaletteCommands }))

const Context = createContext<() => void>(() => {})

/** Opens the palette. */
export const usePalette = (): (() => void) => useContext(Context)

/** As the keyboard at hand names it. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K')

/** A question that waits for its answer is not covered by the palette. */
const modal = '[role="alertdialog"], [role="dialog"]:not([aria-modal="false"])'

/** Ctrl or Command with K opens the palette from anywhere in the app. What it finds comes with its first opening. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const show = useCallback(() => {
    cameFrom.current = document.activeElement
    setOpen(true)
  }, [])
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
  const goBack = (event: Event) => {
    event.preventDefault()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  return (
    <Context value={show}>
      {children}
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          aria-describedby={undefined}
          onCloseAutoFocus={goBack}
          className="top-[12dvh] max-h-[76dvh] max-w-xl translate-y-0 grid-rows-[auto_minmax(0,1fr)] gap-0 overflow-hidden p-0 print:hidden"
        >
          <DialogTitle className="sr-only">Search</DialogTitle>
          <Suspense fallback={<Loading />}>
            <Commands onDone={close} />
          </Suspense>
        </DialogContent>
      </Dialog>
    </Context>
  )
}

function Loading() {
  return (
    <div className="grid gap-3 p-4" aria-busy>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  )
}
