import type { DeckMetadata, SlideAside } from '#engine/deck-doc.ts'
import { ReadFailure, type ReadLimits } from '#engine/ports.ts'
import { toIsoDate } from '../metadata.ts'
import { createReadFailure } from '../read-failures.ts'
import { createCompoundFailure, detectFileKind } from './file-kind.ts'
import { findPresentationPart, openPackage, type PackageParts, readUnlessDamaged } from './package-parts.ts'
import { toPoints } from './places.ts'
import { PresentationPdf } from './presentation-pdf.ts'
import { renderSlide } from './render-slide.ts'
import { findPlaceholder, findShapeTree, readLayers } from './slide-layers.ts'
import type { SlideNotes } from './slide-notes.ts'
import { readPlainText } from './text-body.ts'
import { type Element, findAt, getAttribute, getBoolean, getNumber, getRelationId, listChildren } from './xml.ts'

/** A presentation rendered into a PDF, a page for each slide, and what the pages don't show. */
export type RenderedPresentation = { pdf: Uint8Array; slides: SlideNotes[] }

const zipLimits = { partBytes: 30_000_000, totalBytes: 300_000_000 }
const usualSize = { width: 12_192_000, height: 6_858_000 }
/** Sides in points that a slide may have: PowerPoint allows 1 to 56 inches. */
const sides = { least: 36, most: 5000 }

type OpenPresentation = { parts: PackageParts; main: string; root: Element; slides: string[] }

/** Called while a presentation is rendered: with the number of slides, and with each slide as it begins. */
type RenderSteps = { onOpen?: (slides: number) => void; onSlide?: (slide: number) => void; onImage?: () => void }

/** Counts a presentation's slides. Throws ReadFailure when it can't be opened or has too many. */
export function countSlides(file: Uint8Array, limits: Pick<ReadLimits, 'pages'>): number {
  return openPresentation(file, limits).slides.length
}

/**
 * Renders every slide in the order of the presentation, hidden ones too. Macros, embedded files and whatever lies outside of
 * the file are never opened. Throws ReadFailure.
 */
export async function renderPresentation(
  file: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  { onOpen, onSlide, onImage }: RenderSteps = {},
): Promise<RenderedPresentation> {
  const { parts, main, root, slides } = openPresentation(file, limits)
  onOpen?.(slides.length)
  const size = findAt(root, 'sldSz')
  const side = (name: string, usual: number) =>
    Math.min(sides.most, Math.max(sides.least, toPoints(getNumber(size, name) ?? usual)))
  const deck = new PresentationPdf(side('cx', usualSize.width), side('cy', usualSize.height))
  const stylesPart = parts.related(main, 'tableStyles')
  // A table has its text and plain cells without them.
  const tableStyles = stylesPart === null ? null : readUnlessDamaged(() => parts.xml(stylesPart))
  const slideNotes: SlideNotes[] = []
  for (const [n, part] of slides.entries()) {
    onSlide?.(n + 1)
    const canvas = deck.createCanvas(n)
    const slide = readLayers(parts, root, part)
    const notes: SlideNotes = { isHidden: false, hidden: [], asides: [], lost: [] }
    if (slide !== null) {
      const { hidden, asides, lost } = notes
      renderSlide({ parts, slide, tableStyles, canvas, hidden, asides, lost })
      notes.isHidden = getBoolean(slide.slide.root, 'show') === false
      const speakerNotes = readUnlessDamaged(
        () => readSpeakerNotes(parts, part),
        () => lost.push('notes'),
      )
      asides.unshift(...(speakerNotes ?? []))
    }
    deck.add(canvas)
    slideNotes.push(notes)
  }
  const { pdf, lostImages } = await deck.finish(readProperties(parts), parts.bytes, onImage)
  for (const n of lostImages) slideNotes[n]?.lost.push('picture')
  return { pdf, slides: slideNotes }
}

function openPresentation(file: Uint8Array, limits: Pick<ReadLimits, 'pages'>): OpenPresentation {
  if (file.length === 0) throw createReadFailure('empty')
  const kind = detectFileKind(file)
  if (kind === 'compound') throw createCompoundFailure(file)
  if (kind !== 'zip') throw createReadFailure('not-a-deck')
  const parts = openPackage(file, zipLimits)
  const main = findPresentationPart(parts)
  const root = parts.xml(main)
  const relations = parts.relations(main)
  const slides = listChildren(findAt(root, 'sldIdLst'), 'sldId').flatMap((slide) => {
    const relation = relations.get(getRelationId(slide, 'id') ?? '')
    return relation === undefined || relation.external ? [] : [relation.target]
  })
  if (root === null || slides.length === 0) {
    throw new ReadFailure('no-pages', 'The presentation has no slides. Save it again and upload it.')
  }
  if (slides.length > limits.pages) {
    const [has, most] = [slides.length.toLocaleString('en-US'), limits.pages.toLocaleString('en-US')]
    throw new ReadFailure('too-many-pages', `The deck has ${has} slides; at most ${most} are read.`)
  }
  return { parts, main, root, slides }
}

/** The text of a slide's notes page that the speaker wrote, not its header, date and number. */
function readSpeakerNotes(parts: PackageParts, slidePart: string): SlideAside[] {
  const part = parts.related(slidePart, 'notesSlide')
  const root = part === null ? null : parts.xml(part)
  const texts = listChildren(findShapeTree(root), 'sp')
    .filter((shape) => getAttribute(findPlaceholder(shape), 'type') === 'body')
    .map((shape) => readPlainText(findAt(shape, 'txBody')))
    .filter((text) => text !== '')
  return texts.map((text) => ({ kind: 'notes', text }))
}

/** The document's own properties (`docProps`), which other programs leave out in part. */
function readProperties(parts: PackageParts): DeckMetadata {
  const readRoot = (kind: string) => {
    const part = parts.related('', kind)
    return part === null ? null : readUnlessDamaged(() => parts.xml(part))
  }
  const [core, app] = [readRoot('core-properties'), readRoot('extended-properties')]
  const text = (root: Element | null, name: string) => findAt(root, name)?.textContent?.trim() || null
  return {
    title: text(core, 'title'),
    author: text(core, 'creator'),
    subject: text(core, 'subject'),
    keywords: text(core, 'keywords'),
    producer: text(app, 'Application'),
    createdOn: toIsoDate(text(core, 'created')),
    modifiedOn: toIsoDate(text(core, 'modified')),
  }
}
