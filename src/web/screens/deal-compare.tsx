import { lazy, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Memo } from '#contract/memo.ts'
import { readAskedDeals } from '#web/features/compare/asked-deals.ts'
import type { CompareParts } from '#web/features/compare/compare-parts.ts'
import { CompareView } from '#web/features/compare/compare-view.tsx'
import { SourceLink } from '#web/features/memo/citation.tsx'
import { type CitationActions, CitationProvider, type PageTarget } from '#web/features/memo/citation-context.tsx'
import { SourcePills } from '#web/features/memo/edit/source-pill.tsx'
import { PageThumb } from '#web/features/viewer/page-thumb.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Opening } from '#web/ui/opening.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { DeckPanel } from './deck-panel.tsx'

const MemoDialogs = lazy(() => import('./memo-dialogs.tsx'))

type OpenUpdate = { memo: Memo; of: string | null }

/** Two to four deals side by side, the cited page beside them. */
export function DealCompareScreen() {
  const [search, setSearch] = useSearchParams()
  const { ids, isTooMany } = readAskedDeals(search.get('deals'))
  const [page, setPage] = useState<PageTarget | null>(null)
  const [update, setUpdate] = useState<OpenUpdate | null>(null)
  const parts = useCompareParts(setPage, setUpdate)
  usePageTitle('Compare Deals')
  return (
    <>
      <PageHeader title="Compare Deals" />
      <CompareView
        ids={ids}
        isTooMany={isTooMany}
        onIds={(next) => setSearch({ deals: next.join(',') }, { replace: true, preventScrollReset: true })}
        parts={parts}
      />
      {page && <DeckPanel target={page} onTarget={setPage} />}
      {update && (
        <Opening>
          <MemoDialogs
            memo={update.memo}
            latest={undefined}
            updateOf={update.of}
            open="update"
            onOpen={() => setUpdate(null)}
          />
        </Opening>
      )}
    </>
  )
}

/** How places are shown and opened: a page beside the comparison, an update in its dialog. */
function useCompareParts(setPage: (page: PageTarget) => void, setUpdate: (update: OpenUpdate) => void): CompareParts {
  const wide = useWideScreen()
  return useMemo(() => {
    const makeActions = (memo: Memo): CitationActions => ({
      openPage: (target) => {
        if (wide) setPage(target)
        return wide
      },
      openUpdate: (of) => setUpdate({ memo, of }),
      thumbnail: ({ deckId, page }) => <PageThumb deckId={deckId} page={page} />,
    })
    return {
      Places: ({ memo, targets }) => (
        <CitationProvider value={makeActions(memo)}>
          <SourcePills targets={targets} />
        </CitationProvider>
      ),
      PlaceLink: ({ memo, target, children }) => (
        <CitationProvider value={makeActions(memo)}>
          <SourceLink target={target} className="underline">
            {children}
          </SourceLink>
        </CitationProvider>
      ),
    }
  }, [wide, setPage, setUpdate])
}
