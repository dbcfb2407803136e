import { accountEndpoints, type GoogleReturn, googleReturn } from '#contract/accounts.ts'
import { buildAddress } from '#web/lib/api.ts'

type Failure = Extract<GoogleReturn, { google_failure: string }>['google_failure']
type SignedIn = Exclude<GoogleReturn, { google_failure: string }>

const handoverKey = 'ui.google-handover'

/** The message for each failure of a sign-in with Google. */
export const googleFailureTexts: Record<Failure, string> = {
  'not-set-up': 'Google sign-in is not set up on this server.',
  expired: 'The sign-in with Google took too long, or was started in another window. Try again.',
  refused: 'Google was not allowed to say who you are. Try again, or use your password.',
  unverified: 'Google has not verified the email of that account. Verify it at Google, or sign up with a password.',
  'needs-code': 'This account has two-factor sign-in. Sign in with your password and a code.',
  unreachable: 'Google can’t be reached just now. Try again in a few minutes.',
  failed: 'Could not sign in with Google. Try again.',
}

/** Goes to Google. The tab keeps a secret number by which it knows its own sign-in. */
export function leaveForGoogle(): void {
  const handover = crypto.getRandomValues(new Uint32Array(4)).join('-')
  sessionStorage.setItem(handoverKey, handover)
  window.location.assign(buildAddress(accountEndpoints.startGoogleSignIn.path, { query: { handover } }))
}

/**
 * Returns what the address has after a return from Google and removes it from there; null without a return. A token
 * that this tab did not ask for is refused: a link with a foreign token would make people work in another account.
 */
export function takeGoogleReturn(): SignedIn | Failure | null {
  const found = googleReturn.safeParse(Object.fromEntries(new URLSearchParams(window.location.hash.slice(1))))
  if (!found.success) return null
  window.history.replaceState(window.history.state, '', window.location.pathname)
  const expected = sessionStorage.getItem(handoverKey)
  sessionStorage.removeItem(handoverKey)
  if ('google_failure' in found.data) return found.data.google_failure
  return found.data.handover === expected ? found.data : 'expired'
}
