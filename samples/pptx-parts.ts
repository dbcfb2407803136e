/** PowerPoint files part by part: enough of ECMA-376 for decks that PowerPoint, Keynote and LibreOffice open. */
import { strToU8, zipSync } from 'fflate'
import { emu, office, type PptxBox, place, prolog, relationType, textBody, xmlText } from './pptx-shapes.ts'

/** A relationship of a slide: `kind` is the last step of its type. */
export interface PptxRelation {
  readonly id: string
  readonly kind: string
  readonly target: string
  readonly external?: boolean
}

export interface PptxSlide {
  /** XML of its shapes, in painting order. */
  readonly shapes: readonly string[]
  readonly relations?: readonly PptxRelation[]
  readonly notes?: string
  readonly hidden?: boolean
  /** A colour as `RRGGBB`; the master's ground when it is missing. */
  readonly ground?: string
}

export interface PptxDeck {
  readonly title: string
  readonly author: string
  /** ISO date and time, for the properties and for the archive. */
  readonly date: string
  readonly slides: readonly PptxSlide[]
  /** Further parts by name, such as pictures and charts; they may take the place of those made here. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>
}

const namespaces = `xmlns:a="${office}/drawingml/2006/main" xmlns:r="${relationType}" xmlns:p="${office}/presentationml/2006/main"`
const size = { width: 960, height: 540 }

/** The bytes of a .pptx file; the same deck gives the same bytes. */
export function buildPptx(deck: PptxDeck): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contentTypes(deck),
    '_rels/.rels': relations([
      { id: 'rId1', kind: 'officeDocument', target: 'ppt/presentation.xml' },
      { id: 'rId2', kind: 'metadata/core-properties', target: 'docProps/core.xml' },
      { id: 'rId3', kind: 'extended-properties', target: 'docProps/app.xml' },
    ]),
    'docProps/core.xml': coreProperties(deck),
    'docProps/app.xml': `${prolog}<Properties xmlns="${office}/officeDocument/2006/extended-properties"><Application>Firstread samples</Application></Properties>`,
    'ppt/presentation.xml': presentation(deck),
    'ppt/_rels/presentation.xml.rels': relations([
      { id: 'rIdM', kind: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...deck.slides.map((_, n) => ({ id: `rId${n + 1}`, kind: 'slide', target: `slides/slide${n + 1}.xml` })),
    ]),
    'ppt/theme/theme1.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': master,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      { id: 'rId1', kind: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', kind: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      { id: 'rId1', kind: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
  }
  for (const [n, slide] of deck.slides.entries()) addSlide(parts, slide, n + 1)
  const all = Object.entries({ ...parts, ...deck.parts })
  // The archive keeps local time; without its zone the date means the same everywhere.
  const mtime = new Date(deck.date.replace(/Z$/, ''))
  const files = all.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const)
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime, level: 6 }))
}

function addSlide(parts: Record<string, string | Uint8Array>, slide: PptxSlide, number: number): void {
  const show = slide.hidden ? ' show="0"' : ''
  const ground =
    slide.ground === undefined
      ? ''
      : `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${slide.ground}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`
  parts[`ppt/slides/slide${number}.xml`] =
    `${prolog}<p:sld ${namespaces}${show}><p:cSld>${ground}${tree(slide.shapes.join(''))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
  const notesPart = `../notesSlides/notesSlide${number}.xml`
  parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relations([
    { id: 'rIdLayout', kind: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
    ...(slide.notes === undefined ? [] : [{ id: 'rIdNotes', kind: 'notesSlide', target: notesPart }]),
    ...(slide.relations ?? []),
  ])
  if (slide.notes === undefined) return
  const body = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>${textBody([slide.notes])}</p:sp>`
  const page = `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Number"/><p:cNvSpPr/><p:nvPr><p:ph type="sldNum" idx="5"/></p:nvPr></p:nvSpPr><p:spPr/>${textBody([String(number)])}</p:sp>`
  parts[`ppt/notesSlides/notesSlide${number}.xml`] =
    `${prolog}<p:notes ${namespaces}><p:cSld>${tree(body + page)}</p:cSld></p:notes>`
}

const tree = (shapes: string) =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree>`

function relations(list: readonly PptxRelation[]): string {
  const one = ({ id, kind, target, external }: PptxRelation) => {
    const type = kind.startsWith('metadata/')
      ? `${office}/package/2006/relationships/${kind}`
      : `${relationType}/${kind}`
    const mode = external ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${type}" Target="${xmlText(target)}"${mode}/>`
  }
  return `${prolog}<Relationships xmlns="${office}/package/2006/relationships">${list.map(one).join('')}</Relationships>`
}

function contentTypes(deck: PptxDeck): string {
  const kind = 'application/vnd.openxmlformats-officedocument'
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${kind}.${type}+xml"/>`
  const slides = deck.slides.flatMap(({ notes }, n) => [
    part(`ppt/slides/slide${n + 1}.xml`, 'presentationml.slide'),
    ...(notes === undefined ? [] : [part(`ppt/notesSlides/notesSlide${n + 1}.xml`, 'presentationml.notesSlide')]),
  ])
  const charts = Object.keys(deck.parts ?? {}).filter((name) => /^ppt\/charts\/[^/]+\.xml$/.test(name))
  const parts = [
    part('ppt/presentation.xml', 'presentationml.presentation.main'),
    part('ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'),
    part('ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout'),
    part('ppt/theme/theme1.xml', 'theme'),
    part('docProps/app.xml', 'extended-properties'),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...slides,
    ...charts.map((name) => part(name, 'drawingml.chart')),
  ]
  const usual =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>'
  return `${prolog}<Types xmlns="${office}/package/2006/content-types">${usual}${parts.join('')}</Types>`
}

function coreProperties({ title, author, date }: PptxDeck): string {
  const when = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date}</dcterms:${name}>`
  return (
    `${prolog}<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator>${when('created')}${when('modified')}</cp:coreProperties>`
  )
}

function presentation(deck: PptxDeck): string {
  const ids = deck.slides.map((_, n) => `<p:sldId id="${256 + n}" r:id="rId${n + 1}"/>`).join('')
  const levels = [1, 2, 3].map(
    (level) =>
      `<a:lvl${level}pPr><a:defRPr sz="1800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl${level}pPr>`,
  )
  return (
    `${prolog}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rIdM"/></p:sldMasterIdLst>` +
    `<p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${emu(size.width)}" cy="${emu(size.height)}"/>` +
    `<p:notesSz cx="6858000" cy="9144000"/><p:defaultTextStyle>${levels.join('')}</p:defaultTextStyle></p:presentation>`
  )
}

const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
const theme =
  `${prolog}<a:theme xmlns:a="${office}/drawingml/2006/main" name="Sample"><a:themeElements><a:clrScheme name="Sample">` +
  [
    ['dk1', '1B1F23'],
    ['lt1', 'FFFFFF'],
    ['dk2', '12343B'],
    ['lt2', 'EEF3F1'],
    ['accent1', '2D545E'],
    ['accent2', 'C89666'],
    ['accent3', 'E1B382'],
    ['accent4', '6B8F71'],
    ['accent5', '8D6A9F'],
    ['accent6', '4C5B61'],
    ['hlink', '1A5FB4'],
    ['folHlink', '613583'],
  ]
    .map(([name = '', value = '']) => colour(name, value))
    .join('') +
  '</a:clrScheme><a:fontScheme name="Sample"><a:majorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont>' +
  '<a:minorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme>' +
  '<a:fmtScheme name="Sample"><a:fillStyleLst>' +
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3) +
  '</a:fillStyleLst><a:lnStyleLst>' +
  '<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3) +
  '</a:lnStyleLst><a:effectStyleLst>' +
  '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3) +
  '</a:effectStyleLst><a:bgFillStyleLst>' +
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3) +
  '</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>'

function placeholderShape(type: string, index: string, box: PptxBox, body: string): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"${index}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${place(box)}</p:spPr>${body}</p:sp>`
  )
}

const margin = 56
const titleBox = { x: margin, y: 36, width: 848, height: 60 }
const bodyBox = { x: margin, y: 120, width: 848, height: 360 }
const listLevels = [
  '<a:lvl1pPr marL="228600" indent="-228600"><a:spcBef><a:spcPts val="1000"/></a:spcBef><a:buChar char="•"/><a:defRPr sz="2000"/></a:lvl1pPr>',
  '<a:lvl2pPr marL="571500" indent="-228600"><a:spcBef><a:spcPts val="500"/></a:spcBef><a:buChar char="–"/><a:defRPr sz="1600"/></a:lvl2pPr>',
].join('')
const master =
  `${prolog}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>` +
  tree(
    placeholderShape('title', '', titleBox, '<p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle/><a:p/></p:txBody>') +
      placeholderShape(
        'body',
        ' idx="1"',
        bodyBox,
        '<p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/><a:p/></p:txBody>',
      ),
  ) +
  '</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
  '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles>' +
  '<p:titleStyle><a:lvl1pPr><a:buNone/><a:defRPr sz="3000" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle>' +
  `<p:bodyStyle>${listLevels}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`
const layout =
  `${prolog}<p:sldLayout ${namespaces} type="obj"><p:cSld name="Title and content">` +
  tree(
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>` +
      `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Content"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>` +
      `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Line"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${place({ x: margin, y: 98, width: 54, height: 4 })}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="accent2"/></a:solidFill></p:spPr></p:sp>`,
  ) +
  '</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
