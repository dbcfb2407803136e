import { findSymbol, findSymbolFont } from '../symbol-fonts.ts'
import type { Run } from './text-body.ts'

/** Size of raised and lowered letters beside the others, as PowerPoint draws them. */
export const scriptScale = 0.66

const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']
/** Marks of notes, and powers; a longer raised figure is a matter of looks. */
const shortFigure = /^\s*[\d,;]{1,5}\s*$/
/** What a note or a power may follow. */
const annotated = /[\p{L}\p{N}%)\].,;:!?+*"'”’]\s*$/u

/** The signs that the letters of a symbol font show: a tick where the file has 'P' in Wingdings 2. */
export function withSymbols(text: string, face: string): string {
  const font = findSymbolFont(face)
  if (font === null) return text
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0)
    return code === undefined ? '' : String.fromCodePoint(findSymbol(font, code))
  }).join('')
}

/** Runs with their raised digits as such: '120' with the mark of note 1 would else be read as 1201. */
export function withScriptDigits(runs: readonly Run[]): Run[] {
  return runs.map((run, n) => {
    const { text, style } = run
    if (style.raise <= 0 || !shortFigure.test(text) || !annotated.test(runs[n - 1]?.text ?? '')) return run
    const digits = text.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit)
    return { ...run, text: digits, style: { ...style, raise: 0, size: style.size / scriptScale } }
  })
}
