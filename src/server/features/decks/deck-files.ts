/** Everything that is stored for a deck lies below this prefix. */
export const deckFolder = (deckId: string) => `decks/${deckId}`

/** Where a deck's file is stored, whatever its kind; decks that are there already tell their own place. */
export const deckFile = (deckId: string) => `${deckFolder(deckId)}/deck`

export type PictureSize = 'full' | 'thumb'

/** Width of a page picture in pixels, by size. */
export const pictureWidths: Record<PictureSize, number> = { full: 1200, thumb: 240 }

export const pageFile = (deckId: string, page: number, size: PictureSize) =>
  `${deckFolder(deckId)}/pages/${page}-${size}.webp`

/** What was recognised on the picture of a page. */
export const recognitionFile = (deckId: string, page: number) => `${deckFolder(deckId)}/recognised/${page}.json`
