import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { PageTarget } from '#web/features/memo/citation-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const DeckViewer = lazy(() => import('#web/features/viewer/deck-viewer.tsx'))

type DeckPanelProps = {
  target: PageTarget
  onTarget: (target: PageTarget | null) => void
  /** False where what is beside it keeps the focus and the page follows it. */
  takesFocus?: boolean
}

/** The cited page beside what cites it. */
export function DeckPanel({ target, onTarget, takesFocus = true }: DeckPanelProps) {
  return (
    <SidePanel label="Pitch deck" takesFocus={takesFocus} onClose={() => onTarget(null)}>
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
