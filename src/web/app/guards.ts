import { redirect } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { readToken } from '#web/lib/session.ts'

/** Protected pages: without a stored token the way leads to the sign-in screen. */
export function requireToken(): null {
  if (readToken() === null) throw redirect(paths.signIn)
  return null
}

/** Sign-in and sign-up: whoever is signed in goes on to the deals. */
export function requireNoToken(): null {
  if (readToken() !== null) throw redirect(paths.dealList)
  return null
}

export function entry(): never {
  throw redirect(readToken() === null ? paths.signIn : paths.dealList)
}
