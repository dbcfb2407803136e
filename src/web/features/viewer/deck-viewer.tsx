import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { explain } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeckPage } from './deck-page.tsx'
import { PageRail } from './page-rail.tsx'
import { useDeck } from './viewer-queries.ts'

type DeckViewerProps = {
  deckId: string
  page: number
  quote: string | null
  onPage: (page: number) => void
  /** Beside the pages' position: what the place that shows the viewer adds (close, back to the memo). */
  actions?: ReactNode
}

/** Page list, the page, the cited quote lit. Arrow keys and Page Up or Down turn pages. */
export default function DeckViewer({ deckId, page, quote, onPage, actions }: DeckViewerProps) {
  const deck = useDeck(deckId)
  const scroller = useRef<HTMLDivElement>(null)
  if (deck.isPending) return <LoadingViewer />
  if (deck.isError)
    return (
      <ErrorState title="The deck can’t be shown" message={explain(deck.error)} onRetry={() => void deck.refetch()} />
    )
  const { pages, name, page_count: count } = deck.data
  const current = Math.min(Math.max(page, 1), Math.max(count, 1))
  const shown = pages.find((one) => one.page === current)
  const turn = (to: number) => {
    if (to < 1 || to > count) return
    scroller.current?.scrollTo({ top: 0 })
    onPage(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on any control inside turn pages
    <div className="flex h-full min-h-0 flex-col" onKeyDown={(event) => turnByKey(event, current, turn)}>
      <header className="flex items-center gap-2 border-b px-4 py-2.5">
        <h2 className="min-w-0 flex-1 truncate font-semibold" title={name}>
          {name}
        </h2>
        <PageTurner current={current} count={count} turn={turn} />
        {actions}
      </header>
      {shown ? (
        <div className="flex min-h-0 flex-1 flex-col-reverse wide:flex-row">
          <PageRail
            deckId={deckId}
            pages={pages}
            current={current}
            onPage={turn}
            className="flex shrink-0 gap-1 overflow-auto border-t p-2 wide:w-34 wide:flex-col wide:border-t-0 wide:border-r"
          />
          <div ref={scroller} className="min-h-0 min-w-0 flex-1 overflow-auto p-4">
            <DeckPage deckId={deckId} {...shown} quote={current === page ? quote : null} />
          </div>
        </div>
      ) : (
        <p className="p-6 text-muted">The pages of this deck are not ready yet. They appear once it has been read.</p>
      )}
    </div>
  )
}

function turnByKey(event: KeyboardEvent, current: number, turn: (to: number) => void) {
  const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  turn(current + step)
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
