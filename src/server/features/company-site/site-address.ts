/** Returns the https address of a site as a deck or a person writes it ('acme.example/en'); null where it is none. */
export function parseSiteAddress(text: string): URL | null {
  const url = URL.parse(`https://${text.trim().replace(/^[a-z][a-z\d+.-]*:\/\//iu, '')}`)
  if (url === null || !url.hostname.includes('.') || url.username !== '' || url.port !== '') return null
  url.hash = ''
  return url
}

/** Whether an address is of the same site: the same host, with or without 'www.'. */
export function isSameSite(url: URL, site: URL): boolean {
  return /^https?:$/u.test(url.protocol) && url.port === '' && dropWww(url) === dropWww(site)
}

/** Returns the name of a site as people write it. */
export const nameSite = (site: URL): string => dropWww(site)

const dropWww = ({ hostname }: URL) => hostname.replace(/^www\./u, '')
