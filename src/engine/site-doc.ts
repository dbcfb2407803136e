/** Lines that stand together on a page of a site: a paragraph, a list, a card. */
type SiteBlock = { lines: string[] }

/**
 * A part of a page under one heading. `footer`: the foot of the page; `data`: what the page states for machines, with each
 * line's own words in the source (`"foundingDate": "2019"`) as `raw`.
 */
export type SiteSection = {
  kind: 'text' | 'footer' | 'data'
  /** '' where no heading stands above. */
  title: string
  blocks: SiteBlock[]
  links: string[]
  /** Of a data section: the source's words of each line, in the order of the lines. */
  raw?: string[]
}

/** A page of the company's site: what a reader sees of it, in order. `url` is its https address. */
export type SitePage = { url: string; title: string; sections: SiteSection[] }

/** The company's site as read. Plain data, so it crosses threads and JSON columns. */
export type SiteDoc = { pages: SitePage[] }
