/** Letters and digits of Latin scripts, and the punctuation, currency signs and symbols that stand beside them in decks. */
const latinBlocks: ReadonlyArray<readonly [number, number]> = [
  [0x0000, 0x017e],
  [0x0180, 0x024f],
  [0x2010, 0x2064],
  [0x20a0, 0x20bf],
  [0x2190, 0x22ff],
  [0x2500, 0x2757],
]
const writeHex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
const latinOnly = new RegExp(`^[${latinBlocks.map(([from, to]) => `${writeHex(from)}-${writeHex(to)}`).join('')}]*$`)
/** What means something else without the `u` flag and is not translated here. */
const unportable = /\\[Pk][{<]|\\u\{|[\ud800-\udfff]/
const property = /\\p\{([\w=]+)\}/g
const known = new Map<string, string>()
let lastText = ''
let wasLatin = true

/**
 * The same pattern, many times cheaper on Latin text. A class like `\p{L}` is a table of all the world's scripts, slow to
 * build and, with the `i` flag, slower to run; on text that is Latin throughout a pattern with the Latin part of each
 * class finds just the same. Any other text is read with the pattern as it was written.
 */
export function latinFirst(pattern: RegExp): RegExp {
  return new LatinFirst(pattern)
}

class LatinFirst extends RegExp {
  /** Where the language copies a pattern (to split, or for all matches), the copy is the pattern as written. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp
  }

  #latin: RegExp | null = null
  readonly #written: RegExp
  readonly #moves: boolean

  constructor(pattern: RegExp) {
    super(pattern)
    this.#written = pattern
    this.#moves = pattern.global || pattern.sticky
  }

  override exec(text: string): RegExpExecArray | null {
    const pattern = this.#for(text)
    if (!this.#moves) return pattern.exec(text)
    pattern.lastIndex = this.lastIndex
    const match = pattern.exec(text)
    this.lastIndex = pattern.lastIndex
    return match
  }

  override test(text: string): boolean {
    return this.#moves ? this.exec(text) !== null : this.#for(text).test(text)
  }

  #for(text: string): RegExp {
    return isLatin(text) ? this.#inLatin() : this.#written
  }

  /** Built at its first use: a deck needs few of all the patterns. */
  #inLatin(): RegExp {
    this.#latin ??= unportable.test(this.source)
      ? this.#written
      : new RegExp(makeLatinSource(this.source), this.flags.replace('u', ''))
    return this.#latin
  }
}

/** Whether a text is Latin throughout. Patterns are tried on one text after the other, so the last answer is kept. */
export function isLatin(text: string): boolean {
  if (text !== lastText) {
    lastText = text
    wasLatin = latinOnly.test(text)
  }
  return wasLatin
}

/** Puts the Latin members of each property in its place; inside of a class they are members, outside a class of their own. */
function makeLatinSource(source: string): string {
  let latin = ''
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    property.lastIndex = at
    const found = source.startsWith('\\p{', at) ? property.exec(source) : null
    if (found) {
      const members = listMembers(found[1] ?? '')
      latin += inClass ? members : `[${members}]`
      at += found[0].length - 1
      continue
    }
    const sign = source[at] ?? ''
    if (sign === '[') inClass = true
    if (sign === ']') inClass = false
    latin += sign === '\\' ? sign + (source[++at] ?? '') : sign
  }
  return latin
}

/** The Latin characters of a Unicode property as ranges of a class. */
function listMembers(name: string): string {
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const has = new RegExp(`\\p{${name}}`, 'u')
  let members = ''
  for (const [from, to] of latinBlocks)
    for (let code = from; code <= to; code++) {
      if (!has.test(String.fromCharCode(code))) continue
      let end = code
      while (end < to && has.test(String.fromCharCode(end + 1))) end++
      members += `${writeHex(code)}-${writeHex(end)}`
      code = end
    }
  known.set(name, members)
  return members
}
