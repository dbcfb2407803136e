import type { Block, Box, DeckDoc, DeckPage, Line, Word } from '#engine/deck-doc.ts'
import type { SiteDoc, SitePage, SiteSection } from '#engine/site-doc.ts'

/** Where a laid-out section comes from. */
type SectionPlace = { url: string; section: SiteSection }

/** A site in the form of a deck, a page for each section; `places` tells by page number where each comes from. */
export type LaidOutSite = { doc: DeckDoc; places: ReadonlyMap<number, SectionPlace> }

/** Sections beyond these are the lists and archives of a large site, and each costs as much as a slide. */
const mostSections = 120
/** A section of more lines is a table, an archive or a legal text; comparing its lines takes long. */
const mostLinesOfSection = 80
/** What the rules read of a whole site, in characters: a long deck has about a third. */
const mostCharacters = 120_000
/** Where a link stands in its section is not known, so that only those of the company itself are of use. */
const companyProfile = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:company|school|showcase)\//iu
const width = 960
const leastHeight = 540
const titleSize = 36
const bodySize = 18
const leading = 1.25
const characterWidth = 0.5
const leftMargin = 58
const titleTop = 32
const bodyTop = 150
const blockGap = 20

/**
 * Lays the sections of a site out one under another, so that the rules and gates for slides read them too: the heading as
 * title, each block's lines together. A footer that repeats stands once, at the end, where a deck has its contacts.
 */
export function layOutSite(site: SiteDoc): LaidOutSite {
  const all = site.pages.flatMap(({ url, sections }) => sections.map((section) => ({ url, section })))
  const body = dropRepeats(all.filter(({ section }) => section.kind !== 'footer'))
  const footers = all.filter(({ section }) => section.kind === 'footer').slice(0, 1)
  const places = cutToSize([...footers, ...body.slice(0, mostSections)])
  // The footer counts before all else, and comes last.
  places.push(...places.splice(0, footers.length))
  return {
    doc: {
      pageCount: places.length,
      pages: places.map(({ section }, index) => layOutSection(section, index + 1)),
      metadata: { ...noMetadata, title: getSiteTitle(site.pages[0]) },
    },
    places: new Map(places.map((place, index) => [index + 1, place])),
  }
}

const noMetadata = { author: null, subject: null, keywords: null, producer: null, createdOn: null, modifiedOn: null }

const getSiteTitle = (home: SitePage | undefined) => (home && home.title !== '' ? home.title : null)

/** A band that each page of a site repeats is one statement. */
function dropRepeats(places: readonly SectionPlace[]): SectionPlace[] {
  const seen = new Set<string>()
  return places.filter(({ section }) => {
    const key = [section.title, ...section.blocks.flatMap(({ lines }) => lines)].join('\n')
    return !seen.has(key) && seen.add(key)
  })
}

function cutToSize(places: readonly SectionPlace[]): SectionPlace[] {
  let left = mostCharacters
  return places.flatMap(({ url, section }) => {
    let lines = mostLinesOfSection
    const blocks = section.blocks.flatMap((block) => {
      const kept = block.lines.slice(0, lines).filter((line) => {
        left -= line.length
        return left > 0
      })
      lines -= kept.length
      return kept.length === 0 ? [] : [{ lines: kept }]
    })
    return left > 0 || blocks.length > 0 ? [{ url, section: { ...section, blocks } }] : []
  })
}

function layOutSection({ title, blocks, links }: SiteSection, page: number): DeckPage {
  const count = blocks.reduce((sum, { lines }) => sum + lines.length, 0)
  const height = Math.max(leastHeight, bodyTop + (count + 1) * bodySize * leading + blocks.length * blockGap)
  const placed: Block[] = title === '' ? [] : [layOutBlock([title], titleTop, titleSize, height)]
  let top = bodyTop
  for (const { lines } of blocks) {
    placed.push(layOutBlock(lines, top, bodySize, height))
    top += lines.length * bodySize * leading + blockGap
  }
  return {
    page,
    width,
    height,
    origin: 'text',
    blocks: placed,
    links: links
      .filter((url) => companyProfile.test(url))
      .map((url) => ({ url, box: makeBox(leftMargin, bodyTop, width - 2 * leftMargin, bodySize, height) })),
    hidden: [],
    imageShare: 0,
  }
}

function layOutBlock(texts: readonly string[], top: number, size: number, height: number): Block {
  const lines = texts.map((text, index) => layOutLine(text, top + index * size * leading, size, height))
  const widest = Math.max(0, ...lines.map(({ box }) => box.width * width))
  return { lines, box: makeBox(leftMargin, top, widest, ((lines.length - 1) * leading + 1) * size, height) }
}

/** A long line is set narrower than the page, as a browser would break it. */
function layOutLine(text: string, top: number, size: number, height: number): Line {
  const advance = Math.min(size * characterWidth, (width - 2 * leftMargin) / Math.max(1, text.length))
  const words = [...text.matchAll(/\S+/g)].map(
    (match): Word => ({
      text: match[0],
      box: makeBox(leftMargin + match.index * advance, top, match[0].length * advance, size, height),
      fontSize: size,
      bold: size === titleSize,
    }),
  )
  const box = makeBox(leftMargin, top, text.length * advance, size, height)
  return { text: words.map((word) => word.text).join(' '), words, box, fontSize: size, bold: size === titleSize }
}

const makeBox = (x: number, y: number, w: number, h: number, height: number): Box => ({
  x: x / width,
  y: y / height,
  width: w / width,
  height: h / height,
})
