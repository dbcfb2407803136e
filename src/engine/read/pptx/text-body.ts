import { findSymbol, findSymbolFont } from '../symbol-fonts.ts'
import { black, type Colour, mixColours, type Palette, readColour } from './colours.ts'
import { readFill, readStroke } from './fills.ts'
import { type Numbering, readNumbering } from './list-numbers.ts'
import { toPoints } from './places.ts'
import {
  type Element,
  findAt,
  findDescendants,
  getAttribute,
  getBoolean,
  getNumber,
  getRelationId,
  listChildren,
} from './xml.ts'

export type RunStyle = {
  /** Points. */
  size: number
  bold: boolean
  colour: Colour
  /** Name of the typeface; '' for the theme's. */
  face: string
  /** Points between letters. */
  spacing: number
  /** Height over the baseline in ems: raised and lowered letters. */
  raise: number
}

/** Text of one style; a line break is '\n'. `link` is the id of its hyperlink. */
export type Run = { text: string; style: RunStyle; link: string | null }

/** A share of the type's own line height, or points. */
export type Spacing = { kind: 'share' | 'points'; value: number }

export type Paragraph = {
  runs: Run[]
  align: 'left' | 'centre' | 'right'
  /** Points from the left edge: of the text, and of its first line beside that. */
  margin: number
  indent: number
  lines: Spacing
  before: Spacing
  after: Spacing
  /** What stands before the text: a sign ('' for none), or its number in a list. */
  mark: string | Numbering
  level: number
  /** Of an empty paragraph, which takes up a line too. */
  style: RunStyle
}

export type TextBody = {
  paragraphs: Paragraph[]
  insets: { left: number; top: number; right: number; bottom: number }
  anchor: 'top' | 'middle' | 'bottom'
  /** Degrees clockwise by which text is turned within its shape. */
  turn: number
  wraps: boolean
  columns: number
  columnGap: number
  /** What the program that wrote the file has shrunk type and line spacing to. */
  typeScale: number
  lineScale: number
  shrinks: boolean
}

/** Where properties come from that a text doesn't state itself: elements of list styles and of body properties, the nearest last. */
export type TextOrigins = {
  /** The presentation's own list style, which comes last of all. */
  base: Element | null
  lists: Element[]
  bodies: Element[]
  /** What a shape's or table's style says; it goes before the presentation's and after every list style's. */
  styled: Colour | null
  palette: Palette
}

/** Size of raised and lowered letters beside the others, as PowerPoint draws them. */
const scriptScale = 0.66

const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']
/** Marks of notes, and powers; a longer raised figure is a matter of looks. */
const shortFigure = /^\s*[\d,;]{1,5}\s*$/
/** What a note or a power may follow. */
const annotated = /[\p{L}\p{N}%)\].,;:!?+*"'”’]\s*$/u
const usualSize = 18
const mostLevel = 8

/** Reads a text body (`txBody`); null when it has no text. */
export function readTextBody(body: Element | null, origins: TextOrigins): TextBody | null {
  const own = findAt(body, 'lstStyle')
  const lists = own === null ? origins.lists : [...origins.lists, own]
  const paragraphs = listChildren(body, 'p').map((element) => readParagraph(element, { ...origins, lists }))
  if (paragraphs.every(({ runs }) => runs.every(({ text }) => text.trim() === ''))) return null
  const properties = findAt(body, 'bodyPr')
  return { paragraphs, ...readBody(properties === null ? origins.bodies : [...origins.bodies, properties]) }
}

/** The plain text of a text body, a line for each paragraph. */
export function readPlainText(body: Element | null): string {
  const lines = listChildren(body, 'p').map((paragraph) => listRuns(paragraph).map(readText).join(''))
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The nearest of several elements that states something. */
function findNearest<T>(elements: readonly Element[], read: (element: Element) => T | null): T | null {
  for (let n = elements.length - 1; n >= 0; n--) {
    const element = elements[n]
    const value = element === undefined ? null : read(element)
    if (value !== null) return value
  }
  return null
}

function readBody(bodies: readonly Element[]): Omit<TextBody, 'paragraphs'> {
  const inset = (name: string, usual: number) => toPoints(findNearest(bodies, (body) => getNumber(body, name)) ?? usual)
  const word = (name: string) => findNearest(bodies, (body) => getAttribute(body, name))
  const fit = findNearest(
    bodies,
    (body) => listChildren(body).find(({ localName }) => /^(?:no|norm|sp)Auto[fF]it$/.test(localName ?? '')) ?? null,
  )
  const shrinks = fit?.localName === 'normAutofit'
  const anchor = word('anchor')
  const upright = word('vert')
  return {
    insets: {
      left: inset('lIns', 91_440),
      top: inset('tIns', 45_720),
      right: inset('rIns', 91_440),
      bottom: inset('bIns', 45_720),
    },
    anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    turn: upright === 'vert270' ? 270 : upright === 'vert' ? 90 : 0,
    wraps: word('wrap') !== 'none',
    columns: Math.min(16, Math.max(1, findNearest(bodies, (body) => getNumber(body, 'numCol')) ?? 1)),
    columnGap: inset('spcCol', 0),
    typeScale: (shrinks ? (getNumber(fit, 'fontScale') ?? 100_000) : 100_000) / 100_000,
    lineScale: 1 - (shrinks ? (getNumber(fit, 'lnSpcReduction') ?? 0) : 0) / 100_000,
    shrinks,
  }
}

function readParagraph(element: Element, origins: TextOrigins): Paragraph {
  const own = findAt(element, 'pPr')
  const level = Math.min(mostLevel, Math.max(0, getNumber(own, 'lvl') ?? 0))
  const levelOf = (list: Element | null) => findAt(list, `lvl${level + 1}pPr`)
  const inherited = [origins.base, ...origins.lists].flatMap((list) => levelOf(list) ?? [])
  const stated = own === null ? inherited : [...inherited, own]
  const characters: Characters = {
    base: findAt(levelOf(origins.base), 'defRPr'),
    lists: origins.lists.flatMap((list) => findAt(levelOf(list), 'defRPr') ?? []),
  }
  const spacing = (name: string, usual: number): Spacing =>
    findNearest(stated, (one) => readSpacing(findAt(one, name))) ?? { kind: 'share', value: usual }
  const align = findNearest(stated, (one) => getAttribute(one, 'algn'))
  return {
    runs: raiseDigits(listRuns(element).map((run) => readRun(run, characters, origins))),
    align: align === 'ctr' ? 'centre' : align === 'r' ? 'right' : 'left',
    margin: toPoints(findNearest(stated, (one) => getNumber(one, 'marL')) ?? 0),
    indent: toPoints(findNearest(stated, (one) => getNumber(one, 'indent')) ?? 0),
    lines: spacing('lnSpc', 1),
    before: spacing('spcBef', 0),
    after: spacing('spcAft', 0),
    mark: findNearest(stated, readMark) ?? '',
    level,
    style: readStyle(findAt(element, 'endParaRPr'), characters, origins),
  }
}

function readSpacing(element: Element | null): Spacing | null {
  const share = getNumber(findAt(element, 'spcPct'), 'val')
  if (share !== null) return { kind: 'share', value: share / 100_000 }
  const size = getNumber(findAt(element, 'spcPts'), 'val')
  return size === null ? null : { kind: 'points', value: size / 100 }
}

function readMark(properties: Element): string | Numbering | null {
  if (findAt(properties, 'buNone') !== null) return ''
  const numbering = findAt(properties, 'buAutoNum')
  if (numbering !== null) return readNumbering(numbering)
  if (findAt(properties, 'buBlip') !== null) return '•'
  const letter = getAttribute(findAt(properties, 'buChar'), 'char')
  if (letter === null) return null
  const face = getAttribute(findAt(properties, 'buFont'), 'typeface') ?? ''
  // Symbol fonts have marks where others have letters.
  return findSymbolFont(face) !== null || /^[\p{L}\p{N}\ue000-\uf8ff]$/u.test(letter) ? '•' : letter
}

function listRuns(paragraph: Element): Element[] {
  return listChildren(paragraph).filter(({ localName }) => ['r', 'br', 'fld', 'm'].includes(localName ?? ''))
}

function readText(run: Element): string {
  if (run.localName === 'br') return '\n'
  const text = findDescendants(run, 't')
    .map((one) => one.textContent ?? '')
    .join('')
  // A vertical tab is how some programs write a line break.
  return text.replace(/[\v\r\n]+/g, '\n')
}

/** Run properties that a level's list styles give. */
type Characters = { base: Element | null; lists: Element[] }

function readRun(run: Element, characters: Characters, origins: TextOrigins): Run {
  const own = findAt(run, 'rPr')
  const style = readStyle(own, characters, origins)
  const link = getRelationId(findAt(own, 'hlinkClick'), 'id')
  const symbols = getAttribute(findAt(own, 'sym'), 'typeface') ?? style.face
  return { text: replaceSymbols(readText(run), symbols), style, link }
}

function readStyle(own: Element | null, { base, lists }: Characters, origins: TextOrigins): RunStyle {
  const near = own === null ? lists : [...lists, own]
  const stated = base === null ? near : [base, ...near]
  const baseline = (findNearest(stated, (one) => getNumber(one, 'baseline')) ?? 0) / 100_000
  const size = (findNearest(stated, (one) => getNumber(one, 'sz')) ?? usualSize * 100) / 100
  return {
    size: size * (baseline === 0 ? 1 : scriptScale),
    bold: findNearest(stated, (one) => getBoolean(one, 'b')) ?? false,
    colour:
      findNearest(near, (one) => readTextColour(one, origins.palette)) ??
      origins.styled ??
      (base === null ? null : readTextColour(base, origins.palette)) ??
      findUsualColour(origins.palette),
    face: findNearest(stated, (one) => getAttribute(findAt(one, 'latin'), 'typeface')) ?? '',
    spacing: (findNearest(stated, (one) => getNumber(one, 'spc')) ?? 0) / 100,
    raise: baseline,
  }
}

const findUsualColour = ({ colours, names }: Palette) => colours.get(names.get('tx1') ?? 'dk1') ?? black

function readTextColour(properties: Element, palette: Palette): Colour | null {
  const solid = findAt(properties, 'solidFill')
  if (solid !== null) return readColour(solid, palette) ?? black
  const fill = readFill(properties, palette)
  // Letters without a fill are seen by their outline, if at all.
  if (fill === null) return readStroke(properties, null, palette)?.colour ?? { ...black, alpha: 0 }
  return fill?.kind === 'gradient' ? mixColours(fill.stops.map(({ colour }) => colour)) : null
}

/** The signs that the letters of a symbol font show: a tick where the file has 'P' in Wingdings 2. */
function replaceSymbols(text: string, face: string): string {
  const font = findSymbolFont(face)
  if (font === null) return text
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0)
    return code === undefined ? '' : String.fromCodePoint(findSymbol(font, code))
  }).join('')
}

/** Runs with their raised digits as such: '120' with the mark of note 1 would else be read as 1201. */
function raiseDigits(runs: readonly Run[]): Run[] {
  return runs.map((run, n) => {
    const { text, style } = run
    if (style.raise <= 0 || !shortFigure.test(text) || !annotated.test(runs[n - 1]?.text ?? '')) return run
    const digits = text.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit)
    return { ...run, text: digits, style: { ...style, raise: 0, size: style.size / scriptScale } }
  })
}
