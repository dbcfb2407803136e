/** Everything that is stored for a deck lies below this prefix. */
export const getDeckFolder = (deckId: string) => `decks/${deckId}`

/** Where a deck's file is stored, whatever its kind; decks that are there already tell their own place. */
export const getDeckKey = (deckId: string) => `${getDeckFolder(deckId)}/deck`

/** Where the copy of a deck's file that opens without its password is stored. */
export const getUnlockedKey = (deckId: string) => `${getDeckFolder(deckId)}/unlocked`

/** Where the file of a deck is stored that an attempt fetched from a link. */
export const getFetchedKey = (deckId: string, attemptId: string) => `${getDeckFolder(deckId)}/fetched-${attemptId}`

export type ImageSize = 'full' | 'thumb'

/** Width of a page picture in pixels, by size. */
export const imageWidths: Record<ImageSize, number> = { full: 1200, thumb: 240 }

export const getPageKey = (deckId: string, page: number, size: ImageSize) =>
  `${getDeckFolder(deckId)}/pages/${page}-${size}.webp`

/** What was recognised on the picture of a page. */
export const getRecognitionKey = (deckId: string, page: number) => `${getDeckFolder(deckId)}/recognised/${page}.json`
