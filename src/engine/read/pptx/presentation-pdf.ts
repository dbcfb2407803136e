import type { DeckMetadata } from '#engine/deck-doc.ts'
import { measureLetter } from './letter-widths.ts'
import { ImageBudget, type ImageUse, packImage } from './pack-image.ts'
import { readUnlessDamaged } from './package-parts.ts'
import { encodeText, formatFigure, PdfFile } from './pdf-file.ts'
import { isMissed, SlideCanvas } from './slide-canvas.ts'

const usualWidth = 556

/** The PDF, and the slides (from 0) whose images are not all in it. */
type FinishedPdf = { pdf: Uint8Array; lostImages: ReadonlySet<number> }

/**
 * A presentation as it is rendered into a PDF, slide by slide: text as text, so that it is read, placed and drawn by the same
 * parts as every other deck. Letters are set in a standard font that is not embedded. Every letter keeps its meaning; those
 * that the font lacks leave a gap in the image only.
 */
export class PresentationPdf {
  readonly width: number
  readonly height: number
  readonly #file = new PdfFile()
  readonly #pages: number[] = []
  readonly #tree = this.#file.reserve()
  readonly #fonts = { F: this.#file.reserve(), B: this.#file.reserve() }
  readonly #letters = { F: new Set<string>(), B: new Set<string>() }
  readonly #images = new Map<string, { object: number; use: ImageUse; slides: Set<number> }>()

  /** The size of all slides in points. */
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Returns an empty slide to render on, by its place from 0; `add` takes it when it is done. */
  createCanvas(slide: number): SlideCanvas {
    const findImageObject = (use: ImageUse) => this.#findImageObject(use, slide)
    return new SlideCanvas(this.width, this.height, { letters: this.#letters, findImageObject })
  }

  add(canvas: SlideCanvas): void {
    const contents = this.#file.addStream(Buffer.from(canvas.formatContent(), 'latin1'))
    const fonts = `/Font<</F ${this.#fonts.F} 0 R/B ${this.#fonts.B} 0 R>>`
    const page =
      `<</Type/Page/Parent ${this.#tree} 0 R/MediaBox[0 0 ${formatFigure(this.width)} ${formatFigure(this.height)}]` +
      `/Resources<<${fonts}${canvas.formatResources()}>>/Annots[${canvas.formatAnnotations()}]/Contents ${contents} 0 R>>`
    this.#pages.push(this.#file.add(page))
  }

  /**
   * Packs the images and returns the bytes of the PDF, and the slides that lack a large image. `bytesOf` finds an image by its
   * part; `onImage` is called before each.
   */
  async finish(
    metadata: DeckMetadata,
    bytesOf: (part: string) => Uint8Array | null,
    onImage: () => void = () => undefined,
  ): Promise<FinishedPdf> {
    const lostImages = new Set<number>()
    const work = new ImageBudget()
    for (const { object, use, slides } of this.#images.values()) {
      onImage()
      const bytes = readUnlessDamaged(() => bytesOf(use.part))
      const isPacked = await packImage(this.#file, object, bytes, use, work)
      if (!isPacked && isMissed(this, use)) for (const slide of slides) lostImages.add(slide)
    }
    this.#fillFont(this.#fonts.F, 'Helvetica', this.#letters.F, false)
    this.#fillFont(this.#fonts.B, 'Helvetica-Bold', this.#letters.B, true)
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ')
    this.#file.fill(this.#tree, `<</Type/Pages/Kids[${kids}]/Count ${this.#pages.length}>>`)
    const root = this.#file.add(`<</Type/Catalog/Pages ${this.#tree} 0 R>>`)
    return { pdf: this.#file.finish(root, this.#file.add(formatInformation(metadata))), lostImages }
  }

  #findImageObject(use: ImageUse, slide: number): number {
    const key = JSON.stringify([use.part, use.crop])
    const known = this.#images.get(key)
    if (known === undefined) {
      const object = this.#file.reserve()
      this.#images.set(key, { object, use: { ...use }, slides: new Set([slide]) })
      return object
    }
    known.slides.add(slide)
    known.use.width = Math.max(known.use.width, use.width)
    known.use.height = Math.max(known.use.height, use.height)
    return known.object
  }

  /** A font whose codes are UTF-16 units, and that says so. */
  #fillFont(object: number, name: string, letters: ReadonlySet<string>, isBold: boolean): void {
    const widths = [...letters].flatMap((letter) => {
      const width = measureLetter(letter, isBold)
      const [first = 0, second] = [...Array(letter.length).keys()].map((n) => letter.charCodeAt(n))
      return second === undefined ? [`${first}[${width}]`] : [`${first}[${width}]`, `${second}[0]`]
    })
    const looks = `/Flags 32/FontBBox[-170 -230 1000 930]/ItalicAngle 0/Ascent 750/Descent -220/CapHeight 720/StemV ${isBold ? 140 : 80}`
    const descriptor = `<</Type/FontDescriptor/FontName/${name}${looks}>>`
    const system = '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>'
    const descendant = this.#file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo${system}/FontDescriptor${descriptor}` +
        `/DW ${usualWidth}/W[${widths.join('')}]>>`,
    )
    const meaning = this.#file.addStream(Buffer.from(identityMap, 'latin1'))
    this.#file.fill(
      object,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${meaning} 0 R>>`,
    )
  }
}

/** Maps every code to the UTF-16 unit of the same value (Adobe Technical Note 5411). */
const identityMap = (() => {
  const ranges = Array.from({ length: 256 }, (_, high) => {
    const row = high.toString(16).padStart(2, '0')
    return `<${row}00> <${row}ff> <${row}00>`
  })
  const atOnce = 100
  const parts = [0, atOnce, 2 * atOnce].map((from) => {
    const some = ranges.slice(from, from + atOnce)
    return `${some.length} beginbfrange\n${some.join('\n')}\nendbfrange`
  })
  const head = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Units def /CMapType 2 def'
  const tail = 'endcmap CMapName currentdict /CMap defineresource pop end end'
  return `${head}\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${parts.join('\n')}\n${tail}`
})()

function formatInformation(metadata: DeckMetadata): string {
  const entries = [
    ['Title', metadata.title],
    ['Author', metadata.author],
    ['Subject', metadata.subject],
    ['Keywords', metadata.keywords],
    ['Producer', metadata.producer],
    ['CreationDate', metadata.createdOn],
    ['ModDate', metadata.modifiedOn],
  ] as const
  const stated = entries.flatMap(([name, value]) => (value === null ? [] : [`/${name} ${encodeText(value)}`]))
  return `<<${stated.join('')}>>`
}
