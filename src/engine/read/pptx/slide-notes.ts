import type { DeckDoc, DeckPage, HiddenText, LeftOut, SlideAside } from '../../deck-doc.ts'

/** What a slide has beside what is seen on it; `lost` are its parts that could not be drawn. */
export type SlideNotes = { isHidden: boolean; hidden: HiddenText[]; asides: SlideAside[]; lost: LeftOut[] }

/** The reading of a drawn presentation with what its pages don't show; `slides` are in the order of the pages. */
export function addNotes(doc: DeckDoc, slides: readonly SlideNotes[]): DeckDoc {
  return { ...doc, pages: doc.pages.map((page, n) => addPageNotes(page, slides[n])) }
}

/** A slide that the audience doesn't get to see keeps its place, and all its text is hidden text. */
function addPageNotes(page: DeckPage, notes: SlideNotes | undefined): DeckPage {
  if (notes === undefined) return page
  const asides = notes.asides.length === 0 ? {} : { asides: notes.asides }
  const hidden = [...page.hidden, ...notes.hidden]
  const leftOut = [...new Set([...(page.leftOut ?? []), ...notes.lost])]
  const left = leftOut.length === 0 ? {} : { leftOut }
  if (!notes.isHidden) return { ...page, ...asides, ...left, hidden }
  const lines = page.blocks.flatMap((block) => block.lines)
  const unseen = lines.map(({ text, box }): HiddenText => ({ text, box, cause: 'hidden-slide' }))
  return { ...page, ...asides, ...left, origin: 'none', blocks: [], links: [], hidden: [...unseen, ...hidden] }
}
