/** What the letters of a symbol font look like, by character code. */
export type SymbolFont = ReadonlyMap<number, number>

const createTable = (table: Record<string, string>): SymbolFont =>
  new Map(Object.entries(table).map(([code, sign]) => [Number(code), sign.codePointAt(0) ?? 0]))

const wingdings = createTable({
  74: '☺',
  76: '☹',
  108: '●',
  109: '❍',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  115: '◆',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  232: '➔',
  240: '⇨',
  251: '✘',
  252: '✔',
  253: '☒',
  254: '☑',
})
const wingdings2 = createTable({
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  149: '•',
  150: '•',
  151: '●',
  152: '●',
})
const wingdings3 = createTable({ 117: '▶', 125: '▶', 132: '▶' })
const webdings = createTable({ 52: '▶', 97: '✔', 103: '■', 110: '●', 114: '✗' })

/**
 * The table of a font by its name, null for fonts of text. Office programs set ticks, crosses and list marks in symbol
 * fonts as plain letters ('P' is a tick in Wingdings 2); the tables are those of the fonts' own character charts, as far
 * as slides use them.
 */
export function findSymbolFont(name: string): SymbolFont | null {
  const found = /(wing|web)dings[\s-]?([23])?/i.exec(name)
  if (!found) return null
  if (found[1]?.toLowerCase() === 'web') return webdings
  return found[2] === '2' ? wingdings2 : found[2] === '3' ? wingdings3 : wingdings
}

/** The character that a code of a symbol font shows; codes are also found in the private area from U+F000. */
export function findSymbol(font: SymbolFont, code: number): number {
  return font.get(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code) ?? code
}
