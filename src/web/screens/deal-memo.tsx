import { Printer, X } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Memo } from '#contract/memo.ts'
import { type CitationActions, CitationProvider, type PageTarget } from '#web/features/memo/citation-context.tsx'
import { MemoEditView } from '#web/features/memo/edit/memo-edit-view.tsx'
import { useDealMemo } from '#web/features/memo/memo-queries.ts'
import { MemoReadView } from '#web/features/memo/read/memo-read-view.tsx'
import { MemoSkeleton } from '#web/features/memo/read/memo-skeleton.tsx'
import { UpdateDialog } from '#web/features/memo/update-dialog.tsx'
import { PageThumb } from '#web/features/viewer/page-thumb.tsx'
import { explain } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'

const DeckViewer = lazy(() => import('#web/features/viewer/deck-viewer.tsx'))

type View = 'read' | 'edit'

/** The deal memo: read view and edit view as tabs that the address keeps, the cited page beside them. */
export function DealMemoScreen({ firstView = 'read' }: { firstView?: View }) {
  const { answerId = '' } = useParams()
  const memo = useDealMemo(answerId)
  usePageTitle(memo.data ? `${memo.data.deal.name}, memo` : 'Memo')
  if (memo.isPending) return <MemoSkeleton />
  if (memo.isError)
    return (
      <ErrorState title="The memo can’t be shown" message={explain(memo.error)} onRetry={() => void memo.refetch()} />
    )
  return <LoadedMemo key={answerId} memo={memo.data} firstView={firstView} />
}

function LoadedMemo({ memo, firstView }: { memo: Memo; firstView: View }) {
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search.get('view')) ?? firstView
  const [page, setPage] = useState<PageTarget | null>(null)
  const [updateOpen, setUpdateOpen] = useState(false)
  const wide = useWideScreen()
  const actions = useCitationActions(wide, setPage, setUpdateOpen)
  return (
    <CitationProvider value={actions}>
      <Tabs value={view} onValueChange={(next) => setSearch({ view: next }, { replace: true })}>
        <MemoBar />
        <TabsContent value="read">
          <MemoReadView memo={memo} />
        </TabsContent>
        <TabsContent value="edit">
          <h1 tabIndex={-1} className="mb-6 font-semibold font-serif text-3xl leading-tight">
            {memo.deal.name}
          </h1>
          <MemoEditView memo={memo} memoId={memo.id} />
        </TabsContent>
      </Tabs>
      {page && <DeckPanel target={page} onTarget={setPage} />}
      <UpdateDialog
        dealName={memo.deal.name}
        update={memo.additional_data}
        open={updateOpen}
        onOpenChange={setUpdateOpen}
      />
    </CitationProvider>
  )
}

const viewOf = (text: string | null): View | null => (text === 'read' || text === 'edit' ? text : null)

function useCitationActions(
  wide: boolean,
  setPage: (page: PageTarget) => void,
  setUpdateOpen: (open: boolean) => void,
): CitationActions {
  const openPage = useCallback(
    (target: PageTarget) => {
      if (wide) setPage(target)
      return wide
    },
    [wide, setPage],
  )
  return useMemo(
    () => ({
      openPage,
      openUpdate: () => setUpdateOpen(true),
      thumbnail: ({ deckId, page }) => <PageThumb deckId={deckId} page={page} />,
    }),
    [openPage, setUpdateOpen],
  )
}

function MemoBar() {
  return (
    <div className="flex items-center justify-between gap-4 border-b print:hidden">
      <div className="flex items-center gap-6">
        <Link to={paths.root} className="font-semibold font-serif text-lg">
          Firstread
        </Link>
        <TabsList className="border-0 pt-1.5" aria-label="Views of the memo">
          <TabsTrigger value="read">Read</TabsTrigger>
          <TabsTrigger value="edit">Edit</TabsTrigger>
        </TabsList>
      </div>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
    </div>
  )
}

function DeckPanel({ target, onTarget }: { target: PageTarget; onTarget: (target: PageTarget | null) => void }) {
  return (
    <SidePanel label="Pitch deck" onClose={() => onTarget(null)}>
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
