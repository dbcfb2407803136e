import type { Slide } from '#engine/slides.ts'
import { plainWords } from '#engine/text/words.ts'

/** A table of contents names at least so many other slides; a slide of text that happens to hold a title names fewer. */
const fewestTitles = 4
const contents =
  /^(?:agenda|(?:table of )?contents?|outline|overview|inhalt|inhaltsverzeichnis|índice|sommaire|indice)$/iu

/** Returns the pages that list the titles of other slides: they speak of no field. */
export function listAgendaPages(slides: readonly Slide[]): Set<number> {
  const titles = new Set(slides.map(({ title }) => plainWords(title)).filter((title) => title !== ''))
  const isAgenda = ({ title, lines }: Slide) => {
    const named = new Set(lines.map(({ text }) => plainWords(text)).filter((text) => titles.has(text)))
    named.delete(plainWords(title))
    return named.size >= fewestTitles || contents.test(title.trim())
  }
  return new Set(slides.filter(isAgenda).map(({ page }) => page))
}
