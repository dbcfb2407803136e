/** A provider that sent its caller to another address. */
export class RedirectRefused extends Error {
  constructor() {
    super('The provider answered with a redirect.')
    this.name = 'RedirectRefused'
  }
}

/**
 * Fetches as usual but follows no redirect: the key and the deck are for the address that was set, and fetch would carry
 * both along. Rejects with RedirectRefused.
 */
export const fetchWithoutRedirects: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status < 300 || response.status > 399) return response
  await response.body?.cancel()
  throw new RedirectRefused()
}
