import { CookieJar } from 'tough-cookie'

/** Cookies kept from one request to the next; a cookie is sent only where its site said it belongs. */
export type Cookies = {
  /** The value of the Cookie header for an address; empty when there are none. */
  read: (url: string) => Promise<string>
  /** Keeps what a response set. What its site may not set is left out. */
  keep: (url: string, setCookies: string[]) => Promise<void>
}

/** A visitor may be given only so many cookies, so that a hostile site fills no memory. */
const maxCookiesAResponse = 50

/** Creates an empty jar, for one visit to one site. */
export function createCookies(): Cookies {
  const jar = new CookieJar()
  return {
    read: (url) => jar.getCookieString(url),
    keep: async (url, setCookies) => {
      for (const cookie of setCookies.slice(0, maxCookiesAResponse))
        await jar.setCookie(cookie, url, { ignoreError: true })
    },
  }
}
