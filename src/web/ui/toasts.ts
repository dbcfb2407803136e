import type { toast as Toast } from 'sonner'

type Words = { title: string; description?: string }
type ToastButton = { label: string; onClick: () => void }
/** A toast with one button or two, which also close it; one with an id can be dismissed. */
type ActionWords = Words & { action?: ToastButton; other?: ToastButton; id?: string }
const untilDismissed = 1_000_000
/** A toast with a description takes longer to read than a title alone, which goes after 4000 ms. */
const describedDuration = 5_000
const storedToast = 'ui.toast'

let wanted = false
let whenWanted: () => void = () => {}

export const areToastsWanted = (): boolean => wanted

/** Calls back at the first toast; returns the function that stops it. There is one listener: the toaster's place. */
export function onFirstToast(listener: () => void): () => void {
  whenWanted = listener
  return () => {
    whenWanted = () => {}
  }
}

/** The toast library comes with the first toast: most visits to a screen show none. */
function show(display: (toast: typeof Toast) => unknown): void {
  wanted = true
  whenWanted()
  import('sonner').then(({ toast }) => display(toast)).catch(reportError)
}

const makeOptions = ({ description, action, other, id }: ActionWords) => ({
  ...(description !== undefined && { description, duration: describedDuration }),
  ...(action && { action }),
  ...(other && { cancel: other }),
  ...(id !== undefined && { id }),
})

/** Toasts of the signed-in app: several at a time, closing by themselves. */
export const appToast = {
  success: (words: ActionWords) => show((toast) => toast.success(words.title, makeOptions(words))),
  error: (words: Words) => show((toast) => toast.error(words.title, makeOptions(words))),
  dismiss: (id: string) => {
    if (wanted) show((toast) => toast.dismiss(id))
  },
}

let flowToasts = 0
let flowLook: 'success' | 'error' = 'success'
/** A number for each: a toast that took the id of one on its way out would go with it. */
const makeFlowId = () => `flow ${flowToasts}`

function showInFlow(look: 'success' | 'error', words: Words): void {
  show((toast) => {
    toast.dismiss(makeFlowId())
    flowToasts += 1
    flowLook = look
    toast[look](words.title, { ...makeOptions(words), id: makeFlowId(), duration: untilDismissed })
  })
}

/** Toasts of sign-in and onboarding: one at a time, staying until dismissed. */
export const flowToast = {
  success: (words: Words) => showInFlow('success', words),
  error: (words: Words) => showInFlow('error', words),
  dismiss: () => {
    if (wanted) show((toast) => toast.dismiss(makeFlowId()))
  },
  /** A failure belongs to the screen where it happened; a success is often shown on the next one. */
  dismissFailure: () => {
    if (wanted)
      show((toast) => {
        if (flowLook === 'error') toast.dismiss(makeFlowId())
      })
  },
}

/** Reloads the page, which then shows the failure, if any. */
export function reloadPage(failure?: Words): void {
  if (failure) sessionStorage.setItem(storedToast, JSON.stringify(failure))
  window.location.reload()
}

/** Shows the failure that the page stored before it was reloaded. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(storedToast)
  if (stored === null) return
  sessionStorage.removeItem(storedToast)
  // Written by `reloadPage` in this tab and by nothing else.
  appToast.error(JSON.parse(stored) as Words)
}
