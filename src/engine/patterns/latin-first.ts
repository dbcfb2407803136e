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

/** How a pattern is written, and with what of it can be found in Latin text. */
export type PatternSource = { written: string; latin: string }

/**
 * The same pattern, many times cheaper on Latin text. A class like `\p{L}` is a table of all the world's scripts, slow to
 * build and, with the `i` flag, slower to run; on text that is Latin throughout a pattern with the Latin part of each
 * class finds just the same. Any other text is read with the pattern as it was written. `pattern` may be a source, for patterns
 * that are put together; `flags` stand in place of its own. A copy under other flags is made here too: `new RegExp(cheap, flags)`
 * finds nothing, since the source is asked at the first use.
 */
export function latinFirst(pattern: RegExp): RegExp
export function latinFirst(pattern: RegExp | string, flags: string): RegExp
export function latinFirst(pattern: RegExp | string, flags?: string): RegExp {
  if (typeof pattern === 'string') return latinFirstOf(flags ?? '', () => ({ written: pattern, latin: pattern }))
  if (pattern instanceof LatinFirst) return pattern.withFlags(flags ?? pattern.flags)
  return latinFirst(pattern.source, flags ?? pattern.flags)
}

/** Such a pattern of what `write` returns, asked at its first use: a thread that starts reads no pattern that it may never need. */
export function latinFirstOf(flags: string, write: () => PatternSource): RegExp {
  return new LatinFirst(flags, write)
}

class LatinFirst extends RegExp {
  readonly #write: () => PatternSource
  readonly #moves: boolean
  #kept: PatternSource | null = null
  #latin: RegExp | null = null
  #written: RegExp | null = null

  /** The language has no pattern without a source, so the one below it finds nothing and is never asked. */
  constructor(flags: string, write: () => PatternSource) {
    super('(?!)', flags)
    this.#write = write
    this.#moves = this.global || this.sticky
  }

  override get source(): string {
    return this.#sources.written
  }

  withFlags(flags: string): RegExp {
    return new LatinFirst(flags, () => this.#sources)
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

  /** The language would split with a copy of the pattern that finds nothing. */
  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#for(text)[Symbol.split](text, limit)
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    const pattern = this.#for(text)
    pattern.lastIndex = this.lastIndex
    return pattern[Symbol.matchAll](text)
  }

  get #sources(): PatternSource {
    this.#kept ??= this.#write()
    return this.#kept
  }

  #for(text: string): RegExp {
    return isLatin(text) ? this.#inLatin() : this.#asWritten()
  }

  #inLatin(): RegExp {
    if (this.#latin) return this.#latin
    const { latin } = this.#sources
    this.#latin = unportable.test(latin)
      ? this.#asWritten()
      : new RegExp(makeLatinSource(latin), this.flags.replace('u', ''))
    return this.#latin
  }

  #asWritten(): RegExp {
    this.#written ??= new RegExp(this.source, this.flags)
    return this.#written
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
