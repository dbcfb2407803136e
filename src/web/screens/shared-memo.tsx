import { Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { expandSharedMemo } from '#contract/expand-shared-memo.ts'
import type { SharedMemo } from '#contract/shared-memo.ts'
import { type CitationActions, CitationProvider } from '#web/features/memo/citation-context.tsx'
import { HiddenInstructions } from '#web/features/memo/hidden-instructions.tsx'
import { OutsidePrintedCounts, OutsideStrip } from '#web/features/memo/outside-strip.tsx'
import { MemoReadView } from '#web/features/memo/read/memo-read-view.tsx'
import { MemoSkeleton } from '#web/features/memo/read/memo-skeleton.tsx'
import { RefusedLink } from '#web/features/memo-links/refused-link.tsx'
import { type OpenedLink, useSavePdf, useSharedMemo } from '#web/features/memo-links/shared-memo-queries.ts'
import { useSeen } from '#web/features/memo-links/use-seen.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import type { SourceTarget } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TranslationsProvider } from '#web/ui/translation.tsx'

const SourceDialog = lazy(() => import('#web/features/memo-links/source-dialog.tsx'))
const SharedThumb = lazy(() => import('#web/features/memo-links/shared-page.tsx'))

/** The public page behind a memo link: what it asks for, then the memo to read. */
export function SharedMemoScreen() {
  const { key = '' } = useParams()
  const opened = useSharedMemo(key)
  usePageTitle(opened.data ? `${opened.data.memo.name}, memo` : 'Memo')
  return (
    <>
      {/* The address opens the memo: it is for one person, not for search engines or other sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {opened.data ? (
        <OpenedMemo key={key} linkKey={key} ticket={opened.data.ticket} shared={opened.data.memo} />
      ) : (
        <main tabIndex={-1} className="mx-auto grid w-full max-w-3xl gap-10 px-5 py-8 wide:py-14">
          <Logo />
          {opened.error ? (
            <RefusedLink linkKey={key} error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <MemoSkeleton />
          )}
        </main>
      )}
    </>
  )
}

function OpenedMemo({ linkKey, ticket, shared }: OpenedLink & { shared: SharedMemo }) {
  const memo = useMemo(() => expandSharedMemo(shared), [shared])
  const link = useMemo(() => ({ linkKey, ticket }), [linkKey, ticket])
  const [source, setSource] = useState<SourceTarget | null>(null)
  const { notePart, notePage } = useSeen(link)
  const { pitch_deck_id: deckId } = shared
  const pages = shared.pages ?? 0
  const actions = useOutsideActions({ link, deckId, pages, onSource: setSource })
  const printed = useMemo(
    () => (
      <>
        <OutsidePrintedCounts counts={shared.counts} />
        {shared.hidden_instructions.length > 0 && <HiddenInstructions flags={memo.flags} on="print" />}
      </>
    ),
    [memo, shared],
  )
  const main = useRef<HTMLElement>(null)
  // The form that was answered is no longer there to hold the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const shownPages = source?.kind === 'page' && source.deckId === deckId ? pages : 0
  const shownPage = source?.kind === 'page' && source.page <= shownPages ? source.page : null
  useEffect(() => {
    if (shownPage === null) return
    notePart('Deck')
    notePage(shownPage)
  }, [shownPage, notePart, notePage])
  return (
    <CitationProvider value={actions}>
      <TranslationsProvider translations={memo.json_response.translations}>
        <main
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-[1344px] px-4 py-5 outline-none wide:px-8 wide:py-8 print:max-w-none print:p-0"
        >
          <Header madeOn={shared.made_on}>
            {shared.has_pdf && <PdfButton link={link} onSaved={() => notePart('PDF')} />}
          </Header>
          <OutsideStrip counts={shared.counts} />
          {shared.hidden_instructions.length > 0 && <HiddenInstructions flags={memo.flags} on="screen" />}
          <div className="pt-5">
            <MemoReadView memo={memo} printedUnderTitle={printed} />
          </div>
        </main>
        {source && (
          <Suspense>
            <SourceDialog
              link={link}
              target={source}
              pages={shownPages}
              onPage={(page) => setSource({ kind: 'page', deckId, page, quote: null })}
              onClose={() => setSource(null)}
            />
          </Suspense>
        )}
      </TranslationsProvider>
    </CitationProvider>
  )
}

function Header({ madeOn, children }: { madeOn: string; children: ReactNode }) {
  return (
    <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
      <Logo className="print:hidden" />
      <p className="order-last w-full text-muted text-sm wide:order-none wide:w-auto wide:flex-1">
        Memo of <time dateTime={madeOn}>{formatDay(madeOn)}</time>, shared with you
      </p>
      {children}
    </header>
  )
}

function PdfButton({ link, onSaved }: { link: OpenedLink; onSaved: () => void }) {
  const save = useSavePdf(link)
  return (
    <Button
      look="outline"
      size="small"
      disabled={save.isPending}
      className="print:hidden"
      onClick={() => save.mutate(undefined, { onSuccess: onSaved })}
    >
      {save.isPending ? <Spinner /> : <Download aria-hidden />}
      Save as PDF
    </Button>
  )
}

type OutsideProps = {
  link: OpenedLink
  deckId: string
  /** How many pages of the deck are shown; 0 for none. */
  pages: number
  onSource: (target: SourceTarget) => void
}

/** What citations do for a reader outside the workspace. */
function useOutsideActions({ link, deckId, pages, onSource }: OutsideProps): CitationActions {
  return useMemo(
    () => ({
      openPage: () => false,
      openUpdate: () => {},
      thumbnail: (target) =>
        target.deckId === deckId && target.page <= pages ? (
          <Suspense>
            <SharedThumb link={link} page={target.page} />
          </Suspense>
        ) : null,
      outside: {
        showSource: onSource,
        showDeck: pages > 0 ? () => onSource({ kind: 'page', deckId, page: 1, quote: null }) : null,
      },
    }),
    [link, deckId, pages, onSource],
  )
}
