import type { ModelImage } from '#engine/language-model.ts'
import type { DeckReader } from '#engine/ports.ts'
import { shrinkPageImage } from '#engine/read/shrink-page-image.ts'

/** As wide as a model is shown a page at most. */
const width = 1568

/** Images of some pages of a deck as a model is shown them, in the order of the pages. */
export async function renderPageImages(
  reader: DeckReader,
  deck: Uint8Array,
  pages: readonly number[],
): Promise<ModelImage[]> {
  const found: ModelImage[] = []
  await reader.images(deck, {
    width,
    onImage: async ({ page, webp }) => {
      if (pages.includes(page)) found.push({ page, bytes: await shrinkPageImage(webp), mediaType: 'image/jpeg' })
    },
  })
  return found.sort((a, b) => a.page - b.page)
}
