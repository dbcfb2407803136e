import { Link2Off } from 'lucide-react'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GateForm } from './gate-form.tsx'

/** Why a memo link does not open, and what can be done: the form for what it asks, a word that it has ended, another attempt. */
export function RefusedLink({ linkKey, error, onRetry }: { linkKey: string; error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 401) return <GateForm linkKey={linkKey} refusal={error} />
  if (error instanceof ApiError && (error.code === 404 || error.code === 410))
    return (
      <div className="grid justify-items-center gap-2 py-14 text-center">
        <Link2Off aria-hidden className="size-5 text-muted" />
        <h1 className="font-semibold text-xl">
          {error.code === 410 ? 'This link has ended' : 'This link does not work'}
        </h1>
        <p className="max-w-md text-muted">Ask the person who sent it for a new one.</p>
      </div>
    )
  return <ErrorState title="Could not open the memo" titleAs="h1" message={explainError(error)} onRetry={onRetry} />
}
