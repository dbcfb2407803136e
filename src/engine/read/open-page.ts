import type { LeftOut, PageLink } from '../deck-doc.ts'
import type { ReadLimits } from '../ports.ts'
import { paintPatternsGrey } from './dense-patterns.ts'
import { buildFragments, type Fragment } from './fragments.ts'
import { readLinks } from './links.ts'
import { openDocument } from './open-document.ts'
import { CharacterReader, createCharacters, type FontLook, type PageCharacters } from './page-characters.ts'
import { type PageFrame, readPageFrame } from './page-frame.ts'
import { type PageObjects, readPageObjects } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'
import type { Render } from './render-page.ts'
import { findObjectsBeyondCost } from './rendering-cost.ts'
import { type SortedFragments, sortVisible } from './sort-visible.ts'

/** An open document with what its pages share. */
type Reading = {
  pdfium: Pdfium
  render: Render
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

/** Opens a document for as long as `use` runs. Throws ReadFailure when it can't be opened. */
export function withDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  render: Render,
  use: (reading: Reading, pageCount: number) => T,
): T {
  const document = openDocument(pdfium, bytes, limits)
  try {
    const { handle, leavesPatterns } = document
    const reading = { pdfium, render, document: handle, leavesPatterns, fonts: new Map(), room: createCharacters() }
    return use(reading, document.pageCount)
  } finally {
    document.close()
  }
}

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
  const beyond = findObjectsBeyondCost(pdfium, handle)
  const objects = readPageObjects(pdfium, handle, frame, new Set(beyond))
  const textPage = calls.FPDFText_LoadPage(handle)
  const characters = new CharacterReader(pdfium, frame, reading.fonts, reading.room).read(textPage)
  calls.FPDFText_ClosePage(textPage)
  const unmapped = measureUnmappedShare(characters)
  for (const object of beyond) calls.FPDFPageObj_SetIsActive(object, 0)
  const lacksPatterns = reading.leavesPatterns && paintPatternsGrey(pdfium, handle)
  const { fragments, unseen } = buildFragments(characters)
  const sorted = sortVisible({ pdfium, page: handle, frame, render: reading.render }, fragments, objects)
  const leftOut: LeftOut[] = [
    ...(characters.isCut ? (['characters'] as const) : []),
    ...(beyond.length > 0 ? (['shapes'] as const) : []),
    ...(lacksPatterns ? (['pattern'] as const) : []),
  ]
  return { number: index + 1, handle, frame, objects, links, sorted, unseen, unmapped, leftOut }
}

const isPrivateUse = (code: number) => code >= 0xe000 && code <= 0xf8ff

function measureUnmappedShare({ count, codes, run, runs }: PageCharacters): number {
  let [unmapped, all] = [0, 0]
  for (let n = 0; n < count; n++) {
    const code = codes[n] ?? 0
    if (code === 32) continue
    all++
    if (runs[run[n] ?? 0]?.unmapped || isPrivateUse(code) || code === 0xfffd) unmapped++
  }
  return all === 0 ? 0 : unmapped / all
}
