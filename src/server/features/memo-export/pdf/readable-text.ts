import type { Face } from './font-faces.ts'

/** A piece of text that one font has all letters of. */
export type Run = { text: string; face: string }

/** Writing that the fonts lack, by what people call it. */
const writing: ReadonlyArray<readonly [string, RegExp]> = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
]
const likenesses: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u25aa': '•', '\u25cf': '•' }
const mark = /^(?:\p{M}|\u200c|\u200d)$/u
const letter = /\p{L}/u

/**
 * Text as these fonts can show it. A passage in letters that they lack is named in brackets, never drawn as empty boxes;
 * `missing` collects what was named.
 */
export function readableRuns(text: string, faces: readonly Face[], missing: Set<string>): Run[] {
  const runs: Run[] = []
  const add = (piece: string, face: string) => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += piece
    else runs.push({ text: piece, face })
  }
  const faceOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    // A word that has begun in one font goes on in it where it can.
    const last = faces.find(({ name }) => name === runs.at(-1)?.face)
    return last?.covers.has(code) ? last : faces.find(({ covers }) => covers.has(code))
  }
  const usual = faces[0]?.name ?? ''
  for (const part of parted(text, faceOf)) {
    if (part.isReadable) for (const character of part.text) add(character, faceOf(character)?.name ?? usual)
    else {
      const name = nameOf(part.text)
      if (name === null) continue
      missing.add(name)
      const before = /[\p{L}\p{N}]$/u.test(runs.at(-1)?.text ?? '') ? ' ' : ''
      add(`${before}[${name}]`, usual)
    }
  }
  return runs
}

type Part = { text: string; isReadable: boolean }

/** Unreadable characters with the spaces and punctuation between them are one passage. */
function parted(text: string, faceOf: (character: string) => Face | undefined): Part[] {
  const parts: Part[] = []
  for (const original of text) {
    const character = likenesses[original] ?? original
    const last = parts.at(-1)
    const isReadable = faceOf(character) !== undefined
    if (last?.isReadable === isReadable) last.text += character
    else parts.push({ text: character, isReadable })
  }
  return parts
    .flatMap((part, index): Part[] => {
      const between = part.isReadable && /^[\s\p{P}]*$/u.test(part.text)
      return between && isWords(parts[index - 1]) && isWords(parts[index + 1])
        ? [{ ...part, isReadable: false }]
        : [part]
    })
    .reduce<Part[]>((joined, part) => {
      const last = joined.at(-1)
      if (last && !last.isReadable && !part.isReadable) last.text += part.text
      else joined.push({ ...part })
      return joined
    }, [])
}

const isWords = (part: Part | undefined) => part !== undefined && !part.isReadable && letter.test(part.text)

/** What a passage is called; null for marks that change nothing a reader would miss. */
function nameOf(passage: string): string | null {
  const name = writing.find(([, pattern]) => pattern.test(passage))?.[0]
  if (name !== undefined) return `${name} text`
  if (letter.test(passage)) return 'text in other letters'
  return [...passage].every((character) => mark.test(character)) ? null : 'symbol'
}
