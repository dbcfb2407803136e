import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sampleRequest } from '#web/lib/sample-request.ts'

/** Loads the sample deck if the navigation asked for it; going back does not load it again. */
export function useSampleRequest(load: () => void): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const loadNow = useEffectEvent(load)
  const asked = state === sampleRequest
  useEffect(() => {
    if (!asked) return
    // In a turn of its own, which a first run of effects for the development build takes back.
    const timer = setTimeout(() => {
      void navigate(pathname, { replace: true, state: null })
      loadNow()
    })
    return () => clearTimeout(timer)
  }, [asked, navigate, pathname])
}
