import { ChevronLeft, ChevronRight, GalleryVertical, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeckPage } from './deck-page.tsx'
import { PageRail } from './page-rail.tsx'
import { SlideAsides } from './slide-asides.tsx'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useDeck } from './viewer-queries.ts'

const mostZoom = 3
const zoomStep = 0.5

type Deck = Answer<typeof deckEndpoints.get>
type DeckViewerProps = {
  deckId: string
  page: number
  quote: string | null
  onPage: (page: number) => void
  /** Rank of the deck's name: the title of a page of its own, or of a panel in another page. */
  titleAs: 'h1' | 'h2'
  /** Beside the pages' position: what the place that shows the viewer adds (close, back to the memo). */
  actions?: ReactNode
}

/** Shows the page list and a page with the cited quote highlighted. Keys turn pages and zoom. */
export default function DeckViewer(props: DeckViewerProps) {
  const deck = useDeck(props.deckId)
  if (deck.isPending) return <LoadingViewer />
  if (deck.isError)
    return (
      <ErrorState
        title="Could not load the deck"
        titleAs={props.titleAs}
        message={explainError(deck.error)}
        onRetry={() => void deck.refetch()}
      />
    )
  return <LoadedViewer {...props} deck={deck.data} />
}

function LoadedViewer({
  deckId,
  deck,
  page,
  quote,
  onPage,
  titleAs: Title,
  actions,
}: DeckViewerProps & { deck: Deck }) {
  const viewer = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { pages, name, page_count: count } = deck
  const current = Math.min(Math.max(page, 1), Math.max(count, 1))
  const shown = pages.find((one) => one.page === current)
  const turn = (to: number) => {
    if (to < 1 || to > count) return
    scroller.current?.scrollTo({ top: 0 })
    onPage(to)
  }
  const [zoom, setZoom] = useState(1)
  const zoomBy = (steps: number) => setZoom((before) => Math.min(Math.max(before + steps * zoomStep, 1), mostZoom))
  // Beside a memo the page gets the room of the small images.
  const [hasRail, setRail] = useState(Title === 'h1')
  useViewerKeys(viewer, { turnBy: (step) => turn(current + step), zoomBy })
  return (
    <div ref={viewer} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-2 border-b px-4 py-2.5">
        <Title className="min-w-0 flex-1 truncate font-semibold" title={name}>
          {name}
        </Title>
        <PageTurner current={current} count={count} turn={turn} />
        <Button
          look="quiet"
          size="icon"
          aria-label="Zoom out"
          className="hidden wide:inline-flex"
          disabled={zoom <= 1}
          onClick={() => zoomBy(-1)}
        >
          <ZoomOut aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label="Zoom in"
          className="hidden wide:inline-flex"
          disabled={zoom >= mostZoom}
          onClick={() => zoomBy(1)}
        >
          <ZoomIn aria-hidden />
        </Button>
        {Title === 'h2' && (
          <Button
            look="quiet"
            size="icon"
            aria-label="Pages of the deck"
            aria-expanded={hasRail}
            onClick={() => setRail(!hasRail)}
          >
            <GalleryVertical aria-hidden />
          </Button>
        )}
        {actions}
      </header>
      {shown ? (
        <div className="flex min-h-0 flex-1 flex-col-reverse wide:flex-row">
          {hasRail && (
            <PageRail
              deckId={deckId}
              pages={pages}
              current={current}
              onPage={turn}
              className="flex shrink-0 gap-1 overflow-auto border-t p-2 wide:w-34 wide:flex-col wide:border-t-0 wide:border-r"
            />
          )}
          <div ref={scroller} className="min-h-0 min-w-0 flex-1 overflow-auto p-4">
            <DeckPage deckId={deckId} {...shown} zoom={zoom} quote={current === page ? quote : null} />
            <SlideAsides deckId={deckId} page={current} />
          </div>
        </div>
      ) : (
        <p className="p-6 text-muted">The pages of this deck are not ready yet. They appear once it has been read.</p>
      )}
    </div>
  )
}

type PageTurnerProps = { current: number; count: number; turn: (to: number) => void }

function PageTurner({ current, count, turn }: PageTurnerProps) {
  return (
    <div className="flex items-center gap-0.5">
      <Button
        look="quiet"
        size="icon"
        aria-label="Previous page"
        disabled={current <= 1}
        onClick={() => turn(current - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span className="whitespace-nowrap text-muted text-sm tabular" aria-live="polite">
        {current} of {count}
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label="Next page"
        disabled={current >= count}
        onClick={() => turn(current + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}

function LoadingViewer() {
  return (
    <div className="grid gap-3 p-4" aria-busy>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="aspect-video w-full" />
    </div>
  )
}
