import { toast } from 'sonner'

type Words = { title: string; description?: string }
const flowId = 'flow'
const untilDismissed = 1_000_000
const storedToast = 'ui.toast'

const withDescription = ({ description }: Words) => (description === undefined ? {} : { description })

/** Toasts of the signed-in app: several at a time, closing by themselves. */
export const appToast = {
  success: (words: Words) => toast.success(words.title, withDescription(words)),
  error: (words: Words) => toast.error(words.title, withDescription(words)),
}

const inFlow = { id: flowId, duration: untilDismissed }

/** Toasts of sign-in and onboarding: one at a time, staying until dismissed. */
export const flowToast = {
  success: (words: Words) =>
    toast.success(words.title, { description: undefined, ...withDescription(words), ...inFlow }),
  error: (words: Words) => toast.error(words.title, { description: undefined, ...withDescription(words), ...inFlow }),
  dismiss: () => toast.dismiss(flowId),
}

/** Reloads the page; what went wrong is said once it stands again. */
export function reloadPage(failure?: Words): void {
  if (failure) sessionStorage.setItem(storedToast, JSON.stringify(failure))
  window.location.reload()
}

/** Says what the page before the reload had left to say. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(storedToast)
  if (stored === null) return
  sessionStorage.removeItem(storedToast)
  // Written by `reloadPage` in this tab and by nothing else.
  appToast.error(JSON.parse(stored) as Words)
}
