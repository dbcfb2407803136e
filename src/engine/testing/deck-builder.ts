import type {
  Block,
  Box,
  DeckDoc,
  DeckMetadata,
  DeckPage,
  HiddenText,
  LeftOut,
  Line,
  PageLink,
  Word,
} from '#engine/deck-doc.ts'
import { bottomEdge } from '../geometry.ts'

/** Where and how a block is set: `x`, `y` in fractions of the page (left and top), `size` in points. */
type BlockPlace = { x?: number; y?: number; size?: number; bold?: boolean; confidence?: number }
export type BlockSpec = BlockPlace & { lines: string | readonly string[] }
export type PageSpec = {
  title?: string
  /** Each entry is one block; blocks without a place stand under each other. A string with line breaks is several lines. */
  blocks?: ReadonlyArray<string | readonly string[] | BlockSpec>
  links?: ReadonlyArray<{ url: string; x?: number; y?: number }>
  /** Logos under each other from `logoTop` down, as they are recognised. */
  logos?: readonly string[]
  hidden?: ReadonlyArray<{ text: string; cause?: HiddenText['cause'] }>
  width?: number
  height?: number
  origin?: DeckPage['origin']
  imageShare?: number
  leftOut?: LeftOut[]
}

const slideWidth = 960
const slideHeight = 540
const bodySize = 18
const titleSize = 36
const characterWidth = 0.5
const leading = 1.25
const leftMargin = 0.06
const titleTop = 0.06
const bodyTop = 0.28
const logoTop = 0.5
const logoStep = 0.1
const logoConfidence = 0.95

/** A hand-made deck: `deck([page({ title: 'Team', blocks: ['Ana Ruiz\nCEO'] })])`. Page numbers follow the order. */
export function deck(pages: readonly DeckPage[], metadata: Partial<DeckMetadata> = {}): DeckDoc {
  return {
    pageCount: pages.length,
    pages: pages.map((one, index) => ({ ...one, page: index + 1 })),
    metadata: {
      title: null,
      author: null,
      subject: null,
      keywords: null,
      producer: null,
      createdOn: null,
      modifiedOn: null,
      ...metadata,
    },
  }
}

/** One page of a hand-made deck, 960 x 540 points unless told; its number is set by `deck`. */
export function page(spec: PageSpec = {}): DeckPage {
  const width = spec.width ?? slideWidth
  const height = spec.height ?? slideHeight
  const blocks: Block[] = []
  if (spec.title) blocks.push(block({ lines: spec.title, y: titleTop, size: titleSize, bold: true }, width, height))
  let next = bodyTop
  for (const one of spec.blocks ?? []) {
    const given: BlockSpec = typeof one === 'string' || isLines(one) ? { lines: one } : one
    const made = block({ ...given, y: given.y ?? next }, width, height)
    blocks.push(made)
    if (given.y === undefined) next = bottomEdge(made.box) + 0.03
  }
  return {
    page: 1,
    width,
    height,
    origin: spec.origin ?? (blocks.length > 0 ? 'text' : 'none'),
    blocks,
    links: (spec.links ?? []).map((link): PageLink => ({ url: link.url, box: place(link.x, link.y) })),
    hidden: (spec.hidden ?? []).map(
      (one): HiddenText => ({
        text: one.text,
        cause: one.cause ?? 'no-ink',
        box: place(0.1, 0.9),
      }),
    ),
    imageShare: spec.imageShare ?? 0,
    ...(spec.leftOut ? { leftOut: spec.leftOut } : {}),
    ...(spec.logos ? { logos: spec.logos.map((text, index) => logo(text, index, width, height)) } : {}),
  }
}

const logo = (text: string, index: number, width: number, height: number): Line =>
  line(text, { x: 0.5, y: logoTop + index * logoStep, size: bodySize, confidence: logoConfidence }, width, height)

const isLines = (value: readonly string[] | BlockSpec): value is readonly string[] => Array.isArray(value)
const place = (x = 0, y = 0): Box => ({ x, y, width: 0.05, height: 0.05 })

function block(spec: BlockSpec, pageWidth: number, pageHeight: number): Block {
  const { x = leftMargin, y = bodyTop, size = bodySize } = spec
  const texts = typeof spec.lines === 'string' ? spec.lines.split('\n') : spec.lines
  const step = (size * leading) / pageHeight
  const lines = texts.map((text, index) => line(text, { ...spec, x, y: y + index * step, size }, pageWidth, pageHeight))
  return {
    lines,
    box: {
      x,
      y,
      width: Math.max(0, ...lines.map((one) => one.box.width)),
      height: step * (lines.length - 1) + size / pageHeight,
    },
  }
}

function line(
  text: string,
  at: Required<Pick<BlockPlace, 'x' | 'y' | 'size'>> & BlockPlace,
  w: number,
  h: number,
): Line {
  const advance = (at.size * characterWidth) / w
  const bold = at.bold ?? false
  const words: Word[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const box = { x: at.x + match.index * advance, y: at.y, width: match[0].length * advance, height: at.size / h }
    const seen = at.confidence === undefined ? {} : { confidence: at.confidence }
    words.push({ text: match[0], box, fontSize: at.size, bold, ...seen })
  }
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box: { x: at.x, y: at.y, width: text.length * advance, height: at.size / h },
    fontSize: at.size,
    bold,
  }
}
