import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { flowToast } from '#web/ui/toasts.ts'

/**
 * Focuses the heading of the new screen after a navigation, so that a screen reader announces it, and dismisses the
 * failure of the previous screen.
 */
function useArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    flowToast.dismissFailure()
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

export function Root() {
  useArrival()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
