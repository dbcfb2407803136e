import type { DeckPage, Line } from '../deck-doc.ts'
import { buildBlocks, toPageBlock } from './blocks.ts'
import type { Fragment } from './fragments.ts'
import { describeHidden } from './hidden-text.ts'
import { buildLines } from './lines.ts'
import { findLogoLines } from './ocr/logo-lines.ts'
import { buildRecognisedFragments } from './ocr/recognised-fragments.ts'
import type { Recognised } from './ocr/recognised-page.ts'
import { findRecognitionNeed, type RecognitionNeed } from './ocr/recognition-need.ts'
import type { OpenedPage } from './open-page.ts'
import { findPanels } from './panels.ts'
import { sortForReading } from './reading-order.ts'

type BuiltPage = { page: DeckPage; need: RecognitionNeed | null }

/**
 * Builds a page from what was opened and what was `recognised` on its image. Without that, `need` says whether the image can
 * hold text that the text layer lacks.
 */
export function buildPage(opened: OpenedPage, recognised: Recognised | null = null): BuiltPage {
  const { number, frame, objects, links, sorted } = opened
  const { width, height } = frame
  const picture =
    recognised === null || recognised.need.text === 'leave'
      ? null
      : buildRecognisedFragments(recognised, sorted.visible, frame)
  const isReplaced = recognised?.need.text === 'replace' && picture?.recognition.outcome === 'read'
  const layer = isReplaced ? [] : sorted.visible
  const fragments = [...layer, ...(picture?.fragments ?? [])]
  const panels = findPanels(objects.covers, width, height)
  const blocks = sortForReading(buildBlocks(buildLines(fragments, frame)), height, panels).map((block) =>
    toPageBlock(block, width, height),
  )
  const origin = blocks.length === 0 ? 'none' : isMostlyRecognised(layer, picture?.fragments ?? []) ? 'ocr' : 'text'
  const hidden = describeHidden(sorted.hidden, opened.unseen, frame)
  const recognition = picture === null ? {} : { recognition: picture.recognition }
  const { imageShare } = objects
  const textLines = blocks.flatMap((block) => block.lines)
  const logos = recognised && picture?.recognition.outcome !== 'unsure' ? findLogos(recognised, opened, textLines) : []
  const extras = { ...recognition, ...(logos.length > 0 ? { logos } : {}), ...leftOutOf(opened) }
  const page: DeckPage = { page: number, width, height, origin, blocks, links, hidden, imageShare, ...extras }
  const need = recognised === null ? findRecognitionNeed(opened, textLines) : null
  return { page, need }
}

const leftOutOf = ({ leftOut }: OpenedPage) => (leftOut.length > 0 ? { leftOut } : {})

/** Returns the logos of a page; where the whole page was recognised, those whose text it does not have already. */
function findLogos({ page, need }: Recognised, { objects, frame }: OpenedPage, textLines: readonly Line[]): Line[] {
  if (page === null) return []
  const known = need.text === 'replace' ? textLines : []
  return findLogoLines(page, { images: objects.images, known, height: frame.height })
}

/** Returns a page of which nothing can be read. */
export function createEmptyPage(page: number): DeckPage {
  return { page, width: 612, height: 792, origin: 'none', blocks: [], links: [], hidden: [], imageShare: 0 }
}

function isMostlyRecognised(layer: readonly Fragment[], picture: readonly Fragment[]): boolean {
  const letters = (fragments: readonly Fragment[]) => fragments.reduce((sum, one) => sum + one.letters, 0)
  return letters(picture) > letters(layer)
}
