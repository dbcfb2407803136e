import { type Palette, readColour, readPalette, remapPalette } from './colours.ts'
import type { ThemeFaces } from './lay-out-text.ts'
import type { PackageParts } from './package-parts.ts'
import type { TextOrigins } from './text-body.ts'
import { type Element, findAt, findDescendants, getAttribute, getBoolean, listChildren } from './xml.ts'

/** A part that is drawn on a slide, from the back: master, layout, the slide itself. */
export type Layer = { part: string; root: Element; palette: Palette }

/** What stands behind a placeholder of a slide: the shapes of layout and master that it follows, the nearest last. */
type Ancestors = { shapes: Element[]; kind: 'title' | 'body' | 'other' | 'none' }

/** A slide with what it is drawn on. */
export type LayeredSlide = {
  layers: Layer[]
  slide: Layer
  faces: ThemeFaces
  /** The nearest stated background and the layer that states it. */
  background: { element: Element; layer: Layer } | null
  findAncestors: (shape: Element) => Ancestors
  findOrigins: (shape: Element, ancestors: Ancestors, layer: Layer) => TextOrigins
}

const titles = new Set(['title', 'ctrTitle'])
const small = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

/** Gathers the layers of a slide; null when the slide's part is missing. Throws ReadFailure for a damaged part. */
export function readLayers(parts: PackageParts, presentation: Element, slidePart: string): LayeredSlide | null {
  const root = parts.xml(slidePart)
  if (root === null) return null
  const layoutPart = parts.related(slidePart, 'slideLayout')
  const layoutRoot = layoutPart === null ? null : parts.xml(layoutPart)
  const masterPart = layoutPart === null ? null : parts.related(layoutPart, 'slideMaster')
  const masterRoot = masterPart === null ? null : parts.xml(masterPart)
  const themePart = masterPart === null ? null : parts.related(masterPart, 'theme')
  const theme = themePart === null ? null : parts.xml(themePart)
  const base = readPalette(theme, findAt(masterRoot, 'clrMap'))
  const override = (one: Element | null) => findAt(one, 'clrMapOvr', 'overrideClrMapping')
  const slide: Layer = { part: slidePart, root, palette: remapPalette(base, override(root) ?? override(layoutRoot)) }
  const layout: Layer | null =
    layoutPart === null || layoutRoot === null
      ? null
      : { part: layoutPart, root: layoutRoot, palette: remapPalette(base, override(layoutRoot)) }
  const master: Layer | null =
    masterPart === null || masterRoot === null ? null : { part: masterPart, root: masterRoot, palette: base }
  const showsLayout = getBoolean(root, 'showMasterSp') ?? true
  const showsMaster = showsLayout && (getBoolean(layoutRoot, 'showMasterSp') ?? true)
  const behind = [showsMaster ? master : null, showsLayout ? layout : null]
  return {
    layers: [...behind, slide].filter((layer) => layer !== null),
    slide,
    faces: readFaces(theme),
    background: findBackground([slide, layout, master]),
    findAncestors: (shape) => resolveAncestors(shape, layoutRoot, masterRoot),
    findOrigins: (shape, ancestors, layer) => resolveOrigins(shape, ancestors, layer, presentation, masterRoot),
  }
}

function readFaces(theme: Element | null): ThemeFaces {
  const face = (name: string) =>
    getAttribute(findAt(theme, 'themeElements', 'fontScheme', name, 'latin'), 'typeface') ?? ''
  return { major: face('majorFont'), minor: face('minorFont') }
}

function findBackground(layers: ReadonlyArray<Layer | null>): LayeredSlide['background'] {
  for (const layer of layers) {
    const element = findAt(layer?.root ?? null, 'cSld', 'bg')
    if (layer !== null && element !== null) return { element, layer }
  }
  return null
}

/** The shapes of a layer, in painting order. */
export const findShapeTree = (root: Element | null) => findAt(root, 'cSld', 'spTree')

/** The element that makes a shape a placeholder; null for other shapes. */
export function findPlaceholder(shape: Element): Element | null {
  const properties = listChildren(shape).find(({ localName }) => localName?.startsWith('nv'))
  return findAt(properties ?? null, 'nvPr', 'ph')
}

function resolveAncestors(shape: Element, layout: Element | null, master: Element | null): Ancestors {
  const placeholder = findPlaceholder(shape)
  if (placeholder === null) return { shapes: [], kind: 'none' }
  const type = getAttribute(placeholder, 'type')
  const index = getAttribute(placeholder, 'idx')
  const inLayout =
    findPlaceholders(layout).find(({ ph }) => index !== null && getAttribute(ph, 'idx') === index) ??
    findPlaceholders(layout).find(
      ({ ph }) =>
        classifyPlaceholder(getAttribute(ph, 'type')) === classifyPlaceholder(type) &&
        (type !== null || index === null),
    )
  const kind = classifyPlaceholder(type ?? getAttribute(inLayout?.ph ?? null, 'type'))
  const inMaster = findPlaceholders(master).find(({ ph }) => classifyPlaceholder(getAttribute(ph, 'type')) === kind)
  const shapes = [inMaster?.shape, inLayout?.shape].filter((one) => one !== undefined)
  return { shapes, kind: titles.has(kind) ? 'title' : small.has(kind) ? 'other' : 'body' }
}

/** Types that follow one another: every kind of content follows the master's body. */
function classifyPlaceholder(type: string | null): string {
  if (type === null) return 'body'
  if (titles.has(type)) return 'title'
  return small.has(type) ? type : 'body'
}

function findPlaceholders(root: Element | null): Array<{ shape: Element; ph: Element }> {
  return findDescendants(findShapeTree(root), 'ph').flatMap((ph) => {
    const shape = ph.parentNode?.parentNode?.parentNode
    return shape !== null && shape !== undefined && 'getAttribute' in shape ? [{ shape: shape as Element, ph }] : []
  })
}

function resolveOrigins(
  shape: Element,
  { shapes, kind }: Ancestors,
  layer: Layer,
  presentation: Element,
  master: Element | null,
): TextOrigins {
  const styles = { title: 'titleStyle', body: 'bodyStyle', other: 'otherStyle', none: '' }[kind]
  const lists = [
    styles === '' ? null : findAt(master, 'txStyles', styles),
    ...shapes.map((one) => findAt(one, 'txBody', 'lstStyle')),
  ].filter((one) => one !== null)
  const bodies = shapes.map((one) => findAt(one, 'txBody', 'bodyPr')).filter((one) => one !== null)
  const styled = readColour(findAt(shape, 'style', 'fontRef'), layer.palette)
  return { base: findAt(presentation, 'defaultTextStyle'), lists, bodies, styled, palette: layer.palette }
}
