import { Activity, type ComponentProps, lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { countStandings, isHiddenInstruction } from '#contract/count-standings.ts'
import { type Deal, deal } from '#contract/deals.ts'
import type { Memo } from '#contract/memo.ts'
import { allows } from '#contract/roles.ts'
import { FoundersMailPanel } from '#web/features/founders-mail/founders-mail-panel.tsx'
import { type CitationActions, CitationProvider, type PageTarget } from '#web/features/memo/citation-context.tsx'
import { HiddenInstructions } from '#web/features/memo/hidden-instructions.tsx'
import { useDealMemo } from '#web/features/memo/memo-queries.ts'
import { MemoReadView } from '#web/features/memo/read/memo-read-view.tsx'
import { MemoSkeleton } from '#web/features/memo/read/memo-skeleton.tsx'
import { readShow } from '#web/features/memo/show-rows.ts'
import { PrintedCounts, StandingStrip } from '#web/features/memo/standing-strip.tsx'
import { useDealOfMemo, useMostRecentUpdate } from '#web/features/memo/update-queries.ts'
import { PageThumb } from '#web/features/viewer/page-thumb.tsx'
import { useActiveWorkspace, useWorkspaceOf } from '#web/features/workspaces/use-active-workspace.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs, TabsContent } from '#web/ui/tabs.tsx'
import { TranslationsProvider } from '#web/ui/translation.tsx'
import { AskBox } from './ask-box.tsx'
import { DeckPanel } from './deck-panel.tsx'
import { MemoBar } from './memo-bar.tsx'
import { useMemoDecision } from './memo-decision.tsx'
import type { MemoDialog } from './memo-dialogs.tsx'
import { useDeckBeside } from './use-deck-beside.ts'
import { useLoadedWhenIdle } from './use-loaded-when-idle.ts'
import { useMemoSheet } from './use-memo-sheet.ts'
import { usePrintRequest } from './use-print-request.ts'
import { useReviewKey } from './use-review-key.ts'

const PageCrop = lazy(() => import('#web/features/viewer/page-crop.tsx'))
const loadEditView = () => import('./memo-edit.tsx')
const MemoEdit = lazy(loadEditView)
const MemoDialogs = lazy(() => import('./memo-dialogs.tsx'))
const MemoSheets = lazy(() => import('./memo-sheets.tsx'))
const FailedMemo = lazy(() => import('./failed-memo.tsx'))
const SignalsSheet = lazy(() => import('#web/features/memo/signals-sheet.tsx'))
const SeenBeforeNotice = lazy(() => import('#web/features/memo/seen-before.tsx'))
const ChangesView = lazy(() => import('#web/features/memo/versions/changes-view.tsx'))
const RemakeNotice = lazy(() => import('#web/features/memo/regeneration-notice.tsx'))

const views = ['read', 'edit', 'changes'] as const
type View = (typeof views)[number]

/** The deal memo: read view and edit view as tabs that the address keeps, the cited page beside them. */
export function DealMemoScreen({ firstView = 'read' }: { firstView?: View }) {
  const { answerId = '' } = useParams()
  const memo = useDealMemo(answerId)
  // In a later turn than the data, so that the browser can draw and answer keys while a long memo is made ready.
  const isLoaded = useDeferredValue(memo.data !== undefined)
  usePageTitle(memo.data ? `${memo.data.deal.name}, memo` : 'Memo')
  if (memo.isError && !memo.data) {
    const failed = readFailedDeal(memo.error)
    if (failed)
      return (
        <Suspense fallback={<MemoSkeleton />}>
          <FailedMemo deal={failed} />
        </Suspense>
      )
    return (
      <ErrorState
        title="Could not load the memo"
        titleAs="h1"
        message={explainError(memo.error)}
        onRetry={() => void memo.refetch()}
      >
        <Button asChild look="link" size="inline">
          <Link to={paths.dealList}>Go to the deal list</Link>
        </Button>
      </ErrorState>
    )
  }
  if (!memo.data || !isLoaded) return <MemoSkeleton />
  return (
    <TranslationsProvider translations={memo.data.json_response.translations}>
      <LoadedMemo key={answerId} memo={memo.data} firstView={firstView} />
    </TranslationsProvider>
  )
}

/** The deal that comes with the refusal of its memo when it has failed. */
function readFailedDeal(error: Error): Deal | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null
  return deal.safeParse(error.results).data ?? null
}

/** The deal memo, opened on its edit view. */
export function DealEditScreen() {
  return <DealMemoScreen firstView="edit" />
}

function LoadedMemo({ memo, firstView }: { memo: Memo; firstView: View }) {
  const [search, setSearch] = useSearchParams()
  const { workspace } = useActiveWorkspace()
  useWorkspaceOf(memo.workspace_id)
  const canChange = workspace === undefined || allows(workspace.role, 'member')
  const view = readView(search.get('view')) ?? firstView
  const [chosen, setDialog] = useState<MemoDialog | null>(null)
  const sheet = useMemoSheet()
  const dialog = chosen ?? (workspace && canChange && sheet.name === 'links' ? sheet.name : null)
  const [updateOf, setUpdateOf] = useState<string | null>(null)
  const dialogsWanted = useEver(dialog !== null)
  const deal = useDealOfMemo(memo.deal.deal_id, memo.id)
  const decision = useMemoDecision(deal.data, canChange)
  const update = useMostRecentUpdate(memo.source.pitch_deck_id)
  const deck = useDeckBeside(view === 'edit')
  const openUpdate = useCallback((of: string | null) => {
    setUpdateOf(of)
    setDialog('update')
  }, [])
  const actions = useCitationActions(deck.open, openUpdate)
  const [signalsOpen, setSignalsOpen] = useState(false)
  const signalsWanted = useEver(signalsOpen)
  const [founderCalls, setFounderCalls] = useState(0)
  const askFounder = useCallback(() => setFounderCalls((calls) => calls + 1), [])
  const toCheck = useMemo(() => countStandings(memo).to_check, [memo])
  const hasInstructions = memo.flags.signals.some(isHiddenInstruction)
  const printed = useMemo(
    () => (
      <>
        <PrintedCounts memo={memo} />
        {hasInstructions && <HiddenInstructions flags={memo.flags} on="print" />}
      </>
    ),
    [hasInstructions, memo],
  )
  usePrintRequest()
  useLoadedWhenIdle(loadEditView)
  useReviewKey(() => setSearch({ view: 'edit', show: 'check' }, { replace: true, preventScrollReset: true }))
  return (
    <CitationProvider value={actions}>
      <Tabs
        value={view}
        onValueChange={(next) => setSearch({ ...Object.fromEntries(search), view: next }, { replace: true })}
        className="pb-20 print:pb-0"
      >
        <MemoBar
          memoId={memo.id}
          dealId={memo.deal.deal_id}
          decision={decision.control}
          toCheck={toCheck}
          onNearEdit={() => void loadEditView().catch(() => undefined)}
          canChange={canChange}
          isKept={deal.data?.no_model}
          hasChanges={view === 'changes' || (deal.data?.documents_count ?? 1) > 1}
          onOpen={(next) => (next === 'update' ? openUpdate(null) : setDialog(next))}
          onSheet={sheet.open}
        />
        <StandingStrip memo={memo} isEditing={view === 'edit'} onHidden={() => setSignalsOpen(true)} />
        <Notices memo={memo} deal={deal.data} />
        <AskBox memoId={memo.id} isShown={view === 'read'} />
        {hasInstructions && <HiddenInstructions flags={memo.flags} on={view === 'read' ? 'screen' : 'all'} />}
        <TabsContent value="read">
          <MemoReadView memo={memo} onAskFounder={canChange ? askFounder : undefined} printedUnderTitle={printed} />
        </TabsContent>
        <TabsContent value="changes">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ChangesView memo={memo} />
          </Suspense>
        </TabsContent>
        <EditTab
          memo={memo}
          isShown={view === 'edit'}
          show={readShow(search.get('show'))}
          canChange={canChange}
          beside={deck.beside}
          onShowAll={() => setSearch({ view: 'edit' }, { replace: true, preventScrollReset: true })}
          onComment={sheet.comment}
          goTo={sheet.goTo}
        />
      </Tabs>
      {deck.target && <DeckPanel target={deck.target} onTarget={deck.onTarget} takesFocus={!deck.beside.isFollowing} />}
      <Opening>
        {signalsWanted && <SignalsSheet signals={memo.flags.signals} open={signalsOpen} onOpen={setSignalsOpen} />}
        {sheet.isWanted && <MemoSheets memo={memo} sheet={sheet} />}
        {dialogsWanted && (
          <MemoDialogs
            memo={memo}
            deal={deal.data}
            latest={update.data}
            updateOf={updateOf}
            open={dialog}
            onOpen={(next) => {
              setDialog(next)
              if (sheet.name === 'links') sheet.open(null)
            }}
          />
        )}
      </Opening>
      {canChange && (
        <FoundersMailPanel
          memo={memo}
          receivesAnswers={typeof workspace?.relay_address === 'string'}
          calls={founderCalls}
          {...decision.mail}
        />
      )}
    </CitationProvider>
  )
}

/** Says that the memo is regenerated, and that the deal was seen before. */
function Notices({ memo, deal: found }: { memo: Memo; deal: Deal | undefined }) {
  return (
    <>
      <div role="status">
        {found && found.status !== 'completed' && (
          <Suspense>
            <RemakeNotice deal={found} />
          </Suspense>
        )}
      </div>
      {memo.seen_before && memo.seen_before.length > 0 && (
        <Suspense>
          <SeenBeforeNotice memo={memo} earlier={memo.seen_before} />
        </Suspense>
      )}
    </>
  )
}

type EditTabProps = Omit<ComponentProps<typeof MemoEdit>, 'memoId'> & { isShown: boolean }

/** The edit view from its first opening on: drafts outlast a look at the read view. */
function EditTab({ memo, isShown, ...rest }: EditTabProps) {
  const everShown = useEver(isShown)
  if (!everShown) return <TabsContent value="edit" />
  return (
    <TabsContent value="edit" forceMount className="data-[state=inactive]:hidden">
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <h1 tabIndex={-1} className="mb-6 font-semibold font-serif text-3xl leading-tight">
          {memo.deal.name}
        </h1>
        <Suspense fallback={<MemoSkeleton />}>
          <MemoEdit memo={memo} memoId={memo.id} {...rest} />
        </Suspense>
      </Activity>
    </TabsContent>
  )
}

const readView = (text: string | null): View | null => views.find((view) => view === text) ?? null

function useCitationActions(
  openPage: (page: PageTarget) => boolean,
  openUpdate: (of: string | null) => void,
): CitationActions {
  return useMemo(
    () => ({
      openPage,
      openUpdate,
      thumbnail: ({ deckId, page }) => <PageThumb deckId={deckId} page={page} />,
      crop: (target) => (
        <Suspense fallback={<Skeleton className="h-40 rounded-none" />}>
          <PageCrop {...target} />
        </Suspense>
      ),
    }),
    [openPage, openUpdate],
  )
}
