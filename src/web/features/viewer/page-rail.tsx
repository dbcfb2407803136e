import { useEffect, useRef } from 'react'
import { cn } from '#web/ui/cn.ts'
import { PageThumb } from './page-thumb.tsx'

type PageRailProps = {
  deckId: string
  pages: ReadonlyArray<{ page: number; width: number; height: number }>
  current: number
  onPage: (page: number) => void
  className?: string
}

/** Lists the pages of the deck as small images; the current one is outlined and kept in view. */
export function PageRail({ deckId, pages, current, onPage, className }: PageRailProps) {
  const currentButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current button changes with the current page
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up and fail on.
    currentButton.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav aria-label="Pages of the deck" className={className}>
      <ol className="contents">
        {pages.map(({ page, width, height }) => (
          <li key={page} className="shrink-0">
            <button
              type="button"
              ref={page === current ? currentButton : undefined}
              aria-current={page === current ? 'page' : undefined}
              aria-label={`Page ${page}`}
              onClick={() => onPage(page)}
              className={cn(
                'grid w-28 gap-1 rounded-md p-1 text-faint text-xs tabular hover:bg-hover',
                page === current && 'bg-hover font-medium text-ink',
              )}
            >
              <PageThumb
                deckId={deckId}
                page={page}
                ratio={width / height}
                className={page === current ? 'border-ink' : undefined}
              />
              {page}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
