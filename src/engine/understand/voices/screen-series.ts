import type { Line } from '#engine/deck-doc.ts'
import type { Slide, VoiceMark } from '#engine/slides.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'

/** Lines that two pictures of pages share: so many are the menu of one app. */
const fewestShared = 4
/** A screen's text is smaller than this share of the deck's body. */
const smallOfBody = 0.8

type Marks = Map<Line, VoiceMark>

/**
 * Marks the screens of a series: a page that is a picture and shares its menu with a page already marked shows the same
 * app. Adds to `voices`, one map a slide, in the order of the slides.
 */
export function markScreenSeries(
  slides: ReadonlyArray<Omit<Slide, 'voices'>>,
  voices: readonly Marks[],
  bodySize: number,
): void {
  const pages = slides.map((slide, n) => ({ slide, marks: voices[n] ?? new Map<Line, VoiceMark>() }))
  const pictures = pages.filter(({ slide }) => slide.doc.origin === 'ocr')
  const isSmall = (line: Line) => line.fontSize <= bodySize * smallOfBody
  const listKeys = (slide: Omit<Slide, 'voices'>) =>
    slide.lines.filter(isSmall).flatMap((line) => {
      const key = makeNameKey(line.text)
      return key.length > 2 ? [key] : []
    })
  const screens = pictures.filter(({ marks }) => [...marks.values()].some(({ voice }) => voice === 'interface'))
  const menu = new Set(screens.flatMap(({ slide }) => listKeys(slide)))
  if (menu.size < fewestShared) return
  for (const { slide, marks } of pictures) {
    const shared = new Set(listKeys(slide).filter((key) => menu.has(key)))
    if (shared.size < fewestShared || screens.some((screen) => screen.slide === slide)) continue
    for (const line of slide.body.flatMap((block) => block.lines).filter(isSmall))
      if (!marks.has(line)) marks.set(line, { voice: 'interface', cue: 'menu of another screen' })
  }
}
