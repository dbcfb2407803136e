import { useEffect } from 'react'

/** Names the place in the browser's title while the calling screen is shown. */
export function usePageTitle(place: string): void {
  useEffect(() => {
    document.title = `${place} · Firstread`
  }, [place])
}
