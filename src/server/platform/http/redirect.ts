import type { FastifyReply } from 'fastify'

/** Where the browser is sent, and a cookie that it takes along if one is given. */
export type RedirectAnswer = { to: string; cookie?: Cookie }

/** A cookie that no script can read and that other sites' requests do not carry, save for a person's own navigation. */
export type Cookie = {
  name: string
  /** Letters, digits, '-', '_' and '.' only. */
  value: string
  path: string
  /** Seconds that the browser keeps it; 0 takes it back. */
  maxAge: number
  /** Sent over HTTPS only. */
  secure: boolean
}

/** Answers with 302. */
export function sendRedirect(reply: FastifyReply, { to, cookie }: RedirectAnswer): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (cookie !== undefined) reply.header('set-cookie', makeCookieHeader(cookie))
  return reply.redirect(to, 302)
}

function makeCookieHeader({ name, value, path, maxAge, secure }: Cookie): string {
  const header = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  return secure ? `${header}; Secure` : header
}

/** The value of a cookie by the request's Cookie header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
