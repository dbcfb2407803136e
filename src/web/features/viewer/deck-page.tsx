import { useEffect, useRef } from 'react'
import type { Box } from '#contract/decks.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { QuoteTranslation } from '#web/ui/translation.tsx'
import { litLook } from './lit-look.ts'
import { usePageImage, useQuoteBoxes } from './viewer-queries.ts'

type DeckPageProps = {
  deckId: string
  page: number
  width: number
  height: number
  quote: string | null
  /** How many times as wide as the room that it has. */
  zoom?: number
}

/** Shows one page of a deck with the cited quote highlighted. */
export function DeckPage({ deckId, page, width, height, quote, zoom = 1 }: DeckPageProps) {
  const image = usePageImage(deckId, page, 'full')
  const found = useQuoteBoxes(deckId, page, quote)
  return (
    <figure className="grid gap-2">
      <div
        className="relative overflow-hidden rounded-lg border bg-sunken shadow-card"
        style={{ aspectRatio: `${width} / ${height}`, width: `${zoom * 100}%` }}
      >
        {image.address ? (
          <img src={image.address} alt={`Page ${page} of the deck`} className="absolute inset-0 size-full" />
        ) : image.isError ? (
          <MissingPage message={image.error.message} onRetry={() => void image.refetch()} />
        ) : (
          <Skeleton className="absolute inset-0 rounded-none" />
        )}
        {image.address && <QuoteBoxes boxes={found.data?.boxes ?? []} />}
      </div>
      {quote !== null && (
        <QuoteCaption quote={quote} lit={found.data ? found.data.boxes.length > 0 : null} page={page} />
      )}
    </figure>
  )
}

/** Rectangles over the page image, in percent of the page; the first is scrolled into view. */
function QuoteBoxes({ boxes }: { boxes: readonly Box[] }) {
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (boxes.length > 0) first.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [boxes])
  const percent = (share: number) => `${share * 100}%`
  return boxes.map((box, index) => (
    <div
      key={`${box.x} ${box.y} ${box.width}`}
      ref={index === 0 ? first : undefined}
      data-testid="lit-quote"
      className={litLook}
      style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
    />
  ))
}

function QuoteCaption({ quote, lit, page }: { quote: string; lit: boolean | null; page: number }) {
  return (
    <figcaption className="text-muted text-sm" aria-live="polite">
      <q className="own-direction font-serif text-ink">{quote}</q>
      {lit === true && <span> — highlighted on page {page}</span>}
      {lit === false && <span className="text-amber"> — not found word for word on page {page}</span>}
      <QuoteTranslation quote={quote} className="mt-0.5 text-sm" />
    </figcaption>
  )
}

function MissingPage({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
      <p className="text-muted">{message}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
