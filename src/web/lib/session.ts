import { type User, user } from '#contract/user.ts'

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

export function readToken(): string | null {
  return localStorage.getItem('token')
}

let parsedUser: { raw: string | null; user: User | null } = { raw: null, user: null }

/** Returns the stored user; null while signed out, or when the entry is damaged. */
export function readUser(): User | null {
  const raw = localStorage.getItem('user')
  if (raw !== parsedUser.raw) parsedUser = { raw, user: parseUser(raw) }
  return parsedUser.user
}

function parseUser(raw: string | null): User | null {
  if (raw === null) return null
  try {
    return user.parse(JSON.parse(raw))
  } catch {
    return null
  }
}

export function storeUser(next: User): void {
  localStorage.setItem('user', JSON.stringify(next))
  notify()
}

/** Stores token and user. The workspace of the previous user is removed. */
export function startSession(token: string, signedIn: User): void {
  localStorage.setItem('token', token)
  localStorage.removeItem('workspace')
  storeUser(signedIn)
}

/** Removes token and user; the caller opens another screen. */
export function forgetSession(): void {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

/** Removes token and user and reloads the page, which then shows the sign-in screen. */
export function endSession(): void {
  forgetSession()
  globalThis.location.reload()
}

export function readWorkspaceId(): string | null {
  return localStorage.getItem('workspace')
}

export function storeWorkspaceId(id: string): void {
  localStorage.setItem('workspace', id)
  notify()
}

export function forgetWorkspaceId(): void {
  localStorage.removeItem('workspace')
  notify()
}

/** The admin flag shows more (failed scraper runs); it permits nothing. */
export function readAdminFlag(): boolean {
  return localStorage.getItem('admin') === 'true'
}

export type Setting = 'theme' | 'sidebar' | 'shortcuts'

export function readSetting(name: Setting): string | null {
  return localStorage.getItem(`ui.${name}`)
}

export function storeSetting(name: Setting, value: string | null): void {
  if (value === null) localStorage.removeItem(`ui.${name}`)
  else localStorage.setItem(`ui.${name}`, value)
  notify()
}

/** Calls back after every change made here or in another tab; returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener?.('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener?.('storage', listener)
  }
}
