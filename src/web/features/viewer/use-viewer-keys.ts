import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTaken, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'

const steps: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }
const stepsAnywhere: Record<string, number> = { ']': 1, '[': -1 }
/** The plus sign stands over the equals sign on many keyboards. */
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

const keys = {
  name: 'Deck',
  lines: [
    { keys: ['[', ']'], does: 'previous, next page' },
    { keys: ['+', '-'], does: 'zoom in, out' },
    { keys: ['←', '→'], does: 'previous, next page, with the focus in the deck' },
  ],
}

type ViewerActions = { turnBy: (step: number) => void; zoomBy: (steps: number) => void }

/**
 * Turns pages and zooms by keys: by the signs wherever the focus is, and by the arrow keys while it is in the viewer, or on
 * the panel or page that holds it.
 */
export function useViewerKeys(viewer: RefObject<HTMLElement | null>, { turnBy, zoomBy }: ViewerActions): void {
  useListedShortcuts(keys)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const zoom = zooms[key]
    const step = stepsAnywhere[key] ?? (isHeldBy(event.target, viewer.current) ? steps[key] : undefined)
    if ((zoom ?? step) === undefined || isTaken(event)) return
    event.preventDefault()
    if (zoom !== undefined) zoomBy(zoom)
    else if (step !== undefined) turnBy(step)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Beside a memo the body's keys scroll the memo, so the body doesn't count as what holds the viewer. */
function isHeldBy(target: EventTarget | null, viewer: HTMLElement | null): boolean {
  if (!(target instanceof Node) || viewer === null) return false
  return viewer.contains(target) || (target !== document.body && target.contains(viewer))
}
