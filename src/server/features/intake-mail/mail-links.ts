import { everyMatch } from '#engine/patterns/every-match.ts'

const webAddress = /\bhttps?:\/\/[^\s<>"'“”„«»()[\]{}|\\^`]{4,2000}/giu

/** An email with more links is a newsletter; the first ones are looked at. */
const mostLinks = 200

/** Returns the web addresses of an email, each once, in its order, without what mail filters wrap around them. */
export function listMailLinks(text: string, hrefs: readonly string[]): string[] {
  const written = everyMatch(webAddress, text).map(([found]) => found.replace(/[.,;:!?*_'’]+$/u, ''))
  const all = [...written, ...hrefs.filter((href) => /^https?:\/\//i.test(href))].slice(0, mostLinks)
  return [...new Set(all.map(unwrapLink))]
}

/** Returns where a link leads that a mail filter or a mail program wrapped; any other one as it is. */
function unwrapLink(link: string): string {
  const inner = readInner(link)
  return inner !== null && /^https?:\/\//i.test(inner) && URL.canParse(inner) ? inner : link
}

function readInner(link: string): string | null {
  const url = URL.parse(link)
  if (url === null) return null
  const { hostname, pathname, searchParams } = url
  if (hostname.endsWith('.safelinks.protection.outlook.com')) return searchParams.get('url')
  if (/^www\.google\.[a-z.]+$/.test(hostname) && pathname === '/url')
    return searchParams.get('q') ?? searchParams.get('url')
  if (hostname === 'urldefense.com')
    return /\/v3\/__(https?:.+?)__;/.exec(link)?.[1]?.replace(/^(https?:\/)(?!\/)/, '$1/') ?? null
  if (hostname === 'urldefense.proofpoint.com') return readProofpoint(searchParams.get('u'))
  return null
}

/** Proofpoint writes '-' for '%' and '_' for '/'. */
function readProofpoint(coded: string | null): string | null {
  if (coded === null) return null
  try {
    return decodeURIComponent(coded.replaceAll('-', '%').replaceAll('_', '/'))
  } catch {
    return null
  }
}
