import { X } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { PageBeside, PageTarget } from '#web/features/memo/citation-context.tsx'
import { useNarrowedSidebar } from '#web/lib/narrow-sidebar.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const DeckViewer = lazy(() => import('#web/features/viewer/deck-viewer.tsx'))

/** The page of the deck beside a memo, opened by a citation or following the row of the review. */
export type DeckBeside = {
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

export function DeckPanel({ deck: { target, onTarget, beside } }: { deck: DeckBeside }) {
  if (!target) return null
  return (
    <SidePanel label="Pitch deck" takesFocus={!beside.isFollowing} onClose={() => onTarget(null)}>
      <Suspense fallback={<Skeleton className="m-4 aspect-video" />}>
        <DeckViewer
          deckId={target.deckId}
          titleAs="h2"
          page={target.page}
          quote={target.quote}
          onPage={(page) => onTarget({ ...target, page, quote: null })}
          actions={
            <Button look="quiet" size="icon" aria-label="Close the deck" onClick={() => onTarget(null)}>
              <X aria-hidden />
            </Button>
          }
        />
      </Suspense>
    </SidePanel>
  )
}
