import { MessageCircleQuestionMark } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askRequest } from '#web/lib/memo-requests.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { cn } from '#web/ui/cn.ts'
import { Opening } from '#web/ui/opening.tsx'

const AskedDeck = lazy(() => import('./asked-deck.tsx'))

/** Opens the sheet in which a memo's deck is asked. Its code is loaded with the first use; the answers stay. */
export function AskBox({ memoId, isShown }: { memoId: string; isShown: boolean }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const everOpen = useEver(open)
  const asked = state === askRequest
  useEffect(() => {
    if (!asked) return
    setOpen(true)
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [asked, navigate, pathname, search])
  return (
    <div className={cn('mx-auto mt-4 w-full max-w-[1280px] print:hidden', !isShown && 'hidden')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={
          'flex h-9 w-full max-w-md items-center gap-2 rounded-md border border-line-strong bg-surface px-3 ' +
          'text-left text-muted shadow-card transition-colors hover:border-muted hover:text-ink'
        }
      >
        <MessageCircleQuestionMark aria-hidden className="size-4 shrink-0" />
        Ask this deck…
      </button>
      {everOpen && (
        <Opening>
          <AskedDeck memoId={memoId} open={open && isShown} onOpen={setOpen} />
        </Opening>
      )}
    </div>
  )
}
