/** How much of a text is shown: so many words and characters at most, chosen so that `focus` is among them. */
export type QuoteLimits = { words: number; characters: number; focus?: string | undefined }

/** Nearer than this to nothing, a quotation says nothing. */
export const leastQuoteCharacters = 8

/** Marks that separated what was cut off. */
const edgeMarks = /^[-–—|·•/,;:]\s*|\s*[-–—|·•/,;:]$/gu

/**
 * Returns words of a text in curly quotation marks, cut at word edges with '…'. Where the text is longer than the limits,
 * the words around `focus` stand, or its first ones. Scripts without spaces are cut between characters.
 */
export function quoteWords(text: string, limits: QuoteLimits): string {
  const bare = tidyWords(text)
  const words = bare.split(' ')
  const room = limits.characters - 2
  const focus = limits.focus ? tidyWords(limits.focus) : null
  const { from, to } = shrinkSpan(words, findSpan(bare, words, limits.words, focus), focus, room)
  const shown = words.slice(from, to).join(' ').replace(edgeMarks, '')
  const cut = shown.length > room ? cutCharacters(shown, room, limits.focus) : shown
  return `“${from > 0 && !cut.startsWith('…') ? '…' : ''}${cut}${to < words.length && !cut.endsWith('…') ? '…' : ''}”`
}

/** Whether a text holds some words, in whatever case and spacing. */
export const isInWords = (text: string, words: string): boolean =>
  text.replace(/\s+/gu, ' ').toLowerCase().includes(words.replace(/\s+/gu, ' ').trim().toLowerCase())

/** List marks, quotation marks and the last stop fall away; marks within become single ones. */
function tidyWords(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\.{2,}/gu, '…')
    .replace(/^[•●▪·*–—-]\s+/u, '')
    .replace(/^["“„«]|(?:[.,;:]["”»]?|["”»])[.,;:]?$/gu, '')
    .replace(/["“„«](?=[\p{L}\p{N}])/gu, '‘')
    .replace(/["“”„«»]/gu, '’')
    .trim()
}

type Span = { from: number; to: number; at: number }

function findSpan(bare: string, words: readonly string[], most: number, focus: string | null): Span {
  const start = focus === null ? -1 : bare.toLowerCase().indexOf(focus.toLowerCase())
  const at = start < 0 ? 0 : bare.slice(0, start).split(' ').length - 1
  if (words.length <= most) return { from: 0, to: words.length, at }
  const length = start < 0 || focus === null ? 1 : Math.min(most, focus.split(' ').length)
  const before = Math.floor((most - length) / 2)
  const from = Math.max(0, Math.min(at - before, words.length - most))
  return { from, to: from + most, at }
}

/** Drops words from the end, then from before the focus, until the rest has room for itself and its marks. */
function shrinkSpan(words: readonly string[], span: Span, focus: string | null, room: number) {
  const end = span.at + (focus === null ? 1 : focus.split(' ').length)
  let { from, to } = span
  const isTooLong = () => {
    const marks = (from > 0 ? 1 : 0) + (to < words.length ? 1 : 0)
    return words.slice(from, to).join(' ').length + marks > room
  }
  while (to - from > 1 && isTooLong()) {
    if (to > end && (from >= span.at || to - end >= span.at - from)) to--
    else if (from < span.at) from++
    else to--
  }
  return { from, to }
}

function cutCharacters(text: string, room: number, focus: string | undefined): string {
  const at = focus ? Math.max(0, text.toLowerCase().indexOf(focus.toLowerCase())) : 0
  const from = Math.min(at, Math.max(0, text.length - room + 1))
  const left = from > 0 ? room - 1 : room
  const cut = text.length - from > left ? `${text.slice(from, from + Math.max(1, left - 1))}…` : text.slice(from)
  return from > 0 ? `…${cut}` : cut
}
