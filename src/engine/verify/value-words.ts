import type { ValueFault } from '#engine/reasons/fault.ts'
import { isNegatedBy, isNegation } from '#engine/text/negations.ts'
import { type Quantity, sameQuantity, shownNumber } from '#engine/text/quantities.ts'
import { splitTokens } from '#engine/text/text-index.ts'
import { findLiteral } from './find-quote.ts'
import type { ReadText, ReadTexts } from './read-texts.ts'

/** A word or a number of a text, in the order of the text. */
type Piece = { word: string; quantity: Quantity | null; start: number }

/** Values join by these what a slide sets apart. */
const joints = /[;:,/|·•()\n]|\s-\s/u
const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Addresses are printed without what a link needs before them. */
const protocol = /^(?:https?:\/\/|mailto:)?(?:www\.)?(?=\S+$)/i

/**
 * Why a value cannot be read off the quotes; null when it can: it stands in one of them word for word, or its parts do,
 * each number with its scale and unit, no word left out or added within a part, no negation lost.
 */
export function wordsProblem(value: string, quotes: readonly string[], read: ReadTexts): ValueFault | null {
  const wanted = value.replace(protocol, '').trim()
  if (wanted === '') return { fault: 'empty' }
  if (quotes.includes(value)) return null
  const asked = read(wanted)
  const said = quotes.map(read)
  if (said.some(({ index }) => findLiteral(index, asked.index.normal.text).status !== 'none')) return null
  return findNumbersProblem(asked, said) ?? findRunsProblem(asked, said)
}

function findNumbersProblem(asked: ReadText, said: readonly ReadText[]): ValueFault | null {
  const there = said.flatMap(({ quantities }) => quantities)
  const lost = asked.quantities.find(
    (one) => !there.some((other) => sameQuantity(one, other, true)) && !isSpelled(one, said),
  )
  return lost ? { fault: 'other-number', value: shownNumber(lost.text) } : null
}

function isSpelled({ amount, percent, currency, tail }: Quantity, said: readonly ReadText[]): boolean {
  const word = numberWords[amount]
  if (!word || percent || currency !== null || tail !== '') return false
  return said.some(({ index }) => index.places.has(word))
}

/**
 * Covers the value from left to right by runs of the quotes, each from another quote, since words of one quote that do
 * not follow each other say something else together. A number and its label may stand apart.
 */
function findRunsProblem(value: ReadText, said: readonly ReadText[]): ValueFault | null {
  const asked = splitPieces(value)
  const joined = findJoints(value.index.normal.text, asked)
  const texts = said.map((one): Text => ({ text: one.index.normal.text, pieces: splitPieces(one), used: false }))
  if (isFigureWithLabel(asked, texts)) return null
  for (let at = 0; at < asked.length; ) {
    const run = findLongestRun(asked, at, texts)
    if (!run) return { fault: 'unsaid', word: asked[at]?.word ?? '' }
    if (run.denied) return { fault: 'denied', word: asked[at]?.word ?? '' }
    const next = at + run.length
    const whole = run.length === run.from.pieces.length
    const bounded = (at === 0 || joined.has(at)) && (next === asked.length || joined.has(next))
    if (!whole && !bounded) return { fault: 'other-words' }
    run.from.used = true
    at = next
  }
  return null
}

type Text = { text: string; pieces: Piece[]; used: boolean }
type Run = { length: number; denied: boolean; from: Text }

function findLongestRun(asked: readonly Piece[], from: number, texts: readonly Text[]): Run | null {
  let best: Run | null = null
  for (const text of texts) {
    for (let at = 0; at < text.pieces.length && !text.used; at++) {
      let length = 0
      while (isSame(asked[from + length], text.pieces[at + length])) length++
      if (length === 0) continue
      const denied = isNegatedBy(text.text.slice(0, text.pieces[at]?.start ?? 0))
      if (!best || length > best.length || (length === best.length && best.denied && !denied))
        best = { length, denied, from: text }
    }
  }
  return best
}

/**
 * 'Sales 35%' for '35% Sales', '$2.4M Revenue' for '$2.4M projected revenue', or a table's cell with its label: one number
 * and the words it belongs to. No number of its like stands between them or on the other side of the words.
 */
function isFigureWithLabel(asked: readonly Piece[], texts: readonly Text[]): boolean {
  const [number, ...more] = asked.filter((piece) => piece.quantity)
  if (!number || more.length > 0 || asked.length < 2) return false
  if (asked[0] !== number && asked.at(-1) !== number) return false
  const words = asked.filter((piece) => piece !== number)
  const cell = texts.some(({ pieces }) => pieces.length === 1 && isSame(number, pieces[0]))
  return texts.some(({ pieces }) => {
    const like = pieces.flatMap((piece, at) => (isLike(piece.quantity, number.quantity) ? [at] : []))
    const runs = pieces.flatMap((_, at) => (words.every((word, index) => isSame(word, pieces[at + index])) ? [at] : []))
    if (cell && like.length === 0 && runs.length > 0) return true
    return runs.some((from) => {
      const before = like.filter((at) => at < from).at(-1)
      const behind = like.find((at) => at >= from + words.length)
      if (before !== undefined && behind !== undefined) return false
      const at = before ?? behind
      if (at === undefined || !isSame(number, pieces[at])) return false
      const between = at < from ? pieces.slice(at + 1, from) : pieces.slice(from + words.length, at)
      return !between.some((piece) => isNegation(piece.word))
    })
  })
}

/** Amounts compete with amounts and shares with shares; the 1 of 'year 1' with neither. */
function isLike(one: Quantity | null, other: Quantity | null): boolean {
  if (!one || !other) return false
  return other.currency === null && !other.percent
    ? one.currency === null && !one.percent && one.tail === other.tail
    : (one.currency !== null) === (other.currency !== null) && one.percent === other.percent
}

/** The pieces before which the value sets a joint. */
function findJoints(value: string, pieces: readonly Piece[]): Set<number> {
  const found = new Set<number>()
  for (const [index, piece] of pieces.entries()) {
    const last = pieces[index - 1]
    if (last && joints.test(value.slice(last.start + last.word.length, piece.start))) found.add(index)
  }
  return found
}

function isSame(one: Piece | undefined, other: Piece | undefined): boolean {
  if (!one || !other) return false
  if (one.quantity && other.quantity) return sameQuantity(one.quantity, other.quantity, true)
  if (one.quantity) return numberWords[one.quantity.amount] === other.word && one.quantity.tail === ''
  return one.word === other.word && isNegation(one.word) === isNegation(other.word)
}

/** Words without punctuation at their edges; each number with its currency and scale is one piece. */
function splitPieces({ index, quantities }: ReadText): Piece[] {
  const { text } = index.normal
  const pieces: Piece[] = []
  let at = 0
  const words = (until: number) => {
    for (const { text: word, start } of splitTokens(text.slice(at, until))) {
      const from = at + start
      for (const part of word.matchAll(/[^\s/|·:;,()-]+/gu)) pieces.push({ word: part[0], quantity: null, start: from })
    }
  }
  for (const quantity of quantities) {
    words(quantity.start)
    pieces.push({ word: quantity.text, quantity, start: quantity.start })
    at = quantity.end
  }
  words(text.length)
  return pieces
}
