import type { DeckPage, LeftOut, Line, PageLink } from '../deck-doc.ts'
import { buildBlocks, pageBlock } from './blocks.ts'
import { plainPatterns } from './dense-patterns.ts'
import { buildFragments, type Fragment } from './fragments.ts'
import { describeHidden } from './hidden-text.ts'
import { buildLines } from './lines.ts'
import { readLinks } from './links.ts'
import { logoLines } from './ocr/logo-lines.ts'
import { pictureFragments } from './ocr/recognised-fragments.ts'
import type { Recognised } from './ocr/recognised-page.ts'
import { type PictureNeed, pictureNeed } from './ocr/recognition-need.ts'
import { CharacterReader, type FontLook, type PageCharacters } from './page-characters.ts'
import { type PageFrame, readPageFrame } from './page-frame.ts'
import { type PageObjects, readPageObjects } from './page-objects.ts'
import { findPanels } from './panels.ts'
import type { Pdfium } from './pdfium.ts'
import { inReadingOrder } from './reading-order.ts'
import type { Draw } from './render-page.ts'
import { objectsBeyondDrawing } from './rendering-cost.ts'
import { type SortedFragments, sortVisible } from './sort-visible.ts'

/** An open document with what its pages share. */
export type Reading = {
  pdfium: Pdfium
  draw: Draw
  document: number
  leavesPatterns: boolean
  fonts: Map<number, FontLook>
  room: PageCharacters
}

/** What a loaded page holds: its objects, and its text sorted into what can be seen and what can't. */
export type OpenedPage = {
  /** From 1. */
  number: number
  /** PDFium's handle. */
  handle: number
  frame: PageFrame
  objects: PageObjects
  links: PageLink[]
  sorted: SortedFragments
  unseen: Fragment[]
  /** Share (0 to 1) of the characters whose meaning the font doesn't tell. */
  unmapped: number
  leftOut: LeftOut[]
}

export type BuiltPage = { page: DeckPage; need: PictureNeed | null }

/** Loads a page for as long as `use` runs; null when the page is broken or has no area. */
export function withPage<T>(reading: Reading, index: number, use: (opened: OpenedPage) => T): T | null {
  const { calls } = reading.pdfium
  const handle = calls.FPDF_LoadPage(reading.document, index)
  if (handle === 0) return null
  try {
    const frame = readPageFrame(reading.pdfium, handle)
    return frame === null ? null : use(openPage(reading, index, handle, frame))
  } finally {
    calls.FPDF_ClosePage(handle)
  }
}

function openPage(reading: Reading, index: number, handle: number, frame: PageFrame): OpenedPage {
  const { pdfium, document } = reading
  const { calls } = pdfium
  const links = readLinks(pdfium, document, handle, frame)
  const beyond = objectsBeyondDrawing(pdfium, handle)
  const objects = readPageObjects(pdfium, handle, frame, new Set(beyond))
  const textPage = calls.FPDFText_LoadPage(handle)
  const characters = new CharacterReader(pdfium, frame, reading.fonts, reading.room).read(textPage)
  calls.FPDFText_ClosePage(textPage)
  const unmapped = unmappedShare(characters)
  for (const object of beyond) calls.FPDFPageObj_SetIsActive(object, 0)
  const lacksPatterns = reading.leavesPatterns && plainPatterns(pdfium, handle)
  const { fragments, unseen } = buildFragments(characters)
  const sorted = sortVisible({ pdfium, page: handle, frame, draw: reading.draw }, fragments, objects)
  const leftOut: LeftOut[] = [
    ...(characters.isCut ? (['characters'] as const) : []),
    ...(beyond.length > 0 ? (['shapes'] as const) : []),
    ...(lacksPatterns ? (['pattern'] as const) : []),
  ]
  return { number: index + 1, handle, frame, objects, links, sorted, unseen, unmapped, leftOut }
}

/**
 * A page of what was opened, and of what was `recognised` on its picture. Without that, `need` tells whether the picture may
 * hold text that the text layer lacks.
 */
export function buildPage(opened: OpenedPage, recognised: Recognised | null = null): BuiltPage {
  const { number, frame, objects, links, sorted } = opened
  const { width, height } = frame
  const picture =
    recognised === null || recognised.need.text === 'leave' ? null : pictureFragments(recognised, sorted.visible, frame)
  const isReplaced = recognised?.need.text === 'replace' && picture?.recognition.outcome === 'read'
  const layer = isReplaced ? [] : sorted.visible
  const fragments = [...layer, ...(picture?.fragments ?? [])]
  const panels = findPanels(objects.covers, width, height)
  const blocks = inReadingOrder(buildBlocks(buildLines(fragments, frame)), height, panels).map((block) =>
    pageBlock(block, width, height),
  )
  const origin = blocks.length === 0 ? 'none' : isMostlyPicture(layer, picture?.fragments ?? []) ? 'ocr' : 'text'
  const hidden = describeHidden(sorted.hidden, opened.unseen, frame)
  const recognition = picture === null ? {} : { recognition: picture.recognition }
  const { imageShare } = objects
  const textLines = blocks.flatMap((block) => block.lines)
  const logos = recognised && picture?.recognition.outcome !== 'unsure' ? logosOf(recognised, opened, textLines) : []
  const extras = { ...recognition, ...(logos.length > 0 ? { logos } : {}), ...leftOutOf(opened) }
  const page: DeckPage = { page: number, width, height, origin, blocks, links, hidden, imageShare, ...extras }
  const need = recognised === null ? pictureNeed(opened, textLines) : null
  return { page, need }
}

const leftOutOf = ({ leftOut }: OpenedPage) => (leftOut.length > 0 ? { leftOut } : {})

/** Logos of a page; where the whole page was recognised, those that are no text of it already. */
function logosOf({ page, need }: Recognised, { objects, frame }: OpenedPage, textLines: readonly Line[]): Line[] {
  if (page === null) return []
  const known = need.text === 'replace' ? textLines : []
  return logoLines(page, { images: objects.images, known, height: frame.height })
}

/** A page of which nothing can be read. */
export function emptyPage(page: number): DeckPage {
  return { page, width: 612, height: 792, origin: 'none', blocks: [], links: [], hidden: [], imageShare: 0 }
}

function isMostlyPicture(layer: readonly Fragment[], picture: readonly Fragment[]): boolean {
  const letters = (fragments: readonly Fragment[]) => fragments.reduce((sum, one) => sum + one.letters, 0)
  return letters(picture) > letters(layer)
}

const isPrivateUse = (code: number) => code >= 0xe000 && code <= 0xf8ff

function unmappedShare({ count, codes, run, runs }: PageCharacters): number {
  let [unmapped, all] = [0, 0]
  for (let n = 0; n < count; n++) {
    const code = codes[n] ?? 0
    if (code === 32) continue
    all++
    if (runs[run[n] ?? 0]?.unmapped || isPrivateUse(code) || code === 0xfffd) unmapped++
  }
  return all === 0 ? 0 : unmapped / all
}
