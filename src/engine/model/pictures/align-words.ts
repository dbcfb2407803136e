import type { Line, Word } from '#engine/deck-doc.ts'
import { normalise } from '#engine/text/normalise.ts'
import { splitTokens } from '#engine/text/text-index.ts'

/** A recognised word with its line on the page. */
export type RecognisedWord = { word: Word; line: Line; form: string }

/** Words that recognition found between two of a line, such as a mark or a misread word. */
const mostSkipped = 3
/** Below this share of its letters a line was not recognised there: single words stand everywhere. */
const leastAligned = 0.5

/** A word in the form in which two readings are compared: letters, digits, currency and percent, and the sign of a number; '' without any. */
export function formOf(text: string): string {
  const bare = normalise(text).text
  const [token] = splitTokens(bare)
  return token ? `${sign.exec(bare)?.[0] ?? ''}${token.text}` : ''
}

/** What stands before a number and makes it another one. */
const sign = /^[-+~≈<>≤≥](?=[^\p{L}\s]*\p{N})/u

/** The recognised words of lines, in their order; words of a text layer have no confidence and are left out. */
export function listRecognised(lines: readonly Line[]): RecognisedWord[] {
  return lines.flatMap((line) =>
    line.words.flatMap((word) => {
      const form = word.confidence === undefined ? '' : formOf(word.text)
      return form === '' ? [] : [{ word, line, form }]
    }),
  )
}

/**
 * Finds the recognised words that a line's words are, in their order and in one place; null for a word that was not recognised.
 * Null for a line of which less than half was. `used` are words that other lines have; `after` is where the line before ended.
 */
export function alignWords(
  forms: readonly string[],
  recognised: readonly RecognisedWord[],
  used: ReadonlySet<RecognisedWord>,
  after: number,
): Array<RecognisedWord | null> | null {
  let best: { found: Array<RecognisedWord | null>; letters: number; distance: number } | null = null
  for (const [at, one] of recognised.entries()) {
    const from = used.has(one) ? -1 : forms.indexOf(one.form)
    if (from < 0) continue
    const found = walk(forms, from, recognised, at, used)
    const letters = countLetters(forms.filter((_, index) => found[index]))
    const distance = at >= after ? at - after : recognised.length + after - at
    if (!best || letters > best.letters || (letters === best.letters && distance < best.distance))
      best = { found, letters, distance }
  }
  return best && best.letters >= leastAligned * countLetters(forms) ? best.found : null
}

/** Goes through both readings from a common word on, leaving out what only one of them has. */
function walk(
  forms: readonly string[],
  from: number,
  recognised: readonly RecognisedWord[],
  at: number,
  used: ReadonlySet<RecognisedWord>,
): Array<RecognisedWord | null> {
  const found: Array<RecognisedWord | null> = forms.map(() => null)
  let next = at
  for (let index = from; index < forms.length; index++) {
    if (forms[index] === '') continue
    for (let place = next; place <= Math.min(next + mostSkipped, recognised.length - 1); place++) {
      const one = recognised[place]
      if (!one || one.form !== forms[index] || used.has(one)) continue
      found[index] = one
      next = place + 1
      break
    }
  }
  return found
}

export const countLetters = (forms: readonly string[]) => forms.reduce((sum, form) => sum + form.length, 0)
