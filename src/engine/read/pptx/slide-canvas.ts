import { bottomEdge, rightEdge } from '#engine/geometry.ts'
import type { Colour } from './colours.ts'
import type { Fill, Stroke } from './fills.ts'
import type { PlacedText } from './lay-out-text.ts'
import type { Outline, Step } from './outlines.ts'
import type { ImageUse } from './pack-image.ts'
import { encodeBytes, formatFigure } from './pdf-file.ts'
import { applyMatrix, type Matrix } from './places.ts'

/** What a deck's slides share: the letters that are used in each font, and the objects of its images. */
type SharedParts = {
  letters: { F: Set<string>; B: Set<string> }
  findImageObject: (use: ImageUse) => number
}

/** Smaller images (as a share of the slide) are ornament, whose loss is not reported. */
const missedShare = 0.02

/** Whether the loss of an image of a size is reported on a slide of a size. */
export const isMissed = (slide: Size, image: Size): boolean =>
  image.width * image.height >= missedShare * slide.width * slide.height

type Size = { width: number; height: number }
type Gradient = Extract<Fill, { kind: 'gradient' }>

/** One slide as PDF operators. Places are in points from its top left corner, matrices lead there. */
export class SlideCanvas {
  readonly width: number
  readonly height: number
  readonly #shared: SharedParts
  readonly #operators: string[] = []
  readonly #alphas = new Map<string, string>()
  readonly #images = new Map<number, string>()
  readonly #shadings: string[] = []
  readonly #links: string[] = []

  constructor(width: number, height: number, shared: SharedParts) {
    this.width = width
    this.height = height
    this.#shared = shared
  }

  /** Fills and strokes the outlines of a shape of a size. A picture fills the shape's whole rectangle, cut to the outlines. */
  paint(
    outlines: readonly Outline[],
    matrix: Matrix,
    size: { width: number; height: number },
    paints: { fill: Exclude<Fill, { kind: 'image' }> | ImageFill | null; stroke: Stroke | null },
  ): void {
    const { fill, stroke } = paints
    const filled = outlines.filter((outline) => outline.filled).map(({ steps }) => this.#formatPath(steps, matrix))
    if (fill !== null && filled.length > 0) {
      const area = filled.join('\n')
      if (fill.kind === 'colour') this.#append(fill.colour.alpha, `${formatRgb(fill.colour)} rg ${area} f`)
      else if (fill.kind === 'gradient') this.#addGradient(fill, area, matrix, size)
      else this.#append(1, `${area} W n ${this.#formatImage(fill.use, matrix, size, false, false)}`)
    }
    if (stroke !== null && stroke.width > 0) {
      const lines = outlines.map(({ steps }) => this.#formatPath(steps, matrix)).join('\n')
      this.#append(stroke.colour.alpha, `${formatRgb(stroke.colour)} RG ${formatFigure(stroke.width)} w ${lines} S`)
    }
  }

  addImage(
    use: ImageUse,
    matrix: Matrix,
    size: { width: number; height: number },
    flip: { flipX: boolean; flipY: boolean },
  ): void {
    this.#append(1, this.#formatImage(use, matrix, size, flip.flipX, flip.flipY))
  }

  addText({ text, x, y, style, stretch }: PlacedText, matrix: Matrix): void {
    const font = style.bold ? 'B' : 'F'
    for (const letter of text) this.#shared.letters[font].add(letter)
    const [a, b, c, d] = matrix
    const [left, top] = applyMatrix(matrix, x, y)
    const place = [a, -b, -c, d, left, this.height - top].map(formatFigure).join(' ')
    const spacing = style.spacing === 0 ? '' : `${formatFigure(style.spacing / stretch)} Tc `
    const set = `/${font} ${formatFigure(style.size)} Tf ${formatFigure(stretch * 100)} Tz ${spacing}${place} Tm`
    this.#append(style.colour.alpha, `${formatRgb(style.colour)} rg BT ${set} <${encodeUtf16(text)}> Tj ET`)
  }

  /** Lays a link over a rectangle of a matrix's space. */
  addLink(url: string, matrix: Matrix, box: { x: number; y: number; width: number; height: number }): void {
    const corners = [
      applyMatrix(matrix, box.x, box.y),
      applyMatrix(matrix, rightEdge(box), box.y),
      applyMatrix(matrix, box.x, bottomEdge(box)),
      applyMatrix(matrix, rightEdge(box), bottomEdge(box)),
    ]
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => this.height - y)]
    const rectangle = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(formatFigure).join(' ')
    const action = `<</S/URI/URI ${encodeBytes(url)}>>`
    this.#links.push(`<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]/A${action}>>`)
  }

  formatContent(): string {
    return this.#operators.join('\n')
  }

  formatAnnotations(): string {
    return this.#links.join('')
  }

  /** The entries of the page's resources, but for its fonts. */
  formatResources(): string {
    const states = [...this.#alphas].map(([alpha, name]) => `/${name}<</ca ${alpha}/CA ${alpha}>>`).join('')
    const images = [...this.#images].map(([object, name]) => `/${name} ${object} 0 R`).join('')
    const shadings = this.#shadings.map((shading, n) => `/S${n}${shading}`).join('')
    return `/ExtGState<<${states}>>/XObject<<${images}>>/Shading<<${shadings}>>`
  }

  #append(alpha: number, operators: string): void {
    if (alpha >= 1) {
      this.#operators.push(`q ${operators} Q`)
      return
    }
    const key = formatFigure(Math.max(0, alpha))
    const name = this.#alphas.get(key) ?? `A${this.#alphas.size}`
    this.#alphas.set(key, name)
    this.#operators.push(`q /${name} gs ${operators} Q`)
  }

  #formatPath(steps: readonly Step[], matrix: Matrix): string {
    const point = (x: number, y: number) => {
      const [left, top] = applyMatrix(matrix, x, y)
      return `${formatFigure(left)} ${formatFigure(this.height - top)}`
    }
    return steps
      .map((step) => {
        if (step.to === 'close') return 'h'
        if (step.to !== 'curve') return `${point(step.x, step.y)} ${step.to === 'move' ? 'm' : 'l'}`
        const [x1, y1, x2, y2, x, y] = step.points
        return `${point(x1, y1)} ${point(x2, y2)} ${point(x, y)} c`
      })
      .join(' ')
  }

  #formatImage(
    use: ImageUse,
    matrix: Matrix,
    { width, height }: { width: number; height: number },
    flipX: boolean,
    flipY: boolean,
  ): string {
    const object = this.#shared.findImageObject(use)
    const name = this.#images.get(object) ?? `I${this.#images.size}`
    this.#images.set(object, name)
    const [a, b, c, d] = matrix
    const [wide, high] = [flipX ? -width : width, flipY ? height : -height]
    const [left, top] = applyMatrix(matrix, flipX ? width : 0, flipY ? 0 : height)
    const place = [a * wide, -b * wide, c * high, -d * high, left, this.height - top].map(formatFigure).join(' ')
    return `${place} cm /${name} Do`
  }

  #addGradient(
    fill: Gradient,
    area: string,
    matrix: Matrix,
    { width, height }: { width: number; height: number },
  ): void {
    const angle = (fill.angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2
    const ends = [-1, 1].flatMap((side) => {
      const [x, y] = applyMatrix(matrix, width / 2 + side * half * cos, height / 2 + side * half * sin)
      return [x, this.height - y]
    })
    const name = `S${this.#shadings.length}`
    const colours = `/ColorSpace/DeviceRGB/Coords[${ends.map(formatFigure).join(' ')}]/Extend[true true]`
    this.#shadings.push(`<</ShadingType 2${colours}/Function ${makeStitchingFunction(fill.stops)}>>`)
    const alpha = fill.stops.reduce((sum, { colour }) => sum + colour.alpha, 0) / fill.stops.length
    this.#append(alpha, `${area} W n /${name} sh`)
  }
}

export type ImageFill = { kind: 'image'; use: ImageUse }

const formatRgb = ({ r, g, b }: Colour) => [r, g, b].map(formatFigure).join(' ')

function encodeUtf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

/** A function from 0..1 to colours, straight between the stops (ISO 32000-1, 7.10.4). */
function makeStitchingFunction(stops: Gradient['stops']): string {
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined) return '<<>>'
  const all = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])]
  const spans = all.slice(1).map(({ colour }, n) => {
    const from = all[n]?.colour ?? colour
    return `<</FunctionType 2/Domain[0 1]/C0[${formatRgb(from)}]/C1[${formatRgb(colour)}]/N 1>>`
  })
  const bounds = all.slice(1, -1).map((stop) => formatFigure(stop.at))
  const encode = spans.map(() => '0 1').join(' ')
  return `<</FunctionType 3/Domain[0 1]/Functions[${spans.join('')}]/Bounds[${bounds.join(' ')}]/Encode[${encode}]>>`
}
