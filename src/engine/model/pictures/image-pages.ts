import type { UnderstoodDeck } from '#engine/slides.ts'

const littleText = 40
const mostlyPicture = 0.85
/** Below this many letters a page with pictures of this share of it is read by its pictures, as walls of logos are. */
const fewLetters = 300
const partlyPicture = 0.12
const mostPages = 12

/** Pages that say more as a picture than by their text, by number. Only these go to a model as pictures. */
export function imagePages({ slides }: UnderstoodDeck): number[] {
  return slides
    .filter(({ doc, lines }) => {
      const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
      const byPicture = letters < fewLetters && doc.imageShare >= partlyPicture
      return doc.origin !== 'text' || letters < littleText || doc.imageShare >= mostlyPicture || byPicture
    })
    .slice(0, mostPages)
    .map(({ page }) => page)
}
