import type { LeftOut } from '#engine/deck-doc.ts'
import { defaultImageName, generatedNote } from '#engine/lexicons/image-descriptions.ts'
import { neutral, readColour, white } from './colours.ts'
import { type Fill, readFill, readImageFill, readStroke, readStyleFill, type StatedFill } from './fills.ts'
import { type Outline, readOutlines } from './outlines.ts'
import { type PackageParts, readUnlessDamaged } from './package-parts.ts'
import { makeMatrix, type Place, type Placing, readGroupPlacing, readPlace } from './places.ts'
import { renderChart } from './render-chart.ts'
import { renderTable } from './render-table.ts'
import { type Rendering, readAddress, renderText } from './render-text.ts'
import { type ImageFill, isMissed, type SlideCanvas } from './slide-canvas.ts'
import { findPlaceholder, findShapeTree, type Layer } from './slide-layers.ts'
import { readPlainText, readTextBody } from './text-body.ts'
import { type Element, findAt, findDescendants, getAttribute, getBoolean, getRelationId, listChildren } from './xml.ts'

/** Where a shape stands in the tree: its layer, and what the groups around it do to it. */
type Surroundings = { layer: Layer; placing: Placing; groupFill: StatedFill; depth: number }

const deepest = 30
const mostShapes = 5000
/** Text in an ellipse keeps to the rectangle inside it. */
const insideEllipse = Math.SQRT1_2
const wholeBox = { x: 0, y: 0, width: 1, height: 1 }

/** Renders all layers of a slide on its canvas. */
export function renderSlide(rendering: Rendering): void {
  renderBackground(rendering)
  const { slide } = rendering
  for (const layer of slide.layers) {
    const around: Surroundings = { layer, placing: (place) => place, groupFill: undefined, depth: 0 }
    renderTree(rendering, findShapeTree(layer.root), around)
  }
}

function renderBackground({ canvas, slide, parts }: Rendering): void {
  const { width, height } = canvas
  const whole: Place = { x: 0, y: 0, width, height, turn: 0, flipX: false, flipY: false }
  const { background } = slide
  let fill: StatedFill = { kind: 'colour', colour: white }
  if (background !== null) {
    const { element, layer } = background
    const named = readColour(findAt(element, 'bgRef'), layer.palette)
    fill =
      readFill(findAt(element, 'bgPr'), layer.palette) ?? (named === null ? fill : { kind: 'colour', colour: named })
  }
  const layer = background?.layer ?? slide.slide
  paintPlace(canvas, whole, readOutlines(null, width, height), resolveFill(fill, layer, parts, whole), null)
}

function paintPlace(
  canvas: SlideCanvas,
  place: Place,
  outlines: readonly Outline[],
  fill: Exclude<Fill, { kind: 'image' }> | ImageFill | null,
  stroke: ReturnType<typeof readStroke>,
): void {
  canvas.paint(outlines, makeMatrix(place), place, { fill, stroke })
}

/** Returns a fill with its image found; one whose image isn't in the file is grey. */
function resolveFill(
  fill: StatedFill,
  layer: Layer,
  parts: PackageParts,
  place: Place,
): Exclude<Fill, { kind: 'image' }> | ImageFill | null {
  if (fill === null || fill === undefined) return null
  if (fill.kind !== 'image') return fill
  const relation = parts.relations(layer.part).get(fill.relation)
  if (relation === undefined || relation.external) return { kind: 'colour', colour: neutral }
  return { kind: 'image', use: { part: relation.target, crop: fill.crop, width: place.width, height: place.height } }
}

function renderTree(rendering: Rendering, tree: Element | null, around: Surroundings): void {
  if (around.depth > deepest) {
    if (tree !== null) addHidden(rendering, tree)
    return
  }
  for (const shape of listChildren(tree).slice(0, mostShapes)) renderShape(rendering, shape, around)
}

function renderShape(rendering: Rendering, shape: Element, around: Surroundings): void {
  const isBehind = around.layer !== rendering.slide.slide
  if (isBehind && findPlaceholder(shape) !== null) return
  const named = findName(shape)
  if (getBoolean(named, 'hidden') === true) {
    addHidden(rendering, shape)
    return
  }
  switch (shape.localName) {
    case 'grpSp': {
      const properties = findAt(shape, 'grpSpPr')
      const placing = readGroupPlacing(findAt(properties, 'xfrm'), around.placing)
      const groupFill = readFill(properties, around.layer.palette, undefined, around.groupFill)
      renderTree(rendering, shape, { ...around, placing, groupFill, depth: around.depth + 1 })
      return
    }
    case 'sp':
    case 'cxnSp':
      renderTextShape(rendering, shape, around)
      return
    case 'pic':
      renderImage(rendering, shape, around)
      return
    case 'graphicFrame':
      readUnlessDamaged(
        () => renderFrame(rendering, shape, around),
        () => rendering.lost.push(classifyFrame(shape)),
      )
  }
}

function findName(shape: Element): Element | null {
  return findAt(listChildren(shape).find(({ localName }) => localName?.startsWith('nv')) ?? null, 'cNvPr')
}

function addHidden(rendering: Rendering, shape: Element): void {
  const bodies = shape.localName === 'sp' ? listChildren(shape, 'txBody') : findDescendants(shape, 'txBody')
  const text = bodies.map(readPlainText).filter((one) => one !== '')
  if (text.length > 0) rendering.hidden.push({ text: text.join('\n'), box: wholeBox, cause: 'hidden-shape' })
}

function renderTextShape(rendering: Rendering, shape: Element, around: Surroundings): void {
  const { slide, canvas, parts } = rendering
  const { layer } = around
  const ancestors = slide.findAncestors(shape)
  const properties = findAt(shape, 'spPr')
  const [own, ...inherited] = [shape, ...ancestors.shapes.toReversed()].map((one) => findAt(one, 'spPr', 'xfrm'))
  const stated = [own ?? null, ...inherited].map(readPlace).find((place) => place !== null)
  if (stated === undefined || stated === null) {
    addHidden(rendering, shape)
    return
  }
  const place = around.placing(stated)
  const style = findAt(shape, 'style')
  const fills = [properties, ...ancestors.shapes.toReversed().map((one) => findAt(one, 'spPr'))]
  const statedFill = fills
    .map((one) => readFill(one, layer.palette, undefined, around.groupFill))
    .find((one) => one !== undefined)
  const fill = statedFill === undefined ? readStyleFill(style, layer.palette) : statedFill
  const body = readTextBody(findAt(shape, 'txBody'), slide.findOrigins(shape, ancestors, layer))
  const outlines = readOutlines(properties, place.width, place.height)
  // Text on a shape of unknown form stands on the shape's colour all the same.
  const drawn =
    outlines.length === 0 && body !== null && fill ? readOutlines(null, place.width, place.height) : outlines
  const mirrored = place.flipX || place.flipY ? mirror(drawn, place) : drawn
  paintPlace(
    canvas,
    place,
    mirrored,
    resolveFill(fill, layer, parts, place),
    readStroke(properties, style, layer.palette),
  )
  linkShape(rendering, shape, place, layer)
  if (body !== null) renderText(rendering, body, textArea(shape, place, around), layer)
}

/** Where the text of a shape stands: diagrams state it apart from the shape's own place. */
function textArea(shape: Element, place: Place, around: Surroundings): Place {
  const apart = readPlace(findAt(shape, 'txXfrm'))
  if (apart !== null) return around.placing(apart)
  if (getAttribute(findAt(shape, 'spPr', 'prstGeom'), 'prst') !== 'ellipse') return place
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

function linkShape({ canvas, parts }: Rendering, shape: Element, place: Place, layer: Layer): void {
  const id = getRelationId(findAt(findName(shape), 'hlinkClick'), 'id')
  const url = id === null ? null : readAddress(parts, layer, id)
  if (url !== null) canvas.addLink(url, makeMatrix(place), { x: 0, y: 0, width: place.width, height: place.height })
}

function renderImage(rendering: Rendering, shape: Element, around: Surroundings): void {
  const { canvas, parts, slide } = rendering
  const { layer } = around
  const properties = findAt(shape, 'spPr')
  const inherited = slide
    .findAncestors(shape)
    .shapes.toReversed()
    .map((one) => readPlace(findAt(one, 'spPr', 'xfrm')))
  const stated = [readPlace(findAt(properties, 'xfrm')), ...inherited].find((place) => place !== null)
  if (stated === undefined || stated === null) return
  const place = around.placing(stated)
  const missing = { kind: 'colour', colour: neutral } as const
  const fill = resolveFill(readImageFill(findAt(shape, 'blipFill')) ?? missing, layer, parts, place)
  if (fill?.kind !== 'image' && isMissed(canvas, place)) rendering.lost.push('picture')
  const isPlain =
    (getAttribute(findAt(properties, 'prstGeom'), 'prst') ?? 'rect') === 'rect' &&
    findAt(properties, 'custGeom') === null
  if (fill?.kind === 'image' && isPlain) canvas.addImage(fill.use, makeMatrix(place), place, place)
  else paintPlace(canvas, place, readOutlines(properties, place.width, place.height), fill, null)
  linkShape(rendering, shape, place, layer)
  if (layer === slide.slide) addDescription(rendering, shape)
}

function addDescription({ asides }: Rendering, shape: Element): void {
  const text = (getAttribute(findName(shape), 'descr') ?? '').replace(generatedNote, '').trim()
  if (!defaultImageName.test(text)) asides.push({ kind: 'picture', text })
}

function classifyFrame(frame: Element): LeftOut {
  const data = findAt(frame, 'graphic', 'graphicData')
  if (findAt(data, 'tbl') !== null) return 'table'
  if (findAt(data, 'chart') !== null) return 'chart'
  return findAt(data, 'relIds') === null ? 'picture' : 'diagram'
}

function renderFrame(rendering: Rendering, frame: Element, around: Surroundings): void {
  const stated = readPlace(findAt(frame, 'xfrm'))
  const data = findAt(frame, 'graphic', 'graphicData')
  if (stated === null || data === null) {
    addHidden(rendering, frame)
    return
  }
  const { parts } = rendering
  const { layer } = around
  const place = around.placing(stated)
  linkShape(rendering, frame, place, layer)
  const table = findAt(data, 'tbl')
  if (table !== null) {
    renderTable(rendering, table, place, layer, stated.width > 0 ? place.width / stated.width : 1)
    return
  }
  const chart = getRelationId(findAt(data, 'chart'), 'id')
  const chartPart = chart === null ? undefined : parts.relations(layer.part).get(chart)?.target
  if (chartPart !== undefined) renderChart(rendering, chartPart, place, layer)
  else if (chart !== null) rendering.lost.push('chart')
  else if (findAt(data, 'relIds') !== null) renderDiagram(rendering, data, stated, around)
  else for (const image of findDescendants(data, 'pic')) renderShape(rendering, image, around)
  addDescription(rendering, frame)
}

/**
 * SmartArt: its rendering, which programs keep beside the data, or else the texts of its points as a list. `stated` is its place in
 * the space that it stands in, which a group around it may stretch.
 */
function renderDiagram(rendering: Rendering, data: Element, stated: Place, around: Surroundings): void {
  const { parts, slide } = rendering
  const { layer } = around
  const relations = parts.relations(layer.part)
  const dataPart = relations.get(getRelationId(findAt(data, 'relIds'), 'dm') ?? '')?.target
  const model = dataPart === undefined ? null : parts.xml(dataPart)
  const drawnId = findDescendants(model, 'dataModelExt')[0]?.getAttribute('relId') ?? ''
  const drawnPart = relations.get(drawnId)?.target
  // The texts of its points stand in for a damaged rendering.
  const drawn = drawnPart === undefined ? null : readUnlessDamaged(() => parts.xml(drawnPart))
  if (drawn !== null && drawnPart !== undefined) {
    const placing: Placing = (inner) => around.placing({ ...inner, x: inner.x + stated.x, y: inner.y + stated.y })
    renderTree(rendering, findAt(drawn, 'spTree'), { ...around, placing, depth: around.depth + 1 })
    return
  }
  if (model === null) rendering.lost.push('diagram')
  const ancestors = { shapes: [], kind: 'none' as const }
  const place = around.placing(stated)
  const texts = findDescendants(model, 't').filter((one) => readPlainText(one) !== '')
  const step = { ...place, height: place.height / Math.max(1, texts.length) }
  for (const [n, text] of texts.entries()) {
    const body = readTextBody(text, slide.findOrigins(text, ancestors, layer))
    if (body !== null)
      renderText(rendering, { ...body, shrinks: true }, { ...step, y: place.y + n * step.height }, layer)
  }
}
