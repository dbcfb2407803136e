import { type TextIndex, type Token, wordsOfSpan } from '#engine/text/text-index.ts'

/** Recognised words from this confidence on are a reading of their own. */
const sureWord = 0.8
/** Single digits stand on every page. */
const shortestWitness = 3
/** How many tokens away a word stands that ties a figure to what it is a figure of. */
const reach = 12
/** On the page itself all cells of a chart stand near each other; only words that follow each other belong together there. */
const reachHere = 2

/**
 * Whether a token is printed on another page or in the updates, too: two readings that agree are sure. `here` is the text in
 * which it was found. What a model read from an image is not a witness, unless it was recognised as well.
 */
export function isPrintedElsewhere(form: string, here: TextIndex, texts: Iterable<TextIndex>): boolean {
  if (form.length < shortestWitness) return false
  for (const text of texts) if (text !== here && listPrinted(form, text).length > 0) return true
  return false
}

/**
 * Whether a token that a model read from an image stands as text somewhere: in the layer of its own page, or on another. Where
 * its quote has more words, one of them stands near it there.
 */
export function isPrintedWith(form: string, beside: ReadonlySet<string>, here: TextIndex, texts: Iterable<TextIndex>) {
  if (form.length < shortestWitness) return false
  for (const text of texts) {
    const places = listPrinted(form, text).filter((at) => text !== here || isOfLayer(text, text.tokens[at]))
    const near = [...beside].flatMap((other) => listPrinted(other, text))
    const isTied = (at: number) => near.some((other) => Math.abs(other - at) <= (text === here ? reachHere : reach))
    if (places.some((at) => beside.size === 0 || isTied(at))) return true
  }
  return false
}

/** The places of a token in a text, as numbers of its tokens, at which it was not read by a model alone. */
function listPrinted(form: string, text: TextIndex): number[] {
  return (text.places.get(form) ?? []).filter((at) => {
    const placed = findWord(text, text.tokens[at])
    return placed?.of.origin !== 'model' || (placed.word.confidence ?? 0) >= sureWord
  })
}

const isOfLayer = (text: TextIndex, token: Token | undefined) => {
  const placed = findWord(text, token)
  return placed !== undefined && placed.of.origin !== 'model' && placed.word.confidence === undefined
}

const findWord = (text: TextIndex, token: Token | undefined) =>
  token ? wordsOfSpan(text, token.start, token.end)[0] : undefined
