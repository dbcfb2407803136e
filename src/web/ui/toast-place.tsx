import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { areToastsWanted, onFirstToast, showStoredToast } from './toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The one place where toasts appear, empty until there is one. */
export function ToastPlace() {
  const wanted = useSyncExternalStore(onFirstToast, areToastsWanted)
  useEffect(showStoredToast, [])
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
