import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import DeckViewer from '#web/features/viewer/deck-viewer.tsx'
import { useDeck } from '#web/features/viewer/viewer-queries.ts'
import { useWorkspaceOf } from '#web/features/workspaces/use-active-workspace.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

/** The deck by itself, at the page and with the quote that its address names. */
export function PitchDeckScreen() {
  const { uuid = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const deck = useDeck(uuid)
  useWorkspaceOf(deck.data?.workspace_id)
  usePageTitle(deck.data ? `${deck.data.name}, deck` : 'Deck')
  const page = Number(search.get('page') ?? '1')
  const main = useRef<HTMLElement>(null)
  // Opened in a tab of its own, the deck turns its pages by keys without a click into it.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <main ref={main} className="h-dvh bg-surface" tabIndex={-1}>
      <DeckViewer
        deckId={uuid}
        titleAs="h1"
        page={Number.isInteger(page) && page >= 1 ? page : 1}
        quote={search.get('quote')}
        onPage={(next) => setSearch({ page: String(next) }, { replace: true })}
        actions={
          deck.data && (
            <Button asChild look="outline" size="small">
              <Link to={paths.dealMemo(deck.data.generated_answer_id)}>
                <ArrowLeft aria-hidden />
                Memo
              </Link>
            </Button>
          )
        }
      />
    </main>
  )
}
