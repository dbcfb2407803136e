import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageBeside, PageTarget } from '#web/features/memo/citation-context.tsx'
import { useNarrowedSidebar } from '#web/lib/narrow-sidebar.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'

/** The page of the deck beside a memo, opened by a citation or following the row of the review. */
type DeckBeside = {
  target: PageTarget | null
  onTarget: (target: PageTarget | null) => void
  /** Returns false in a narrow window, where the page takes the place of the memo. */
  open: (target: PageTarget) => boolean
  beside: PageBeside
}

export function useDeckBeside(isEditing: boolean): DeckBeside {
  const [target, setTarget] = useState<PageTarget | null>(null)
  const [isFollowing, setFollowing] = useState(false)
  const wide = useWideScreen()
  const start = useCallback(() => setFollowing(true), [])
  const close = useCallback(() => {
    setTarget(null)
    setFollowing(false)
  }, [])
  const open = useCallback(
    (next: PageTarget) => {
      if (wide) setTarget(next)
      return wide
    },
    [wide],
  )
  useNarrowedSidebar(isFollowing && target !== null)
  useEffect(() => {
    // The rows that it follows are shown no longer.
    if (!isEditing && isFollowing) close()
  }, [isEditing, isFollowing, close])
  const beside = useMemo(() => ({ isFollowing, start, follow: setTarget }), [isFollowing, start])
  const onTarget = useCallback((next: PageTarget | null) => (next ? setTarget(next) : close()), [close])
  return { target, onTarget, open, beside }
}
