/** Shapes of a PowerPoint slide as XML: text, groups, pictures, tables, charts. */

/** Places in points from the upper left; slides are 960 x 540. */
export interface PptxBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const office = 'http://schemas.openxmlformats.org'
export const relationType = `${office}/officeDocument/2006/relationships`
export const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const emu = (points: number) => Math.round(points * 12_700)

/** Text that may stand in XML. */
export const xmlText = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter)

/** A shape's place as `xfrm`. */
export const place = ({ x, y, width, height }: PptxBox, attributes = '') =>
  `<a:xfrm${attributes}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`

/** Run properties: size in points, weight, colour as `RRGGBB` or a theme's name, the id of a link. */
export interface PptxType {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly link?: string
}

/** A paragraph as XML. */
export function paragraph(text: string, type: PptxType = {}, properties = ''): string {
  const { size: points, bold, colour: ink, link } = type
  const attributes = `${points === undefined ? '' : ` sz="${points * 100}"`}${bold === undefined ? '' : ` b="${bold ? 1 : 0}"`}`
  const fill = ink === undefined ? '' : solid(ink)
  const leads = link === undefined ? '' : `<a:hlinkClick r:id="${link}"/>`
  return `<a:p>${properties}<a:r><a:rPr lang="en-US"${attributes}>${fill}${leads}</a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p>`
}

/** A fill of one colour, given as `RRGGBB` or by its name in the theme. */
const solid = (ink: string) =>
  `<a:solidFill>${/^[0-9A-F]{6}$/i.test(ink) ? `<a:srgbClr val="${ink}"/>` : `<a:schemeClr val="${ink}"/>`}</a:solidFill>`

/** A text body of plain lines, or of paragraphs that are XML already. */
export function textBody(lines: readonly string[], properties = ''): string {
  const paragraphs = lines.map((line) => (line.startsWith('<a:p>') ? line : paragraph(line)))
  return `<p:txBody><a:bodyPr${properties}/><a:lstStyle/>${paragraphs.join('')}</p:txBody>`
}

/** A shape that takes its place and its type from layout and master. */
export function placeholder(kind: 'title' | 'body', lines: readonly string[]): string {
  const mark = kind === 'title' ? '<p:ph type="title"/>' : '<p:ph idx="1"/>'
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${kind}"/><p:cNvSpPr/><p:nvPr>${mark}</p:nvPr></p:nvSpPr><p:spPr/>${textBody(lines)}</p:sp>`
}

/** What a text shape may have beside its lines. */
export interface PptxShape {
  readonly fill?: string
  readonly preset?: string
  readonly hidden?: boolean
  /** Attributes of `bodyPr` and of `xfrm`, each with a space before it. */
  readonly body?: string
  readonly turn?: string
  /** The id of the link that the whole shape is. */
  readonly link?: string
}

/** A text box or a shape with text. */
export function shape(box: PptxBox, lines: readonly string[], looks: PptxShape = {}): string {
  const { fill, preset = 'rect', hidden, body = '', turn = '', link } = looks
  const leads = link === undefined ? '' : `<a:hlinkClick r:id="${link}"/>`
  const name = `<p:cNvPr id="5" name="Shape"${hidden ? ' hidden="1"' : ''}>${leads}</p:cNvPr>`
  const ground = fill === undefined ? '<a:noFill/>' : solid(fill)
  return (
    `<p:sp><p:nvSpPr>${name}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${place(box, turn)}` +
    `<a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom>${ground}</p:spPr>${textBody(lines, body)}</p:sp>`
  )
}

/** A group whose children use a space of their own. */
export function group(box: PptxBox, inner: PptxBox, shapes: readonly string[], turn = ''): string {
  const off = `<a:chOff x="${emu(inner.x)}" y="${emu(inner.y)}"/><a:chExt cx="${emu(inner.width)}" cy="${emu(inner.height)}"/>`
  const frame = place(box, turn).replace('</a:xfrm>', `${off}</a:xfrm>`)
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="6" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${frame}</p:grpSpPr>${shapes.join('')}</p:grpSp>`
}

/** A picture by the id of its relationship, with the words that describe it. */
export function picture(box: PptxBox, relation: string, description: string, link?: string): string {
  const leads = link === undefined ? '' : `<a:hlinkClick r:id="${link}"/>`
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="7" name="Picture" descr="${xmlText(description)}">${leads}</p:cNvPr><p:cNvPicPr/><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  )
}

/** A frame around a table, a chart or a diagram. `kind` is the last step of its address. */
export function frame(box: PptxBox, kind: string, data: string): string {
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="8" name="Frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
    `${place(box).replaceAll('a:xfrm', 'p:xfrm')}<a:graphic><a:graphicData uri="${office}/drawingml/2006/${kind}">${data}</a:graphicData></a:graphic></p:graphicFrame>`
  )
}

/** A table with a head row, in PowerPoint's usual style. */
export function table(box: PptxBox, rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 1
  const grid = Array.from({ length: columns }, () => `<a:gridCol w="${emu(box.width / columns)}"/>`).join('')
  const cell = (text: string) =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(text, { size: 16 })}</a:txBody><a:tcPr anchor="ctr"/></a:tc>`
  const height = emu(box.height / rows.length)
  const lines = rows.map((row) => `<a:tr h="${height}">${row.map(cell).join('')}</a:tr>`).join('')
  const style =
    '<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr>'
  return frame(box, 'table', `<a:tbl>${style}<a:tblGrid>${grid}</a:tblGrid>${lines}</a:tbl>`)
}

/** A chart part: columns, with names and values kept beside it as programs do. */
export interface PptxChart {
  readonly title: string
  readonly format: string
  readonly categories: readonly string[]
  readonly series: ReadonlyArray<{ readonly name: string; readonly values: readonly number[] }>
}

export function chartPart({ title, format, categories, series }: PptxChart): string {
  const points = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, n) => `<c:pt idx="${n}"><c:v>${xmlText(String(value))}</c:v></c:pt>`).join('')}`
  const column = (n: number) => String.fromCharCode(66 + n)
  const all = series.map(({ name, values }, n) => {
    const label = `<c:tx><c:strRef><c:f>Sheet1!$${column(n)}$1</c:f><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx>`
    const names = `<c:cat><c:strRef><c:f>Sheet1!$A$2</c:f><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat>`
    const numbers = `<c:val><c:numRef><c:f>Sheet1!$${column(n)}$2</c:f><c:numCache><c:formatCode>${xmlText(format)}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:val>`
    return `<c:ser><c:idx val="${n}"/><c:order val="${n}"/>${label}${names}${numbers}</c:ser>`
  })
  const heading = `<c:title><c:tx><c:rich><a:bodyPr/>${paragraph(title)}</c:rich></c:tx><c:overlay val="0"/></c:title>`
  const axes =
    '<c:catAx><c:axId val="1"/><c:scaling/><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx>' +
    '<c:valAx><c:axId val="2"/><c:scaling/><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx>'
  return (
    `${prolog}<c:chartSpace xmlns:c="${office}/drawingml/2006/chart" xmlns:a="${office}/drawingml/2006/main" xmlns:r="${relationType}"><c:chart>${heading}` +
    `<c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${all.join('')}<c:axId val="1"/><c:axId val="2"/></c:barChart>${axes}</c:plotArea></c:chart></c:chartSpace>`
  )
}

/** A frame with the chart of a relationship. */
export const chart = (box: PptxBox, relation: string) =>
  frame(box, 'chart', `<c:chart xmlns:c="${office}/drawingml/2006/chart" r:id="${relation}"/>`)
