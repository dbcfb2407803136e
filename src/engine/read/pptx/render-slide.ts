import type { LeftOut } from '#engine/deck-doc.ts'
import { neutral, readColour, white } from './colours.ts'
import { type Fill, readFill, readPictureFill, readStroke, type StatedFill, styleFill } from './fills.ts'
import { type Outline, readOutlines } from './outlines.ts'
import { type PackageParts, unlessDamaged } from './package-parts.ts'
import { groupPlacing, makeMatrix, type Place, type Placing, readPlace } from './places.ts'
import { drawChart } from './render-chart.ts'
import { drawTable } from './render-table.ts'
import { type Drawing, drawText, readAddress } from './render-text.ts'
import { isMissed, type PictureFill, type SlideCanvas } from './slide-canvas.ts'
import { findPlaceholder, type Layer, shapeTree } from './slide-layers.ts'
import { plainText, readTextBody } from './text-body.ts'
import { at, attribute, below, children, type Element, relationId, truth } from './xml.ts'

/** Where a shape stands in the tree: its layer, and what the groups around it do to it. */
type Surroundings = { layer: Layer; placing: Placing; groupFill: StatedFill; depth: number }

const deepest = 30
const mostShapes = 5000
/** Text in an ellipse keeps to the rectangle inside it. */
const insideEllipse = Math.SQRT1_2
const wholeBox = { x: 0, y: 0, width: 1, height: 1 }
/** What programs write where nobody described a picture. */
const undescribed =
  /^(?:(?:picture|image|graphic|bild|grafik|imagen|shape|screenshot|logo)?\s*\d*|.*\.(?:png|jpe?g|gif|svg|emf|wmf|webp))$/i
const generated = /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?.*)$/is

/** Draws all layers of a slide on its canvas. */
export function drawSlide(drawing: Drawing): void {
  drawBackground(drawing)
  const { slide } = drawing
  for (const layer of slide.layers) {
    const around: Surroundings = { layer, placing: (place) => place, groupFill: undefined, depth: 0 }
    drawTree(drawing, shapeTree(layer.root), around)
  }
}

function drawBackground({ canvas, slide, parts }: Drawing): void {
  const { width, height } = canvas
  const whole: Place = { x: 0, y: 0, width, height, turn: 0, flipX: false, flipY: false }
  const { background } = slide
  let fill: StatedFill = { kind: 'colour', colour: white }
  if (background !== null) {
    const { element, layer } = background
    const named = readColour(at(element, 'bgRef'), layer.palette)
    fill = readFill(at(element, 'bgPr'), layer.palette) ?? (named === null ? fill : { kind: 'colour', colour: named })
  }
  const layer = background?.layer ?? slide.slide
  paintPlace(canvas, whole, readOutlines(null, width, height), usable(fill, layer, parts, whole), null)
}

function paintPlace(
  canvas: SlideCanvas,
  place: Place,
  outlines: readonly Outline[],
  fill: Exclude<Fill, { kind: 'picture' }> | PictureFill | null,
  stroke: ReturnType<typeof readStroke>,
): void {
  canvas.paint(outlines, makeMatrix(place), place, { fill, stroke })
}

/** A fill with its picture found; one whose picture isn't in the file is grey. */
function usable(
  fill: StatedFill,
  layer: Layer,
  parts: PackageParts,
  place: Place,
): Exclude<Fill, { kind: 'picture' }> | PictureFill | null {
  if (fill === null || fill === undefined) return null
  if (fill.kind !== 'picture') return fill
  const relation = parts.relations(layer.part).get(fill.relation)
  if (relation === undefined || relation.external) return { kind: 'colour', colour: neutral }
  return { kind: 'picture', use: { part: relation.target, crop: fill.crop, width: place.width, height: place.height } }
}

function drawTree(drawing: Drawing, tree: Element | null, around: Surroundings): void {
  if (around.depth > deepest) {
    if (tree !== null) addHidden(drawing, tree)
    return
  }
  for (const shape of children(tree).slice(0, mostShapes)) drawShapeOf(drawing, shape, around)
}

function drawShapeOf(drawing: Drawing, shape: Element, around: Surroundings): void {
  const isBehind = around.layer !== drawing.slide.slide
  if (isBehind && findPlaceholder(shape) !== null) return
  const named = nameOf(shape)
  if (truth(named, 'hidden') === true) {
    addHidden(drawing, shape)
    return
  }
  switch (shape.localName) {
    case 'grpSp': {
      const properties = at(shape, 'grpSpPr')
      const placing = groupPlacing(at(properties, 'xfrm'), around.placing)
      const groupFill = readFill(properties, around.layer.palette, undefined, around.groupFill)
      drawTree(drawing, shape, { ...around, placing, groupFill, depth: around.depth + 1 })
      return
    }
    case 'sp':
    case 'cxnSp':
      drawTextShape(drawing, shape, around)
      return
    case 'pic':
      drawPicture(drawing, shape, around)
      return
    case 'graphicFrame':
      unlessDamaged(
        () => drawFrame(drawing, shape, around),
        () => drawing.lost.push(kindOf(shape)),
      )
  }
}

function nameOf(shape: Element): Element | null {
  return at(children(shape).find(({ localName }) => localName?.startsWith('nv')) ?? null, 'cNvPr')
}

function addHidden(drawing: Drawing, shape: Element): void {
  const bodies = shape.localName === 'sp' ? children(shape, 'txBody') : below(shape, 'txBody')
  const text = bodies.map(plainText).filter((one) => one !== '')
  if (text.length > 0) drawing.hidden.push({ text: text.join('\n'), box: wholeBox, cause: 'hidden-shape' })
}

function drawTextShape(drawing: Drawing, shape: Element, around: Surroundings): void {
  const { slide, canvas, parts } = drawing
  const { layer } = around
  const ancestors = slide.ancestorsOf(shape)
  const properties = at(shape, 'spPr')
  const [own, ...inherited] = [shape, ...ancestors.shapes.toReversed()].map((one) => at(one, 'spPr', 'xfrm'))
  const stated = [own ?? null, ...inherited].map(readPlace).find((place) => place !== null)
  if (stated === undefined || stated === null) {
    addHidden(drawing, shape)
    return
  }
  const place = around.placing(stated)
  const style = at(shape, 'style')
  const fills = [properties, ...ancestors.shapes.toReversed().map((one) => at(one, 'spPr'))]
  const statedFill = fills
    .map((one) => readFill(one, layer.palette, undefined, around.groupFill))
    .find((one) => one !== undefined)
  const fill = statedFill === undefined ? styleFill(style, layer.palette) : statedFill
  const body = readTextBody(at(shape, 'txBody'), slide.originsOf(shape, ancestors, layer))
  const outlines = readOutlines(properties, place.width, place.height)
  // Text on a shape of unknown form stands on the shape's colour all the same.
  const drawn =
    outlines.length === 0 && body !== null && fill ? readOutlines(null, place.width, place.height) : outlines
  const mirrored = place.flipX || place.flipY ? mirror(drawn, place) : drawn
  paintPlace(canvas, place, mirrored, usable(fill, layer, parts, place), readStroke(properties, style, layer.palette))
  linkShape(drawing, shape, place, layer)
  if (body !== null) drawText(drawing, body, textArea(shape, place, around), layer)
}

/** Where the text of a shape stands: diagrams state it apart from the shape's own place. */
function textArea(shape: Element, place: Place, around: Surroundings): Place {
  const apart = readPlace(at(shape, 'txXfrm'))
  if (apart !== null) return around.placing(apart)
  if (attribute(at(shape, 'spPr', 'prstGeom'), 'prst') !== 'ellipse') return place
  const [width, height] = [place.width * insideEllipse, place.height * insideEllipse]
  return { ...place, width, height, x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2 }
}

function mirror(outlines: readonly Outline[], { width, height, flipX, flipY }: Place): Outline[] {
  const x = (value: number) => (flipX ? width - value : value)
  const y = (value: number) => (flipY ? height - value : value)
  return outlines.map((outline) => ({
    ...outline,
    steps: outline.steps.map((step) => {
      if (step.to === 'close') return step
      if (step.to !== 'curve') return { ...step, x: x(step.x), y: y(step.y) }
      const [x1, y1, x2, y2, x3, y3] = step.points
      return { to: 'curve', points: [x(x1), y(y1), x(x2), y(y2), x(x3), y(y3)] }
    }),
  }))
}

function linkShape({ canvas, parts }: Drawing, shape: Element, place: Place, layer: Layer): void {
  const id = relationId(at(nameOf(shape), 'hlinkClick'), 'id')
  const url = id === null ? null : readAddress(parts, layer, id)
  if (url !== null) canvas.link(url, makeMatrix(place), { x: 0, y: 0, width: place.width, height: place.height })
}

function drawPicture(drawing: Drawing, shape: Element, around: Surroundings): void {
  const { canvas, parts, slide } = drawing
  const { layer } = around
  const properties = at(shape, 'spPr')
  const inherited = slide
    .ancestorsOf(shape)
    .shapes.toReversed()
    .map((one) => readPlace(at(one, 'spPr', 'xfrm')))
  const stated = [readPlace(at(properties, 'xfrm')), ...inherited].find((place) => place !== null)
  if (stated === undefined || stated === null) return
  const place = around.placing(stated)
  const missing = { kind: 'colour', colour: neutral } as const
  const fill = usable(readPictureFill(at(shape, 'blipFill')) ?? missing, layer, parts, place)
  if (fill?.kind !== 'picture' && isMissed(canvas, place)) drawing.lost.push('picture')
  const isPlain =
    (attribute(at(properties, 'prstGeom'), 'prst') ?? 'rect') === 'rect' && at(properties, 'custGeom') === null
  if (fill?.kind === 'picture' && isPlain) canvas.picture(fill.use, makeMatrix(place), place, place)
  else paintPlace(canvas, place, readOutlines(properties, place.width, place.height), fill, null)
  linkShape(drawing, shape, place, layer)
  if (layer === slide.slide) addDescription(drawing, shape)
}

function addDescription({ asides }: Drawing, shape: Element): void {
  const text = (attribute(nameOf(shape), 'descr') ?? '').replace(generated, '').trim()
  if (!undescribed.test(text)) asides.push({ kind: 'picture', text })
}

function kindOf(frame: Element): LeftOut {
  const data = at(frame, 'graphic', 'graphicData')
  if (at(data, 'tbl') !== null) return 'table'
  if (at(data, 'chart') !== null) return 'chart'
  return at(data, 'relIds') === null ? 'picture' : 'diagram'
}

function drawFrame(drawing: Drawing, frame: Element, around: Surroundings): void {
  const stated = readPlace(at(frame, 'xfrm'))
  const data = at(frame, 'graphic', 'graphicData')
  if (stated === null || data === null) {
    addHidden(drawing, frame)
    return
  }
  const { parts } = drawing
  const { layer } = around
  const place = around.placing(stated)
  linkShape(drawing, frame, place, layer)
  const table = at(data, 'tbl')
  if (table !== null) {
    drawTable(drawing, table, place, layer, stated.width > 0 ? place.width / stated.width : 1)
    return
  }
  const chart = relationId(at(data, 'chart'), 'id')
  const chartPart = chart === null ? undefined : parts.relations(layer.part).get(chart)?.target
  if (chartPart !== undefined) drawChart(drawing, chartPart, place, layer)
  else if (chart !== null) drawing.lost.push('chart')
  else if (at(data, 'relIds') !== null) drawDiagram(drawing, data, stated, around)
  else for (const picture of below(data, 'pic')) drawShapeOf(drawing, picture, around)
  addDescription(drawing, frame)
}

/**
 * SmartArt: its drawing, which programs keep beside the data, or else the texts of its points as a list. `stated` is its place in
 * the space that it stands in, which a group around it may stretch.
 */
function drawDiagram(drawing: Drawing, data: Element, stated: Place, around: Surroundings): void {
  const { parts, slide } = drawing
  const { layer } = around
  const relations = parts.relations(layer.part)
  const dataPart = relations.get(relationId(at(data, 'relIds'), 'dm') ?? '')?.target
  const model = dataPart === undefined ? null : parts.xml(dataPart)
  const drawnId = below(model, 'dataModelExt')[0]?.getAttribute('relId') ?? ''
  const drawnPart = relations.get(drawnId)?.target
  // The texts of its points stand in for a damaged drawing.
  const drawn = drawnPart === undefined ? null : unlessDamaged(() => parts.xml(drawnPart))
  if (drawn !== null && drawnPart !== undefined) {
    const placing: Placing = (inner) => around.placing({ ...inner, x: inner.x + stated.x, y: inner.y + stated.y })
    drawTree(drawing, at(drawn, 'spTree'), { ...around, placing, depth: around.depth + 1 })
    return
  }
  if (model === null) drawing.lost.push('diagram')
  const ancestors = { shapes: [], kind: 'none' as const }
  const place = around.placing(stated)
  const texts = below(model, 't').filter((one) => plainText(one) !== '')
  const step = { ...place, height: place.height / Math.max(1, texts.length) }
  for (const [n, text] of texts.entries()) {
    const body = readTextBody(text, slide.originsOf(text, ancestors, layer))
    if (body !== null) drawText(drawing, { ...body, shrinks: true }, { ...step, y: place.y + n * step.height }, layer)
  }
}
