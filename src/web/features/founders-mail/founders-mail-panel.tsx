import { ChevronUp, Mail } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MailKind } from '#contract/founders-mail.ts'
import { passMailRequest } from '#web/lib/memo-requests.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { panelFrame, panelPlace } from './panel-look.ts'
import type { FoundersMailPanelProps } from './panel-props.ts'

const MailPanel = lazy(() => import('./mail-panel.tsx'))

type BarProps = FoundersMailPanelProps & {
  /** How often the memo asked for it; each time it opens. */
  calls: number
}

/** Shows the Ask Founder panel: a bar, or the emails to a deal's founders. Opening it loads its code. */
export function FoundersMailPanel({ calls, ...panel }: BarProps) {
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<MailKind>('ask')
  const everOpen = useEver(open)
  const bar = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (calls === 0) return
    setKind('ask')
    setOpen(true)
  }, [calls])
  useEffect(() => {
    if (everOpen && !open) bar.current?.focus({ preventScroll: true })
  }, [open, everOpen])
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (state !== passMailRequest) return
    setKind('pass')
    setOpen(true)
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [state, navigate, pathname, search])
  return (
    <>
      {!open && (
        <button
          ref={bar}
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className={cn(
            panelPlace,
            // From 1440 px on it stands right of the page's column, which is at most 70% of the window.
            'flex h-11 items-center gap-2 whitespace-nowrap border border-line-strong border-b-0 bg-raised px-4 ' +
              'font-medium shadow-pop transition-colors hover:bg-hover wide:w-31 wide:justify-center wide:gap-1.5 ' +
              'wide:rounded-t-lg wide:px-0 min-[1440px]:right-[calc(var(--side-panel,0px)+1px)]',
          )}
        >
          <Mail aria-hidden className="size-4 text-muted" />
          Ask Founder
          <ChevronUp aria-hidden className="ml-auto size-4 text-muted wide:hidden" />
        </button>
      )}
      {everOpen && (
        <Suspense fallback={<Loading />}>
          <MailPanel {...panel} kind={kind} onKind={setKind} open={open} onCollapse={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Loading() {
  return (
    <div className={cn(panelFrame, 'grid gap-3 p-4')} aria-busy>
      <span className="sr-only">Loading emails…</span>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-9" />
      <Skeleton className="h-56" />
    </div>
  )
}
