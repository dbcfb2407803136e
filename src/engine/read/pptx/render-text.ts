import type { HiddenText, LeftOut, SlideAside } from '#engine/deck-doc.ts'
import { rightEdge } from '#engine/geometry.ts'
import { layOutText } from './lay-out-text.ts'
import type { PackageParts } from './package-parts.ts'
import { makeMatrix, type Place, turnPlace } from './places.ts'
import type { SlideCanvas } from './slide-canvas.ts'
import type { Layer, LayeredSlide } from './slide-layers.ts'
import type { TextBody } from './text-body.ts'
import type { Element } from './xml.ts'

/** A slide that is being rendered: its canvas, and what it has beside what can be seen. */
export type Rendering = {
  parts: PackageParts
  slide: LayeredSlide
  tableStyles: Element | null
  canvas: SlideCanvas
  hidden: HiddenText[]
  asides: SlideAside[]
  /** Parts that could not be rendered. */
  lost: LeftOut[]
}

/** Renders a text body in a place of the slide. Links are those of the layer that the text stands in. */
export function renderText(rendering: Rendering, body: TextBody, place: Place, layer: Layer): void {
  const { canvas, slide, parts } = rendering
  const area = body.turn === 0 ? place : turnPlace(place, body.turn)
  const upright = area.turn % 360 === 0
  const above = upright ? Math.max(0, area.y) : 0
  const room = upright ? Math.max(0, canvas.height - area.y - area.height) : 0
  const matrix = makeMatrix(area)
  for (const placed of layOutText(body, { width: area.width, height: area.height, above, below: room }, slide.faces)) {
    const text = upright ? fitWithinSlide(placed, area, canvas.width) : placed
    canvas.addText(text, matrix)
    const url = placed.link === null ? null : readAddress(parts, layer, placed.link)
    if (url === null) continue
    const { size } = placed.style
    canvas.addLink(url, matrix, { x: text.x, y: text.y - 0.8 * size, width: text.width, height: size })
  }
}

/**
 * Our letters may run wider than those of the deck's own typeface, and programs break a word that is wider than its shape; what
 * begins on the slide then ends on it, unless its shape leads off the slide.
 */
function fitWithinSlide<T extends { x: number; width: number; stretch: number }>(
  text: T,
  area: Place,
  slide: number,
): T {
  const room = slide - area.x - text.x
  const least = rightEdge(area) <= slide + 1 ? 0 : text.width / 2
  if (text.width <= room || room <= least) return text
  return { ...text, width: room, stretch: (text.stretch * room) / text.width }
}

/** Schemes that a deck's reader may follow; others run code or lead into the machine of the deck's author. */
const followed = /^(?:https?|mailto|tel|ftp|sms|skype|callto|webcal):/i
const hasScheme = /^[a-z][a-z0-9+-]*:/i

/** Returns the address outside of the file that a relationship leads to; null for one inside of it or an unsafe one. */
export function readAddress(parts: PackageParts, layer: Layer, id: string): string | null {
  const relation = parts.relations(layer.part).get(id)
  if (!relation?.external) return null
  const address = relation.target.trim()
  return address === '' || (hasScheme.test(address) && !followed.test(address)) ? null : address
}
