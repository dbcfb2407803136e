import type { SiteSection } from '#engine/site-doc.ts'

const longestLine = 1_000
const mostLines = 2_000
const mostLinesOfBlock = 60
/** Headings of these levels begin a section; deeper ones head a card or a paragraph. */
const deepestSection = 2

/** The words that tell a reader of logos that they are some. */
const logoWords = /\b(?:logo|icon|image|brand)(?:\s+(?:of|for))?\b/giu

/** Gathers the lines of a page into blocks by the element that holds them, and blocks into sections by their headings. */
export class LineCollector {
  readonly #sections: SiteSection[] = [makeSection('text', '')]
  readonly #footers: SiteSection[] = []
  /** Numbers of the open block elements. */
  readonly #open: number[] = []
  #count = 0
  #lines = 0
  #text = ''
  #footerDepth = 0
  /** The element whose lines the last block has. */
  #holder: number | null = null

  addText(words: string): void {
    if (this.#text.length < longestLine) this.#text += words
  }

  addLink(url: string): void {
    const { links } = this.#current
    if (links.length < mostLinesOfBlock) links.push(url)
  }

  addLogo(alt: string): void {
    this.endLine()
    this.addText(alt.replace(logoWords, ''))
    this.endLine()
  }

  openBlock(): void {
    this.endLine()
    this.#count += 1
    this.#open.push(this.#count)
  }

  /** `level` is that of a heading. */
  closeBlock(level: number | null): void {
    if (level !== null && level <= deepestSection && this.#footerDepth === 0) this.#startSection()
    else this.endLine()
    this.#open.pop()
  }

  enterFooter(): void {
    if (this.#footerDepth === 0) this.#footers.push(makeSection('footer', ''))
    this.#footerDepth += 1
    this.#holder = null
  }

  leaveFooter(): void {
    this.#footerDepth -= 1
    this.#holder = null
  }

  endLine(): void {
    const line = this.#takeText()
    if (line === '' || this.#lines >= mostLines) return
    this.#lines += 1
    const [parent = null, own = null] = this.#open.slice(-2)
    // Words straight in an element belong to the lines of its other children.
    const holder = own !== null && own === this.#holder ? own : parent
    const { blocks } = this.#current
    const last = blocks.at(-1)
    if (last && holder === this.#holder && last.lines.length < mostLinesOfBlock) last.lines.push(line)
    else blocks.push({ lines: [line] })
    this.#holder = holder
  }

  finish(): SiteSection[] {
    this.endLine()
    return [...this.#sections, ...this.#footers].filter(({ title, blocks }) => title !== '' || blocks.length > 0)
  }

  get #current(): SiteSection {
    const section = (this.#footerDepth > 0 ? this.#footers : this.#sections).at(-1)
    if (!section) throw new Error('A page has at least one section.')
    return section
  }

  #startSection(): void {
    const title = this.#takeText()
    if (title === '') return
    this.#sections.push(makeSection('text', title))
    this.#holder = null
  }

  #takeText(): string {
    const line = this.#text.replace(/\s+/gu, ' ').trim().slice(0, longestLine)
    this.#text = ''
    return line
  }
}

const makeSection = (kind: SiteSection['kind'], title: string): SiteSection => ({ kind, title, blocks: [], links: [] })
