import { useEffect, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePageImage } from './viewer-queries.ts'

type PageThumbProps = { deckId: string; page: number; ratio?: number; className?: string | undefined }

/** Shows a small page image, fetched once it comes near the view. */
export function PageThumb({ deckId, page, ratio = 16 / 9, className }: PageThumbProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearView(place)
  const image = usePageImage(deckId, page, 'thumb', near)
  return (
    <div
      ref={place}
      className={cn('relative overflow-hidden rounded border bg-sunken', className)}
      style={{ aspectRatio: ratio }}
    >
      {image.address ? (
        <img src={image.address} alt="" className="absolute inset-0 size-full" />
      ) : image.isError ? (
        <span className="absolute inset-0 grid place-items-center text-faint text-xs">No image</span>
      ) : (
        <Skeleton className="absolute inset-0 rounded-none" />
      )}
    </div>
  )
}

/** Whether an element has ever come near the view. */
export function useNearView(place: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [near, place])
  return near
}
