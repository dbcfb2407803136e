import type { DeckMetadata, SlideAside } from '#engine/deck-doc.ts'
import { ReadFailure, type ReadLimits } from '#engine/ports.ts'
import { toIsoDate } from '../metadata.ts'
import { createReadFailure } from '../read-failures.ts'
import { compoundFailure, fileKind } from './file-kind.ts'
import { openPackage, type PackageParts, presentationPart, unlessDamaged } from './package-parts.ts'
import { points } from './places.ts'
import { DrawnDeck } from './presentation-pdf.ts'
import { drawSlide } from './render-slide.ts'
import type { Drawing } from './render-text.ts'
import { findPlaceholder, readLayers, shapeTree } from './slide-layers.ts'
import type { SlideNotes } from './slide-notes.ts'
import { plainText } from './text-body.ts'
import { at, attribute, children, type Element, numeric, relationId, truth } from './xml.ts'

/** A presentation drawn into a PDF, a page for each slide, and what the pages don't show. */
export type DrawnPresentation = { pdf: Uint8Array; slides: SlideNotes[] }

const zipLimits = { partBytes: 30_000_000, totalBytes: 300_000_000 }
const usualSize = { width: 12_192_000, height: 6_858_000 }
/** Sides in points that a slide may have: PowerPoint allows 1 to 56 inches. */
const sides = { least: 36, most: 5000 }

type OpenPresentation = { parts: PackageParts; main: string; root: Element; slides: string[] }

/** Told while a presentation is drawn: how many slides it has, and each slide as it is begun. */
export type DrawSteps = { onOpen?: (slides: number) => void; onSlide?: (slide: number) => void; onPicture?: () => void }

/** The number of a presentation's slides. Throws ReadFailure when it can't be opened or has too many. */
export function countSlides(file: Uint8Array, limits: Pick<ReadLimits, 'pages'>): number {
  return openPresentation(file, limits).slides.length
}

/**
 * Draws every slide in the order of the presentation, hidden ones too. Macros, embedded files and whatever lies outside of
 * the file are never opened. Throws ReadFailure.
 */
export async function drawPresentation(
  file: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  { onOpen, onSlide, onPicture }: DrawSteps = {},
): Promise<DrawnPresentation> {
  const { parts, main, root, slides } = openPresentation(file, limits)
  onOpen?.(slides.length)
  const size = at(root, 'sldSz')
  const side = (name: string, usual: number) =>
    Math.min(sides.most, Math.max(sides.least, points(numeric(size, name) ?? usual)))
  const deck = new DrawnDeck(side('cx', usualSize.width), side('cy', usualSize.height))
  const stylesPart = parts.related(main, 'tableStyles')
  // A table has its text and plain cells without them.
  const tableStyles = stylesPart === null ? null : unlessDamaged(() => parts.xml(stylesPart))
  const told: SlideNotes[] = []
  for (const [n, part] of slides.entries()) {
    onSlide?.(n + 1)
    const canvas = deck.canvas(n)
    const slide = readLayers(parts, root, part)
    const notes: SlideNotes = { isHidden: false, hidden: [], asides: [], lost: [] }
    if (slide !== null) {
      const { hidden, asides, lost } = notes
      const drawing: Drawing = { parts, slide, tableStyles, canvas, hidden, asides, lost }
      drawSlide(drawing)
      notes.isHidden = truth(slide.slide.root, 'show') === false
      asides.unshift(
        ...(unlessDamaged(
          () => speakerNotes(parts, part),
          () => lost.push('notes'),
        ) ?? []),
      )
    }
    deck.add(canvas)
    told.push(notes)
  }
  const { pdf, lostPictures } = await deck.finish(readProperties(parts), parts.bytes, onPicture)
  for (const n of lostPictures) told[n]?.lost.push('picture')
  return { pdf, slides: told }
}

function openPresentation(file: Uint8Array, limits: Pick<ReadLimits, 'pages'>): OpenPresentation {
  if (file.length === 0) throw createReadFailure('empty')
  const kind = fileKind(file)
  if (kind === 'compound') throw compoundFailure(file)
  if (kind !== 'zip') throw createReadFailure('not-a-deck')
  const parts = openPackage(file, zipLimits)
  const main = presentationPart(parts)
  const root = parts.xml(main)
  const relations = parts.relations(main)
  const slides = children(at(root, 'sldIdLst'), 'sldId').flatMap((slide) => {
    const relation = relations.get(relationId(slide, 'id') ?? '')
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
function speakerNotes(parts: PackageParts, slidePart: string): SlideAside[] {
  const part = parts.related(slidePart, 'notesSlide')
  const root = part === null ? null : parts.xml(part)
  const texts = children(shapeTree(root), 'sp')
    .filter((shape) => attribute(findPlaceholder(shape), 'type') === 'body')
    .map((shape) => plainText(at(shape, 'txBody')))
    .filter((text) => text !== '')
  return texts.map((text) => ({ kind: 'notes', text }))
}

/** The document's own properties (`docProps`), which other programs leave out in part. */
function readProperties(parts: PackageParts): DeckMetadata {
  const rootOf = (kind: string) => {
    const part = parts.related('', kind)
    return part === null ? null : unlessDamaged(() => parts.xml(part))
  }
  const [core, app] = [rootOf('core-properties'), rootOf('extended-properties')]
  const text = (root: Element | null, name: string) => at(root, name)?.textContent?.trim() || null
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
