import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

type ErrorStateProps = { title: string; message: string; onRetry: () => void; className?: string }

/** What happened, what to do, and the way to try again. */
export function ErrorState({ title, message, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('grid justify-items-center gap-3 px-6 py-14 text-center', className)}>
      <TriangleAlert aria-hidden className="size-5 text-muted" />
      <div className="grid max-w-md gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{message}</p>
      </div>
      <Button look="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    </div>
  )
}
