import { type LoaderFunctionArgs, redirect } from 'react-router'
import { keepAskedPage } from '#web/lib/asked-page.ts'
import { paths } from '#web/lib/paths.ts'
import { readToken } from '#web/lib/session.ts'

/** Protected pages: without a stored token the way leads to the sign-in screen, and from there back to the page. */
export function requireToken({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (readToken() !== null) return null
  const { pathname, search } = new URL(request.url)
  keepAskedPage(`${pathname}${search}`)
  throw redirect(paths.signIn)
}

/** Sign-in and sign-up: whoever is signed in goes on to the deals. */
export function requireNoToken(): null {
  if (readToken() !== null) throw redirect(paths.dealList)
  return null
}

export function redirectFromRoot(): never {
  throw redirect(readToken() === null ? paths.signIn : paths.dealList)
}
