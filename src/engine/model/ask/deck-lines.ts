import type { Line } from '#engine/deck-doc.ts'
import { isInside } from '#engine/geometry.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import type { Slide, Table, UnderstoodDeck, Updates } from '#engine/slides.ts'

/** A line as a model is given it: `place` is 'p7.3' for the third line of page 7, 'u.2' for the second of the updates. */
export type DataLine = { place: string; page: number | null; text: string }

/** The lines of a deck; `cutPages` are the pages of which only the beginning found room. */
type DeckLines = { lines: DataLine[]; cutPages: number[] }

/** Characters of a deck that fit any budget; longer decks get this much a page, up to the most. */
const usualRoom = 38_000
const roomOfPage = 1_800
const mostRoom = 120_000
const updatesRoom = 8_000
const longestLine = 900
const mostLinks = 12

/**
 * What a reader sees of the deck and the updates, in reading order, one paragraph, tile or table row a line. Hidden text
 * stands in no block and so in no line.
 */
export function deckLines(deck: UnderstoodDeck, updates: Updates): DeckLines {
  const room = Math.min(mostRoom, Math.max(usualRoom, deck.slides.length * roomOfPage))
  const pages = deck.slides.map((slide) => ({ page: slide.page, texts: listTexts(slide) }))
  const most = shareRoom(
    pages.map(({ texts }) => measureTexts(texts)),
    room,
  )
  const cutPages: number[] = []
  const lines = pages.flatMap(({ page, texts }) => {
    const kept = keepWithin(texts, most)
    if (kept.length < texts.length) cutPages.push(page)
    return kept.map((text, index): DataLine => ({ place: `p${page}.${index + 1}`, page, text }))
  })
  const said = keepWithin(
    listUpdateLines(updates)
      .map(tidy)
      .filter((text) => text !== ''),
    updatesRoom,
  )
  return { lines: [...lines, ...said.map((text, index) => ({ place: `u.${index + 1}`, page: null, text }))], cutPages }
}

/** The lines of the updates; where there are several, each begins with its date, in brackets. */
const listUpdateLines = ({ lines, parts }: Updates): string[] =>
  parts.length < 2 ? lines : parts.flatMap(({ date, text }) => [`(update of ${date})`, ...text.split(/\r?\n/)])

const measureTexts = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + 10, 0)

/** The length up to which each text may stay so that all together keep within the room: short ones stay whole. */
function shareRoom(lengths: readonly number[], room: number): number {
  let left = room
  const ascending = [...lengths].sort((a, b) => a - b)
  for (const [index, length] of ascending.entries()) {
    const share = left / (ascending.length - index)
    if (length > share) return share
    left -= length
  }
  return Number.POSITIVE_INFINITY
}

function keepWithin(texts: readonly string[], most: number): string[] {
  let used = 0
  const end = texts.findIndex((text) => {
    used += text.length + 10
    return used > most
  })
  return end < 0 ? [...texts] : texts.slice(0, end)
}

/** Parts of a page that are one line each although they are set as several: tiles and the rows of tables. */
type Part = { text: string; holds: (line: Line) => boolean; told: boolean }

function listTexts(slide: Slide): string[] {
  const parts = [...slide.tables.flatMap(listRows), ...slide.kpis.map(makeTile)]
  const texts: string[] = []
  for (const { lines } of slide.doc.blocks) {
    let open = false
    for (const line of lines) {
      const part = parts.find((one) => one.holds(line))
      if (part) {
        if (!part.told) texts.push(part.text)
        part.told = true
        open = false
      } else if (open && isContinuation(line.text)) texts.push(`${texts.pop() ?? ''} ${line.text}`)
      else {
        texts.push(line.text)
        open = true
      }
    }
  }
  return [...texts.map(tidy).filter((text) => text !== ''), ...listLinks(slide)]
}

/** A line that begins in the middle of a sentence belongs to the line before it. */
const isContinuation = (text: string) => /^[\p{Ll}(&]/u.test(text)

function listRows({ head, rows }: Table): Part[] {
  return [...(head ? [head] : []), ...rows].map((cells) => {
    const own = new Set(cells.flatMap((cell) => cell.lines))
    const text = cells.map((cell) => (cell.text === '' && cell.mark ? cell.mark : cell.text)).join(' | ')
    return { text, holds: (line) => own.has(line), told: false }
  })
}

const slack = 0.002

function makeTile({ box, quote, value, label }: Slide['kpis'][number]): Part {
  const isIn = (line: Line) => isInside(line.box, box, slack)
  const holds = (line: Line) => isIn(line) && (line.text.trim() === value || label.includes(line.text))
  return { text: quote, holds, told: false }
}

/** Addresses behind icons and words; a quote of one is the address. */
function listLinks(slide: Slide): string[] {
  const urls = [...new Set(slide.doc.links.map((link) => link.url))].filter((url) => /^(?:https?:|mailto:)/i.test(url))
  return urls
    .filter((url) => !isInstruction(url.replace(/%20|[-_+/=?&]/g, ' ')))
    .slice(0, mostLinks)
    .map((url) => `link: ${url.slice(0, 200)}`)
    .map(tidy)
}

/** One line, without control characters, of bounded length. */
function tidy(text: string): string {
  const bare = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return bare.length <= longestLine ? bare : `${bare.slice(0, longestLine)} …`
}
