import type { DeckDoc, DeckPage, HiddenText, SlideAside } from '../../deck-doc.ts'

/** What a slide has beside what is seen on it. */
export type SlideNotes = { isHidden: boolean; hidden: HiddenText[]; asides: SlideAside[] }

/** The reading of a drawn presentation with what its pages don't show; `slides` are in the order of the pages. */
export function withNotes(doc: DeckDoc, slides: readonly SlideNotes[]): DeckDoc {
  return { ...doc, pages: doc.pages.map((page, n) => withNotesOf(page, slides[n])) }
}

/** A slide that the audience doesn't get to see keeps its place, and all its text is hidden text. */
function withNotesOf(page: DeckPage, notes: SlideNotes | undefined): DeckPage {
  if (notes === undefined) return page
  const asides = notes.asides.length === 0 ? {} : { asides: notes.asides }
  const hidden = [...page.hidden, ...notes.hidden]
  if (!notes.isHidden) return { ...page, ...asides, hidden }
  const lines = page.blocks.flatMap((block) => block.lines)
  const unseen = lines.map(({ text, box }): HiddenText => ({ text, box, cause: 'hidden-slide' }))
  return { ...page, ...asides, origin: 'none', blocks: [], links: [], hidden: [...unseen, ...hidden] }
}
