import type { SiteDoc, SiteSection } from '#engine/site-doc.ts'

type SectionSpec = {
  title?: string
  kind?: SiteSection['kind']
  blocks: readonly string[]
  raw?: string[]
  links?: string[]
}

/** A hand-made site by path: `site({ '/about': [{ title: 'Our story', blocks: ['Founded in 2019'] }] })`. A line break parts lines. */
export function site(pages: Record<string, readonly SectionSpec[]>, host = 'northwind.example'): SiteDoc {
  return {
    pages: Object.entries(pages).map(([path, sections]) => ({
      url: `https://${host}${path}`,
      title: 'Northwind',
      sections: sections.map(({ title = '', kind = 'text', blocks, raw, links = [] }) => ({
        kind,
        title,
        blocks: blocks.map((block) => ({ lines: block.split('\n') })),
        links,
        ...(raw ? { raw } : {}),
      })),
    })),
  }
}
