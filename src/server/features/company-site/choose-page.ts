import { type SitePageKind, sitePageKinds, sitePageWords } from '#engine/lexicons/site-page-words.ts'
import { foldWords } from '#engine/text/fold-words.ts'
import { isSameSite } from './site-address.ts'

/** A link of a page: where it leads, and what it says. */
export type PageLink = { url: string; text: string }

/** A site with a page for each customer or job would use all requests on one kind. */
const mostOfAKind = 3

const words = new Map<string, SitePageKind>(
  sitePageKinds.toReversed().flatMap((kind) => sitePageWords[kind].map((word): [string, SitePageKind] => [word, kind])),
)

/** Which pages of a site were asked for, and of which kinds they are. */
export type ChosenPages = { urls: Set<string>; kinds: SitePageKind[] }

/**
 * Returns the link to read next: of the kind that was read least, in the order of the kinds, then of the links. Null where
 * no link of the same site speaks of the company. Addresses with a query are left out, since a site can make them without end.
 */
export function choosePage(
  links: readonly PageLink[],
  site: URL,
  chosen: ChosenPages,
): (PageLink & { kind: SitePageKind }) | null {
  const candidates = links.flatMap((link) => {
    const url = URL.parse(link.url)
    const kind = url && isSameSite(url, site) && url.search === '' ? findKind(link, url) : null
    return kind === null || chosen.urls.has(makePageKey(link.url)) ? [] : [{ ...link, kind }]
  })
  const count = (kind: SitePageKind) => chosen.kinds.filter((one) => one === kind).length
  const open = candidates.filter(({ kind }) => count(kind) < mostOfAKind)
  const rank = ({ kind }: { kind: SitePageKind }) => count(kind) * sitePageKinds.length + sitePageKinds.indexOf(kind)
  return open.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}

/** Addresses of one page: without the part after '#', a last slash and 'www.'. */
export function makePageKey(address: string): string {
  const { hostname, pathname } = new URL(address)
  return `${hostname.replace(/^www\./u, '')}${pathname.replace(/\/+$/u, '')}`.toLowerCase()
}

function findKind({ text }: PageLink, url: URL): SitePageKind | null {
  const parts = url.pathname.split('/').filter((part) => part !== '')
  // What stands deeper is one story, job or person of a list.
  if (parts.length > deepestPath) return null
  const last = foldWords(decodePath(parts.at(-1) ?? '').replace(/\.(?:html?|php|aspx?)$/iu, ''))
  return words.get(last) ?? words.get(foldWords(text)) ?? null
}

/** Folders of a language and of the company ('/en/company/team'). */
const deepestPath = 3

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
