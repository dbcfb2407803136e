import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { flowToast } from '#web/ui/toasts.ts'

/**
 * After a navigation the new place's heading takes the focus, so that a screen reader says where one is; what failed at
 * the place before is not shown any longer.
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
