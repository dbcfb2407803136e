import { findSymbol, findSymbolFont } from '../symbol-fonts.ts'
import { black, type Colour, mixed, type Palette, readColour } from './colours.ts'
import { readFill, readStroke } from './fills.ts'
import { type Numbering, readNumbering } from './list-numbers.ts'
import { points } from './places.ts'
import { at, attribute, below, children, type Element, numeric, relationId, truth } from './xml.ts'

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
  const own = at(body, 'lstStyle')
  const lists = own === null ? origins.lists : [...origins.lists, own]
  const paragraphs = children(body, 'p').map((element) => readParagraph(element, { ...origins, lists }))
  if (paragraphs.every(({ runs }) => runs.every(({ text }) => text.trim() === ''))) return null
  const properties = at(body, 'bodyPr')
  return { paragraphs, ...readBody(properties === null ? origins.bodies : [...origins.bodies, properties]) }
}

/** The plain text of a text body, a line for each paragraph. */
export function plainText(body: Element | null): string {
  const lines = children(body, 'p').map((paragraph) => runElements(paragraph).map(textOf).join(''))
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The nearest of several elements that states something. */
function nearest<T>(elements: readonly Element[], read: (element: Element) => T | null): T | null {
  for (let n = elements.length - 1; n >= 0; n--) {
    const element = elements[n]
    const value = element === undefined ? null : read(element)
    if (value !== null) return value
  }
  return null
}

function readBody(bodies: readonly Element[]): Omit<TextBody, 'paragraphs'> {
  const inset = (name: string, usual: number) => points(nearest(bodies, (body) => numeric(body, name)) ?? usual)
  const word = (name: string) => nearest(bodies, (body) => attribute(body, name))
  const fit = nearest(
    bodies,
    (body) => children(body).find(({ localName }) => /^(?:no|norm|sp)Auto[fF]it$/.test(localName ?? '')) ?? null,
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
    columns: Math.min(16, Math.max(1, nearest(bodies, (body) => numeric(body, 'numCol')) ?? 1)),
    columnGap: inset('spcCol', 0),
    typeScale: (shrinks ? (numeric(fit, 'fontScale') ?? 100_000) : 100_000) / 100_000,
    lineScale: 1 - (shrinks ? (numeric(fit, 'lnSpcReduction') ?? 0) : 0) / 100_000,
    shrinks,
  }
}

function readParagraph(element: Element, origins: TextOrigins): Paragraph {
  const own = at(element, 'pPr')
  const level = Math.min(mostLevel, Math.max(0, numeric(own, 'lvl') ?? 0))
  const levelOf = (list: Element | null) => at(list, `lvl${level + 1}pPr`)
  const inherited = [origins.base, ...origins.lists].flatMap((list) => levelOf(list) ?? [])
  const stated = own === null ? inherited : [...inherited, own]
  const characters: Characters = {
    base: at(levelOf(origins.base), 'defRPr'),
    lists: origins.lists.flatMap((list) => at(levelOf(list), 'defRPr') ?? []),
  }
  const spacing = (name: string, usual: number): Spacing =>
    nearest(stated, (one) => readSpacing(at(one, name))) ?? { kind: 'share', value: usual }
  const align = nearest(stated, (one) => attribute(one, 'algn'))
  return {
    runs: withScriptDigits(runElements(element).map((run) => readRun(run, characters, origins))),
    align: align === 'ctr' ? 'centre' : align === 'r' ? 'right' : 'left',
    margin: points(nearest(stated, (one) => numeric(one, 'marL')) ?? 0),
    indent: points(nearest(stated, (one) => numeric(one, 'indent')) ?? 0),
    lines: spacing('lnSpc', 1),
    before: spacing('spcBef', 0),
    after: spacing('spcAft', 0),
    mark: nearest(stated, readMark) ?? '',
    level,
    style: readStyle(at(element, 'endParaRPr'), characters, origins),
  }
}

function readSpacing(element: Element | null): Spacing | null {
  const share = numeric(at(element, 'spcPct'), 'val')
  if (share !== null) return { kind: 'share', value: share / 100_000 }
  const size = numeric(at(element, 'spcPts'), 'val')
  return size === null ? null : { kind: 'points', value: size / 100 }
}

function readMark(properties: Element): string | Numbering | null {
  if (at(properties, 'buNone') !== null) return ''
  const numbering = at(properties, 'buAutoNum')
  if (numbering !== null) return readNumbering(numbering)
  if (at(properties, 'buBlip') !== null) return '•'
  const letter = attribute(at(properties, 'buChar'), 'char')
  if (letter === null) return null
  const face = attribute(at(properties, 'buFont'), 'typeface') ?? ''
  // Symbol fonts have marks where others have letters.
  return findSymbolFont(face) !== null || /^[\p{L}\p{N}\ue000-\uf8ff]$/u.test(letter) ? '•' : letter
}

function runElements(paragraph: Element): Element[] {
  return children(paragraph).filter(({ localName }) => ['r', 'br', 'fld', 'm'].includes(localName ?? ''))
}

function textOf(run: Element): string {
  if (run.localName === 'br') return '\n'
  const text = below(run, 't')
    .map((one) => one.textContent ?? '')
    .join('')
  // A vertical tab is how some programs write a line break.
  return text.replace(/[\v\r\n]+/g, '\n')
}

/** Run properties that a level's list styles give. */
type Characters = { base: Element | null; lists: Element[] }

function readRun(run: Element, characters: Characters, origins: TextOrigins): Run {
  const own = at(run, 'rPr')
  const style = readStyle(own, characters, origins)
  const link = relationId(at(own, 'hlinkClick'), 'id')
  const symbols = attribute(at(own, 'sym'), 'typeface') ?? style.face
  return { text: withSymbols(textOf(run), symbols), style, link }
}

function readStyle(own: Element | null, { base, lists }: Characters, origins: TextOrigins): RunStyle {
  const near = own === null ? lists : [...lists, own]
  const stated = base === null ? near : [base, ...near]
  const baseline = (nearest(stated, (one) => numeric(one, 'baseline')) ?? 0) / 100_000
  const size = (nearest(stated, (one) => numeric(one, 'sz')) ?? usualSize * 100) / 100
  return {
    size: size * (baseline === 0 ? 1 : scriptScale),
    bold: nearest(stated, (one) => truth(one, 'b')) ?? false,
    colour:
      nearest(near, (one) => textColour(one, origins.palette)) ??
      origins.styled ??
      (base === null ? null : textColour(base, origins.palette)) ??
      usualColour(origins.palette),
    face: nearest(stated, (one) => attribute(at(one, 'latin'), 'typeface')) ?? '',
    spacing: (nearest(stated, (one) => numeric(one, 'spc')) ?? 0) / 100,
    raise: baseline,
  }
}

const usualColour = ({ colours, names }: Palette) => colours.get(names.get('tx1') ?? 'dk1') ?? black

function textColour(properties: Element, palette: Palette): Colour | null {
  const solid = at(properties, 'solidFill')
  if (solid !== null) return readColour(solid, palette) ?? black
  const fill = readFill(properties, palette)
  // Letters without a fill are seen by their outline, if at all.
  if (fill === null) return readStroke(properties, null, palette)?.colour ?? { ...black, alpha: 0 }
  return fill?.kind === 'gradient' ? mixed(fill.stops.map(({ colour }) => colour)) : null
}

/** The signs that the letters of a symbol font show: a tick where the file has 'P' in Wingdings 2. */
function withSymbols(text: string, face: string): string {
  const font = findSymbolFont(face)
  if (font === null) return text
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0)
    return code === undefined ? '' : String.fromCodePoint(findSymbol(font, code))
  }).join('')
}

/** Runs with their raised digits as such: '120' with the mark of note 1 would else be read as 1201. */
function withScriptDigits(runs: readonly Run[]): Run[] {
  return runs.map((run, n) => {
    const { text, style } = run
    if (style.raise <= 0 || !shortFigure.test(text) || !annotated.test(runs[n - 1]?.text ?? '')) return run
    const digits = text.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit)
    return { ...run, text: digits, style: { ...style, raise: 0, size: style.size / scriptScale } }
  })
}
