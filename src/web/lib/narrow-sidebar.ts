import { useEffect, useSyncExternalStore } from 'react'

let wanted = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  wanted += by
  for (const listener of listeners) listener()
}

/** Narrows the sidebar as long as something beside the page needs the room; the person's own choice stays. */
export function useNarrowedSidebar(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    change(1)
    return () => change(-1)
  }, [isWanted])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something needs the sidebar’s room. */
export const useIsSidebarNarrowed = (): boolean => useSyncExternalStore(subscribe, () => wanted > 0)
