import type { DeckPage } from '#engine/deck-doc.ts'
import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'

const fewCharacters = 12
const pictureShare = 0.3
const sureReading = 0.8

/** Finds pages whose words could not be read, or only poorly; their content is not in the memo, or is not proved. */
export function checkReadability({ deck }: CheckInput): Signal[] {
  const { pages } = deck.doc
  const unread = pages.filter(isUnread)
  const poor = pages.filter((page) => !unread.includes(page) && isPoor(page))
  return [...listUnreadSignals(unread, pages), ...listPoorSignals(poor, pages)]
}

function isUnread(page: DeckPage): boolean {
  const characters = page.blocks.reduce(
    (sum, block) => sum + block.lines.reduce((all, line) => all + line.text.length, 0),
    0,
  )
  const isHiddenSlide = page.hidden.some(({ cause }) => cause === 'hidden-slide')
  if (page.recognition?.outcome === 'nothing' || isHiddenSlide) return false
  return characters === 0 || (characters < fewCharacters && page.imageShare > pictureShare)
}

const isReadByModel = ({ blocks }: DeckPage) =>
  blocks.some(({ lines }) => lines.every((line) => line.origin === 'model'))
const isPoor = (page: DeckPage) => !isReadByModel(page) && isRecognisedPoorly(page)
const isRecognisedPoorly = ({ origin, recognition }: DeckPage) =>
  origin === 'ocr' && recognition !== undefined && recognition.confidence < sureReading

function listUnreadSignals(unread: readonly DeckPage[], pages: readonly DeckPage[]): Signal[] {
  if (unread.length === 0) return []
  const causes = [...new Set(unread.flatMap(({ recognition }) => (recognition?.cause ? [recognition.cause] : [])))]
  const why = causes.length > 0 ? ` ${causes.join(' ')}` : ''
  if (unread.length === pages.length) {
    const reason = `The deck holds no readable text: its pages are images. Nothing could be read; ask for a version with text.${why}`
    return [{ key: 'No readable text', value: `${pages.length} pages`, reason, severity: 'alarm', evidence: [] }]
  }
  const severity = unread.length > pages.length / 2 ? 'warning' : 'note'
  const shown = unread.length === 1 ? 'it shows' : 'they show'
  const reason = `${describePages(unread)} no readable text; what ${shown} is not in the memo.${why}`
  return [
    { key: 'Pages without text', value: `${unread.length} of ${pages.length} pages`, reason, severity, evidence: [] },
  ]
}

function listPoorSignals(poor: readonly DeckPage[], pages: readonly DeckPage[]): Signal[] {
  if (poor.length === 0) return []
  const reason = `${describePages(poor)} images of text that OCR could read only poorly. Numbers from there are not proved: compare them with the page.`
  const value = `${poor.length} of ${pages.length} pages`
  return [{ key: 'Pages read poorly', value, reason, severity: 'note', evidence: [] }]
}

function describePages(pages: readonly DeckPage[]): string {
  const numbers = pages.map((page) => page.page)
  return numbers.length === 1 ? `Page ${numbers[0]} has` : `Pages ${numbers.join(', ')} have`
}
