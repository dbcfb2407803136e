const within = '[role="menu"], [role="alertdialog"], [role="dialog"]:not([aria-modal="false"])'

let opener: HTMLElement | null = null

function keepOpener(element: EventTarget | null): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(within)) opener = element
}

keepOpener(document.activeElement)
document.addEventListener('focusin', ({ target }) => keepOpener(target))

/**
 * Gives the focus back when a dialog closes: to what had it last outside of menus and dialogs. The item of a menu that
 * opened the dialog is gone by then, and so is a dialog that led to another.
 */
export function returnFocus(event: Event): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  const place = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
