import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

type ErrorStateProps = {
  title: string
  /** Rank of the title: the heading of a screen that shows nothing else. */
  titleAs?: 'h1' | 'h2' | 'p'
  message: string
  onRetry: () => void
  className?: string
  /** Another way on, beside the attempt. */
  children?: ReactNode
}

/** What happened, what to do, and the way to try again. */
export function ErrorState({ title, titleAs: Title = 'p', message, onRetry, className, children }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('grid justify-items-center gap-3 px-6 py-14 text-center', className)}>
      <TriangleAlert aria-hidden className="size-5 text-muted" />
      <div className="grid max-w-md gap-1">
        <Title className="font-semibold">{title}</Title>
        <p className="text-muted">{message}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <Button look="outline" onClick={onRetry}>
          <RotateCw aria-hidden />
          Retry
        </Button>
        {children}
      </div>
    </div>
  )
}
