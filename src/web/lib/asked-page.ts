// What a page leaves behind for the sign-in that follows it, in this tab alone.
const askedPageKey = 'ui.asked-page'
const sessionEndKey = 'ui.session-ended'
const signOutKey = 'ui.signed-out'

/** Remembers the page that somebody who is not signed in asked for; none after they signed out themselves. */
export function keepAskedPage(path: string): void {
  if (sessionStorage.getItem(signOutKey) === null) sessionStorage.setItem(askedPageKey, path)
  sessionStorage.removeItem(signOutKey)
}

/** The page to go on to after a sign-in, once; null for somebody else than whose session had ended. */
export function takeAskedPage(userId: string): string | null {
  const path = sessionStorage.getItem(askedPageKey)
  const owner = sessionStorage.getItem(sessionEndKey)
  sessionStorage.removeItem(askedPageKey)
  sessionStorage.removeItem(sessionEndKey)
  return path !== null && isOwnPage(path) && (owner === null || owner === '' || owner === userId) ? path : null
}

/** Whether an address stays on this server: a path, and not one that a browser reads as another host. */
const isOwnPage = (path: string) => /^\/(?![/\\])/.test(path)

/** Notes that a session has ended by itself, and whose it was. */
export function noteSessionEnd(userId: string): void {
  sessionStorage.setItem(sessionEndKey, userId)
}

export const hasSessionEnded = (): boolean => sessionStorage.getItem(sessionEndKey) !== null

/** Notes that somebody signed out: whoever signs in next begins at the start. */
export function noteSignOut(): void {
  sessionStorage.removeItem(askedPageKey)
  sessionStorage.removeItem(sessionEndKey)
  sessionStorage.setItem(signOutKey, 'true')
}
