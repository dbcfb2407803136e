import { useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** A window that has room for a page of the deck beside the rows of a memo. */
export const roomForPage = '(min-width: 1100px)'

/** Whether the window is wide enough for the sidebar beside the page. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 900px)')
}
