import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { accountEndpoints } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { leaveForGoogle } from './google-return.ts'

function useGoogle() {
  const methods = useQuery({
    queryKey: ['sign-in methods'],
    queryFn: ({ signal }) => call(accountEndpoints.signInMethods, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (methods.data?.google) return { ready: true, whyNot: null }
  if (methods.data) return { ready: false, whyNot: 'Google sign-in is not set up on this server.' }
  return { ready: false, whyNot: methods.isError ? 'The server can’t be reached. Reload the page to try again.' : null }
}

type GoogleButtonProps = {
  children: string
  /** Called before the page is left. */
  onLeave?: () => void
}

export function GoogleButton({ children, onLeave }: GoogleButtonProps) {
  const { ready, whyNot } = useGoogle()
  const leave = () => {
    onLeave?.()
    leaveForGoogle()
  }
  if (!ready) return <UnusableButton whyNot={whyNot}>{children}</UnusableButton>
  return (
    <Button look="outline" size="large" className="w-full" onClick={leave}>
      <Mark />
      {children}
    </Button>
  )
}

/**
 * Shows a button that can't be used but stays reachable by keyboard, so that everyone can read why. The tooltip is
 * plain CSS: the app's tooltips would add a tenth to the code of the first screen.
 */
function UnusableButton({ whyNot, children }: { whyNot: string | null; children: ReactNode }) {
  const id = useId()
  return (
    <div className="group relative">
      <Button
        look="outline"
        size="large"
        aria-disabled
        aria-describedby={whyNot === null ? undefined : id}
        className="w-full cursor-not-allowed text-faint shadow-none hover:bg-surface"
      >
        <Mark />
        {children}
      </Button>
      {whyNot !== null && (
        <span
          id={id}
          role="tooltip"
          className={
            'pointer-events-none invisible absolute bottom-full left-1/2 mb-1.5 w-max max-w-full ' +
            '-translate-x-1/2 rounded-md bg-strong px-2.5 py-1.5 text-center text-on-strong text-xs ' +
            'group-focus-within:visible group-hover:visible'
          }
        >
          {whyNot}
        </span>
      )}
    </div>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.4">
      <path d="M19.2 7.2A8.6 8.6 0 1 0 20.6 12H12.4" />
    </svg>
  )
}
