import { MessageCircleQuestionMark } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askRequest } from '#web/lib/memo-requests.ts'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AskedDeck = lazy(() => import('./asked-deck.tsx'))

/** Shows the question box above a memo. Its code is loaded with the first use; the answers stay. */
export function AskBox({ memoId, isShown }: { memoId: string; isShown: boolean }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [calls, setCalls] = useState(0)
  const asked = state === askRequest
  useEffect(() => {
    if (!asked) return
    setCalls((count) => count + 1)
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [asked, navigate, pathname, search])
  return (
    <div className={cn('mx-auto mt-4 w-full max-w-[1280px] print:hidden', !isShown && 'hidden')}>
      {calls === 0 ? (
        <button
          type="button"
          onClick={() => setCalls(1)}
          className={
            'flex h-9 w-full max-w-md items-center gap-2 rounded-md border border-line-strong bg-surface px-3 ' +
            'text-left text-muted shadow-card transition-colors hover:border-muted hover:text-ink'
          }
        >
          <MessageCircleQuestionMark aria-hidden className="size-4 shrink-0" />
          Ask this deck…
        </button>
      ) : (
        <Suspense fallback={<Skeleton className="h-9 max-w-md" />}>
          <AskedDeck memoId={memoId} calls={calls} />
        </Suspense>
      )}
    </div>
  )
}
