import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { printRequest } from '#web/lib/memo-requests.ts'

/** Prints the page once the screen is shown, if the navigation asked for it; going back does not print again. */
export function usePrintRequest(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = state === printRequest
  useEffect(() => {
    if (!asked) return
    // The view that was chosen with the request is in the page one turn later.
    const timer = setTimeout(() => {
      void navigate({ pathname, search }, { replace: true, state: null })
      window.print()
    })
    return () => clearTimeout(timer)
  }, [asked, navigate, pathname, search])
}
