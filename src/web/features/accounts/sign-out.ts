import { sessionEndpoints } from '#contract/sessions.ts'
import { call } from '#web/lib/api.ts'
import { noteSignOut } from '#web/lib/asked-page.ts'
import { endSession } from '#web/lib/session.ts'

/** Ends the session in the browser at once; the server revokes the token while the page reloads. */
export function signOut(): void {
  call(sessionEndpoints.logOut, {}, { keepalive: true }).catch(reportError)
  noteSignOut()
  endSession()
}

/** The same, and stays on this page, which shows itself to a visitor then. */
export function signOutHere(): void {
  call(sessionEndpoints.logOut, {}, { keepalive: true }).catch(reportError)
  endSession()
}
