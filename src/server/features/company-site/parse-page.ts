import { Parser } from 'htmlparser2'
import type { SitePage } from '#engine/site-doc.ts'
import type { PageLink } from './choose-page.ts'
import { decodePage } from './decode-page.ts'
import { LineCollector } from './line-collector.ts'
import { readPageData } from './read-page-data.ts'
import { hidesContent, isBlockElement, isFooter, isLogo } from './visible-elements.ts'

/** What a page of a site shows, and where it leads. */
export type ParsedPage = { page: SitePage; links: PageLink[] }

/** Pages of people nest a few dozen elements; each level more costs the parser time at every end tag. */
const deepestNesting = 500
const mostLinks = 2_000
const mostDataScripts = 20
const mostDataCharacters = 200_000

class NestedTooDeep extends Error {}

type Open = {
  name: string
  isData: boolean
  hides: boolean
  isBlock: boolean
  isFooter: boolean
  link: PageLink | null
}

/**
 * Reads what a visitor sees of a page, line by line under its headings, its links, and what it states as JSON-LD. Scripts,
 * menus, hidden elements and the words of customers are left out. Null for a page that nests too deep to be one of people.
 */
export function parsePage({ url, bytes, type }: { url: URL; bytes: Uint8Array; type: string }): ParsedPage | null {
  const state = createState(url)
  const parser = new Parser(
    { onopentag: state.open, ontext: state.text, onclosetag: state.close },
    { decodeEntities: true },
  )
  try {
    parser.write(decodePage(bytes, type))
    parser.end()
  } catch (error) {
    if (error instanceof NestedTooDeep) return null
    throw error
  }
  return state.finish()
}

function createState(url: URL) {
  const lines = new LineCollector()
  const stack: Open[] = []
  const links: PageLink[] = []
  const data: string[] = []
  let hidden = 0
  let title = ''

  function open(name: string, attributes: Record<string, string>): void {
    if (stack.length >= deepestNesting) throw new NestedTooDeep()
    const one = describeElement(name, attributes, url)
    if (one.isData && data.length < mostDataScripts) data.push('')
    else if (one.isData) one.isData = false
    if (one.link && links.length < mostLinks) links.push(one.link)
    stack.push(one)
    if (one.hides) hidden += 1
    if (hidden > 0) return
    if (one.isFooter) lines.enterFooter()
    if (one.link) lines.addLink(one.link.url)
    if (name === 'br') lines.endLine()
    else if (one.isBlock) lines.openBlock()
    else lines.addText(joinsWords.has(name) ? '' : ' ')
    if (name === 'img' && isLogo(attributes)) lines.addLogo(attributes.alt ?? '')
  }

  function text(words: string): void {
    const inside = stack.at(-1)
    const script = data.at(-1) ?? ''
    if (inside?.isData && script.length < mostDataCharacters) data[data.length - 1] = script + words
    else if (inside?.name === 'title' && title.length < longestTitle && !isInPicture()) title += words
    else if (hidden === 0) lines.addText(words)
    const link = stack.findLast((one) => one.link)?.link
    if (link && !inside?.hides && link.text.length < longestTitle) link.text += words
  }

  /** A picture that is drawn in the page has a title of its own. */
  const isInPicture = () => stack.some(({ name }) => name === 'svg')

  function close(name: string): void {
    const one = stack.pop()
    if (!one) return
    if (hidden === 0 && one.isBlock) lines.closeBlock(/^h[1-6]$/u.test(name) ? Number(name[1]) : null)
    if (hidden === 0 && one.isFooter) lines.leaveFooter()
    if (one.hides) hidden -= 1
  }

  function finish(): ParsedPage {
    const sections = [...lines.finish(), ...readPageData(data, url)]
    return {
      page: { url: url.href, title: title.replace(/\s+/gu, ' ').trim().slice(0, longestTitle), sections },
      links,
    }
  }

  return { open, text, close, finish }
}

const longestTitle = 200
/** Elements that mark letters of a word; others stand apart. */
const joinsWords = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'sup', 'sub', 'wbr'])

function describeElement(name: string, attributes: Record<string, string>, url: URL): Open {
  const target = name === 'a' && attributes.href !== undefined ? URL.parse(attributes.href, url.href) : null
  if (target) target.hash = ''
  return {
    name,
    isData: name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json',
    hides: hidesContent(name, attributes),
    isBlock: isBlockElement(name),
    isFooter: isFooter(name, attributes),
    link: target && target.href.length <= longestAddress ? { url: target.href, text: '' } : null,
  }
}

const longestAddress = 1_000
