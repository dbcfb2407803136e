import { type LoaderFunctionArgs, redirect } from 'react-router'
import { keepAskedPage } from '#web/lib/asked-page.ts'
import { paths } from '#web/lib/paths.ts'
import { readToken } from '#web/lib/session.ts'

/** Redirects to the sign-in screen where no token is stored; after the sign-in the same page is opened. */
export function requireToken({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (readToken() !== null) return null
  const { pathname, search } = new URL(request.url)
  keepAskedPage(`${pathname}${search}`)
  throw redirect(paths.signIn)
}

/** Redirects a signed-in person from sign-in and sign-up to the deals. */
export function requireNoToken(): null {
  if (readToken() !== null) throw redirect(paths.dealList)
  return null
}

export function redirectFromRoot(): never {
  throw redirect(readToken() === null ? paths.signIn : paths.dealList)
}
