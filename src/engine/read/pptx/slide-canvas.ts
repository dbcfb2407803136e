import type { Colour } from './colours.ts'
import type { Fill, Stroke } from './fills.ts'
import type { PlacedText } from './lay-out-text.ts'
import type { Outline, Step } from './outlines.ts'
import type { PictureUse } from './pack-image.ts'
import { figure, textBytes } from './pdf-file.ts'
import { carry, type Matrix } from './places.ts'

/** What a deck's slides share: the letters that are used in each font, and the objects of its pictures. */
export type SharedParts = {
  letters: { F: Set<string>; B: Set<string> }
  picture: (use: PictureUse) => number
}

/** Smaller pictures (as a share of the slide) are ornament: nobody misses one. */
const missedShare = 0.02

/** Whether somebody would miss a picture of a size on a slide of a size. */
export const isMissed = (slide: Size, picture: Size): boolean =>
  picture.width * picture.height >= missedShare * slide.width * slide.height

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
    paints: { fill: Exclude<Fill, { kind: 'picture' }> | PictureFill | null; stroke: Stroke | null },
  ): void {
    const { fill, stroke } = paints
    const filled = outlines.filter((outline) => outline.filled).map(({ steps }) => this.#path(steps, matrix))
    if (fill !== null && filled.length > 0) {
      const area = filled.join('\n')
      if (fill.kind === 'colour') this.#wrapped(fill.colour.alpha, `${rgb(fill.colour)} rg ${area} f`)
      else if (fill.kind === 'gradient') this.#gradient(fill, area, matrix, size)
      else this.#wrapped(1, `${area} W n ${this.#image(fill.use, matrix, size, false, false)}`)
    }
    if (stroke !== null && stroke.width > 0) {
      const lines = outlines.map(({ steps }) => this.#path(steps, matrix)).join('\n')
      this.#wrapped(stroke.colour.alpha, `${rgb(stroke.colour)} RG ${figure(stroke.width)} w ${lines} S`)
    }
  }

  picture(
    use: PictureUse,
    matrix: Matrix,
    size: { width: number; height: number },
    flip: { flipX: boolean; flipY: boolean },
  ): void {
    this.#wrapped(1, this.#image(use, matrix, size, flip.flipX, flip.flipY))
  }

  text({ text, x, y, style, stretch }: PlacedText, matrix: Matrix): void {
    const font = style.bold ? 'B' : 'F'
    for (const letter of text) this.#shared.letters[font].add(letter)
    const [a, b, c, d] = matrix
    const [left, top] = carry(matrix, x, y)
    const place = [a, -b, -c, d, left, this.height - top].map(figure).join(' ')
    const spacing = style.spacing === 0 ? '' : `${figure(style.spacing / stretch)} Tc `
    const set = `/${font} ${figure(style.size)} Tf ${figure(stretch * 100)} Tz ${spacing}${place} Tm`
    this.#wrapped(style.colour.alpha, `${rgb(style.colour)} rg BT ${set} <${utf16(text)}> Tj ET`)
  }

  /** Lays a link over a rectangle of a matrix's space. */
  link(url: string, matrix: Matrix, box: { x: number; y: number; width: number; height: number }): void {
    const corners = [
      carry(matrix, box.x, box.y),
      carry(matrix, box.x + box.width, box.y),
      carry(matrix, box.x, box.y + box.height),
      carry(matrix, box.x + box.width, box.y + box.height),
    ]
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => this.height - y)]
    const rectangle = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(figure).join(' ')
    const action = `<</S/URI/URI ${textBytes(url)}>>`
    this.#links.push(`<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]/A${action}>>`)
  }

  content(): string {
    return this.#operators.join('\n')
  }

  annotations(): string {
    return this.#links.join('')
  }

  /** The entries of the page's resources, but for its fonts. */
  resources(): string {
    const states = [...this.#alphas].map(([alpha, name]) => `/${name}<</ca ${alpha}/CA ${alpha}>>`).join('')
    const images = [...this.#images].map(([object, name]) => `/${name} ${object} 0 R`).join('')
    const shadings = this.#shadings.map((shading, n) => `/S${n}${shading}`).join('')
    return `/ExtGState<<${states}>>/XObject<<${images}>>/Shading<<${shadings}>>`
  }

  #wrapped(alpha: number, operators: string): void {
    if (alpha >= 1) {
      this.#operators.push(`q ${operators} Q`)
      return
    }
    const key = figure(Math.max(0, alpha))
    const name = this.#alphas.get(key) ?? `A${this.#alphas.size}`
    this.#alphas.set(key, name)
    this.#operators.push(`q /${name} gs ${operators} Q`)
  }

  #path(steps: readonly Step[], matrix: Matrix): string {
    const point = (x: number, y: number) => {
      const [left, top] = carry(matrix, x, y)
      return `${figure(left)} ${figure(this.height - top)}`
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

  #image(
    use: PictureUse,
    matrix: Matrix,
    { width, height }: { width: number; height: number },
    flipX: boolean,
    flipY: boolean,
  ): string {
    const object = this.#shared.picture(use)
    const name = this.#images.get(object) ?? `I${this.#images.size}`
    this.#images.set(object, name)
    const [a, b, c, d] = matrix
    const [wide, high] = [flipX ? -width : width, flipY ? height : -height]
    const [left, top] = carry(matrix, flipX ? width : 0, flipY ? 0 : height)
    const place = [a * wide, -b * wide, c * high, -d * high, left, this.height - top].map(figure).join(' ')
    return `${place} cm /${name} Do`
  }

  #gradient(fill: Gradient, area: string, matrix: Matrix, { width, height }: { width: number; height: number }): void {
    const angle = (fill.angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2
    const ends = [-1, 1].flatMap((side) => {
      const [x, y] = carry(matrix, width / 2 + side * half * cos, height / 2 + side * half * sin)
      return [x, this.height - y]
    })
    const name = `S${this.#shadings.length}`
    const colours = `/ColorSpace/DeviceRGB/Coords[${ends.map(figure).join(' ')}]/Extend[true true]`
    this.#shadings.push(`<</ShadingType 2${colours}/Function ${stitched(fill.stops)}>>`)
    const alpha = fill.stops.reduce((sum, { colour }) => sum + colour.alpha, 0) / fill.stops.length
    this.#wrapped(alpha, `${area} W n /${name} sh`)
  }
}

export type PictureFill = { kind: 'picture'; use: PictureUse }

const rgb = ({ r, g, b }: Colour) => [r, g, b].map(figure).join(' ')

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

/** A function from 0..1 to colours, straight between the stops (ISO 32000-1, 7.10.4). */
function stitched(stops: Gradient['stops']): string {
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined) return '<<>>'
  const all = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])]
  const spans = all.slice(1).map(({ colour }, n) => {
    const from = all[n]?.colour ?? colour
    return `<</FunctionType 2/Domain[0 1]/C0[${rgb(from)}]/C1[${rgb(colour)}]/N 1>>`
  })
  const bounds = all.slice(1, -1).map((stop) => figure(stop.at))
  const encode = spans.map(() => '0 1').join(' ')
  return `<</FunctionType 3/Domain[0 1]/Functions[${spans.join('')}]/Bounds[${bounds.join(' ')}]/Encode[${encode}]>>`
}
