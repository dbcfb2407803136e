import type { Evidence } from '#engine/facts.ts'
import { gapBelow, unionBox } from '#engine/geometry.ts'
import type { KpiPair, Slide, UnderstoodDeck, Updates } from '#engine/slides.ts'
import { detectLanguage } from '#engine/text/detect-language.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { isValue, pairValues, type ValuePair } from './pair-values.ts'
import type { Statement } from './statement.ts'
import { splitTextItems, type TextItem } from './text-items.ts'

const digit = /[\d٠-٩۰-۹０-９]/u
/** Longer texts are running text, not labels of a figure. */
const longestLabelChars = 90

/** Returns all statements of a deck and its updates, in reading order. */
export function buildStatements(deck: UnderstoodDeck, updates: Updates): Statement[] {
  return [
    ...deck.slides.flatMap((slide) => buildSlideStatements(slide, deck.language)),
    ...updates.parts.flatMap(({ text }) => buildUpdateStatements(text, deck.language)),
  ]
}

type Read = ReturnType<typeof readFigures>

/** OCR often reads a dollar sign as an S: 'S1M', 'S40,000'. */
const dollarAsLetter =
  /(?<![\p{L}\p{N}])S(?=\d{1,3}(?:[.,]\d+)?\s?(?:[KMBkmb]n?|million|billion|thousand|trillion)(?![\p{L}\p{N}])|\d{1,3}(?:,\d{3})+(?!\d))/gu

/** Reads each text of a slide once, however many statements it is part of. */
function createTextReader(isRecognised: boolean, language: string): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const read = known.get(text) ?? readFigures(isRecognised ? text.replace(dollarAsLetter, '$') : text, language)
    known.set(text, read)
    return read
  }
}

function buildSlideStatements(slide: Slide, language: string): Statement[] {
  const readOnce = createTextReader(slide.doc.origin === 'ocr', language)
  const base = { document: 'deck' as const, page: slide.page, slide, heading: slide.title, language }
  const evidence = (...quotes: string[]): Evidence[] =>
    quotes.map((quote) => ({ document: 'deck', page: slide.page, quote }))
  const prose = (text: string, isTitle: boolean, lines: TextItem['lines']): Statement => ({
    ...base,
    ...readOnce(text),
    shape: 'prose',
    text,
    label: '',
    labelFigures: [],
    header: '',
    evidence: evidence(text),
    isTitle,
    lines,
  })
  const items = splitTextItems(slide.body)
  const statements: Statement[] = slide.title ? [prose(slide.title, true, slide.titleLines)] : []
  for (const item of items) statements.push(prose(item.text, false, item.lines))
  const printed = slide.kpis.length > 0 ? slide.lines.map(({ text }) => text.trim()).join(' ') : ''
  for (const kpi of slide.kpis) {
    const read = readOnce(kpi.value)
    const label = readOnce(kpi.label)
    statements.push({
      ...base,
      shape: 'labelled',
      text: kpi.value,
      label: kpi.label,
      labelFigures: label.figures,
      header: '',
      evidence: evidence(...quoteKpi(kpi, printed)),
      figures: read.figures,
      periods: [...read.periods, ...label.periods],
      isTitle: false,
      lines: [],
    })
  }
  const all = slide.titleLines.length > 0 ? [makeTitleItem(slide), ...items] : items
  for (const pair of findTablePairs(slide, all, readOnce))
    statements.push({ ...makeLabelledStatement(pair, slide, readOnce), language })
  for (const item of items) {
    const head = digit.test(item.text) ? findHead(item, items) : null
    if (!head) continue
    const { text, lines } = item
    const quotes = listQuotes({ value: item, label: head, header: null, corner: null, direction: 'above' }, slide)
    statements.push({ ...prose(`${head.text} ${text}`, false, lines), evidence: evidence(...quotes) })
  }
  return statements
}

/** A tile's number and label as one quote where they follow each other in the text of the page, else each by itself. */
const quoteKpi = ({ value, label, quote }: KpiPair, printed: string): string[] =>
  printed.includes(quote) || !printed.includes(label) ? [quote] : [value, label]

function findTablePairs(slide: Slide, items: readonly TextItem[], readOnce: (text: string) => Read): ValuePair[] {
  if (!items.some((item) => digit.test(item.text))) return []
  const taken = new Set(slide.kpis.map((kpi) => `${kpi.value}|${kpi.label}`))
  const values: TextItem[] = []
  const labels: TextItem[] = []
  for (const item of items) {
    const read = readOnce(item.text)
    const bare = removeSpans(item.text, [...read.figures, ...read.periods])
    if (read.figures.length > 0 && isValue(item, bare)) values.push(item)
    if (item.text.length <= longestLabelChars && /\p{L}{2}/u.test(bare)) labels.push(item)
  }
  const others = items.filter((item) => !values.includes(item))
  return pairValues(values, labels, others).filter((pair) => !taken.has(`${pair.value.text}|${pair.label.text}`))
}

/** The title takes part in pairing: an amount set as the title has its label beside it. */
function makeTitleItem(slide: Slide): TextItem {
  const lines = slide.titleLines
  const box = lines.map((line) => line.box).reduce((all, one) => unionBox([all, one]))
  return { text: slide.title, lines, box, block: { lines, box } }
}

/** The short label set over a longer value: 'Previous funding' above '$320,000 from two angels'. */
function findHead(item: TextItem, items: readonly TextItem[]): TextItem | null {
  const over = items.find((one) => {
    const gap = gapBelow(one.box, item.box)
    return one !== item && gap > -0.01 && gap < 0.035 && Math.abs(one.box.x - item.box.x) < 0.015
  })
  return over && over.text.length <= 36 && !digit.test(over.text) && !/[.!?]$/.test(over.text) ? over : null
}

function removeSpans(text: string, spans: ReadonlyArray<{ start: number; end: number }>): string {
  let rest = text
  for (const span of [...spans].sort((a, b) => b.start - a.start))
    rest = rest.slice(0, span.start) + rest.slice(span.end)
  return rest
}

function makeLabelledStatement(
  pair: ValuePair,
  slide: Slide,
  readOnce: (text: string) => Read,
): Omit<Statement, 'language'> {
  const read = readOnce(pair.value.text)
  const header = [pair.corner?.text, pair.header?.text].filter(Boolean).join(' ')
  const quotes = listQuotes(pair, slide)
  return {
    shape: 'labelled',
    document: 'deck',
    page: slide.page,
    slide,
    heading: slide.title,
    text: pair.value.text,
    label: pair.label.text,
    labelFigures: readOnce(pair.label.text).figures,
    header,
    evidence: quotes.map((quote) => ({ document: 'deck', page: slide.page, quote })),
    figures: read.figures,
    periods: [...read.periods, ...readOnce(`${pair.label.text} | ${header}`).periods],
    isTitle: false,
    lines: pair.value.lines,
  }
}

/** One quote where value and label follow each other on the page, else one for each, the value's first. */
function listQuotes({ value, label, header, corner }: ValuePair, slide: Slide): string[] {
  const [first, second] =
    slide.lines.indexOf(value.lines[0] ?? emptyLine) < slide.lines.indexOf(label.lines[0] ?? emptyLine)
      ? [value, label]
      : [label, value]
  const end = slide.lines.indexOf(first.lines.at(-1) ?? emptyLine)
  const adjoining = end >= 0 && slide.lines[end + 1] === second.lines[0]
  const quotes = adjoining ? [`${first.text} ${second.text}`] : [value.text, label.text]
  if (header) quotes.push(header.text)
  if (corner) quotes.push(corner.text)
  return quotes
}
const emptyLine = { text: '', words: [], box: { x: 0, y: 0, width: 0, height: 0 }, fontSize: 0, bold: false }

/** Updates can be in another language than the deck; a text too short to detect one counts as the deck's. */
function buildUpdateStatements(update: string, deckLanguage: string): Statement[] {
  const detected = detectLanguage(update)
  const language = detected === 'und' ? deckLanguage : detected
  const statements: Statement[] = []
  let heading = ''
  for (const line of update.split(/\r?\n/)) {
    const text = line.trim()
    if (!text) continue
    if (/:$/.test(text) && text.length < 60) heading = text.slice(0, -1)
    for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      statements.push({
        shape: 'prose',
        document: 'updates',
        page: null,
        slide: null,
        heading,
        text: sentence,
        label: '',
        labelFigures: [],
        header: '',
        evidence: [{ document: 'updates', page: null, quote: sentence }],
        ...readFigures(sentence, language),
        isTitle: false,
        lines: [],
        language,
      })
    }
  }
  return statements
}
