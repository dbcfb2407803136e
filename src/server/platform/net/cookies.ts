import { CookieJar } from 'tough-cookie'

/** Cookies kept from one request to the next; a cookie is sent only where its site said it belongs. */
export type Cookies = {
  /** The value of the Cookie header for an address; empty when there are none. */
  read: (url: string) => Promise<string>
  /** Keeps what a response set. What its site may not set is left out. */
  keep: (url: string, setCookies: string[]) => Promise<void>
  /** Drops all of them, for a visitor who comes as another person. */
  forget: () => Promise<void>
  /** Returns all of them as text, for `createCookies` of a later visit. */
  save: () => string
}

/** A visitor may be given only so many cookies, so that a hostile site fills no memory. */
const maxCookiesAResponse = 50

/** Creates a jar for one visit to one site: empty, or with what an earlier visit saved. */
export function createCookies(saved?: string): Cookies {
  const jar = saved === undefined ? new CookieJar() : CookieJar.deserializeSync(saved)
  return {
    read: (url) => jar.getCookieString(url),
    keep: async (url, setCookies) => {
      for (const cookie of setCookies.slice(0, maxCookiesAResponse))
        await jar.setCookie(cookie, url, { ignoreError: true })
    },
    forget: () => jar.removeAllCookies(),
    save: () => JSON.stringify(jar.serializeSync()),
  }
}
