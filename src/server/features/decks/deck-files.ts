/** Everything that is stored for a deck lies below this prefix. */
export const deckFolder = (deckId: string) => `decks/${deckId}`

export const deckFile = (deckId: string) => `${deckFolder(deckId)}/deck.pdf`

export type PictureSize = 'full' | 'thumb'

/** Width of a page picture in pixels, by size. */
export const pictureWidths: Record<PictureSize, number> = { full: 1200, thumb: 240 }

export const pageFile = (deckId: string, page: number, size: PictureSize) =>
  `${deckFolder(deckId)}/pages/${page}-${size}.webp`
