import { type CSSProperties, useRef } from 'react'
import type { Box } from '#contract/decks.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { litLook } from './lit-look.ts'
import { useNearView } from './page-thumb.tsx'
import { useDeck, usePageImage, useQuoteBoxes } from './viewer-queries.ts'

type PageCropProps = { deckId: string; page: number; quote: string | null }

/** How far a page is enlarged at most, so that small print can be read and is still recognised as part of its page. */
const mostEnlarged = 2.5

/** Shows the part of a page round its quote, 160 px high; the page is fetched once it comes near the view. */
export default function PageCrop({ deckId, page, quote }: PageCropProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearView(place)
  const deck = useDeck(deckId)
  const image = usePageImage(deckId, page, 'full', near)
  const found = useQuoteBoxes(deckId, page, near ? quote : null)
  const size = deck.data?.pages.find((one) => one.page === page)
  const boxes = found.data?.boxes ?? []
  return (
    <span ref={place} className="relative block h-40 overflow-hidden bg-sunken [container-type:inline-size]">
      {image.isError || found.isError ? (
        <span className="absolute inset-0 grid place-items-center text-muted text-sm">
          Page {page} could not be loaded
        </span>
      ) : image.address && size && !found.isPending ? (
        <span className="absolute block" style={placePage(boxes, size.width / size.height)}>
          <img src={image.address} alt="" className="absolute inset-0 size-full" />
          {boxes.map((box) => (
            <span
              key={`${box.x} ${box.y} ${box.width}`}
              className={litLook}
              style={{
                left: `${box.x * 100}%`,
                top: `${box.y * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
            />
          ))}
        </span>
      ) : (
        <Skeleton className="absolute inset-0 rounded-none" />
      )}
    </span>
  )
}

/** Places a page in a window of 160 px so that the quote stands in its middle, without leaving the page. */
function placePage(boxes: readonly Box[], ratio: number): CSSProperties {
  const left = Math.min(...boxes.map(({ x }) => x), 1)
  const right = Math.max(...boxes.map(({ x, width }) => x + width), 0)
  const isLit = boxes.length > 0
  const scale = isLit ? Math.min(mostEnlarged, Math.max(1, 0.9 / (right - left))) : 1
  const [first] = boxes
  const across = isLit ? (left + right) / 2 : 0.5
  const down = first ? first.y + first.height / 2 : 0
  const offset = Math.min(0, Math.max(100 - scale * 100, 50 - across * scale * 100))
  const height = `${(scale * 100) / ratio}cqw`
  return {
    width: `${scale * 100}%`,
    height,
    left: `${offset}%`,
    top: `min(0px, max(160px - ${height}, 80px - ${down} * ${height}))`,
  }
}
