import { useEffect } from 'react'

/** A reader looks at the screen first; code for later must not compete with what it shows. */
export const firstLookMs = 3_000

/** Loads code once the screen has been shown for a while, so that it is there when it is asked for. */
export function useLoadedWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure is met again where the code is shown, and told there.
    const timer = setTimeout(() => load().catch(() => undefined), firstLookMs)
    return () => clearTimeout(timer)
  }, [load])
}
