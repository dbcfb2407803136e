import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type OpenedLink, useSharedPage } from './shared-memo-queries.ts'

/** The image of a page of the deck, as wide as its place. */
export function SharedPage({ link, page }: { link: OpenedLink; page: number }) {
  const image = useSharedPage(link, page)
  if (image.isError)
    return (
      <div
        role="alert"
        className="grid aspect-video place-content-center justify-items-center gap-3 bg-sunken p-4 text-center"
      >
        <p className="text-muted">{explainError(image.error)}</p>
        <Button look="outline" size="small" onClick={() => void image.refetch()}>
          Retry
        </Button>
      </div>
    )
  if (image.address === null) return <Skeleton className="aspect-video rounded-lg" />
  return <img src={image.address} alt={`Page ${page} of the deck`} className="w-full rounded-lg border" />
}

/** The same in a note about a source; the words beside it name the page. */
export default function SharedThumb({ link, page }: { link: OpenedLink; page: number }) {
  const image = useSharedPage(link, page)
  if (image.isError) return null
  if (image.address === null) return <Skeleton className="aspect-video rounded" />
  return <img src={image.address} alt="" className="w-full rounded border" />
}
