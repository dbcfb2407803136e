// Keys of what a page stores for the next sign-in, in this tab alone.
const askedPageKey = 'ui.asked-page'
const sessionEndKey = 'ui.session-ended'
const signOutKey = 'ui.signed-out'

/** Stores the page that was requested without a sign-in; none right after a sign-out. */
export function keepAskedPage(path: string): void {
  if (sessionStorage.getItem(signOutKey) === null) sessionStorage.setItem(askedPageKey, path)
  sessionStorage.removeItem(signOutKey)
}

/** Returns the page to open after a sign-in, once; null where another person's session had ended. */
export function takeAskedPage(userId: string): string | null {
  const path = sessionStorage.getItem(askedPageKey)
  const owner = sessionStorage.getItem(sessionEndKey)
  sessionStorage.removeItem(askedPageKey)
  sessionStorage.removeItem(sessionEndKey)
  return path !== null && isOwnPage(path) && (owner === null || owner === '' || owner === userId) ? path : null
}

/** Whether an address stays on this server: a path, and not one that a browser reads as another host. */
const isOwnPage = (path: string) => /^\/(?![/\\])/.test(path)

/** Stores that a session has expired, and whose it was. */
export function noteSessionEnd(userId: string): void {
  sessionStorage.setItem(sessionEndKey, userId)
}

export const hasSessionEnded = (): boolean => sessionStorage.getItem(sessionEndKey) !== null

/** Stores that a person signed out: the next sign-in opens the deal list. */
export function noteSignOut(): void {
  sessionStorage.removeItem(askedPageKey)
  sessionStorage.removeItem(sessionEndKey)
  sessionStorage.setItem(signOutKey, 'true')
}
