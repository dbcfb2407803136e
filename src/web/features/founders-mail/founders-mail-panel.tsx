import { ChevronUp, Mail } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Memo } from '#contract/memo.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { panelFrame, panelPlace } from './panel-look.ts'

const MailPanel = lazy(() => import('./mail-panel.tsx'))

type FoundersMailPanelProps = { memo: Memo; receivesAnswers: boolean }

/** Shows the Ask Founder panel: a bar, or the emails to a deal's founders. Opening it loads its code. */
export function FoundersMailPanel({ memo, receivesAnswers }: FoundersMailPanelProps) {
  const [open, setOpen] = useState(false)
  const everOpen = useEver(open)
  const bar = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (everOpen && !open) bar.current?.focus({ preventScroll: true })
  }, [open, everOpen])
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
            'flex h-11 items-center gap-2 border border-line-strong border-b-0 bg-raised px-4 font-medium ' +
              'shadow-pop transition-colors hover:bg-hover wide:w-72 wide:rounded-t-lg',
          )}
        >
          <Mail aria-hidden className="size-4 text-muted" />
          Ask Founder
          <ChevronUp aria-hidden className="ml-auto size-4 text-muted" />
        </button>
      )}
      {everOpen && (
        <Suspense fallback={<Loading />}>
          <MailPanel memo={memo} receivesAnswers={receivesAnswers} open={open} onCollapse={() => setOpen(false)} />
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
