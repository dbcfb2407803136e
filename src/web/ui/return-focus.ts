const within = '[role="menu"], [role="alertdialog"], [role="dialog"]:not([aria-modal="false"])'

let opener: HTMLElement | null = null

function keepOpener(element: EventTarget | null): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(within)) opener = element
}

keepOpener(document.activeElement)
document.addEventListener('focusin', ({ target }) => keepOpener(target))

/**
 * Gives the focus back when a dialog closes: to the last element outside menus and dialogs that had it. The menu item
 * that opened the dialog no longer exists by then, nor does a dialog that led to another.
 */
export function returnFocus(event: Event): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  const place = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
