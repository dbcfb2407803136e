import type { Line } from '#engine/deck-doc.ts'
import type { Statement } from '#engine/extract/figures/statement.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import type { QuoteUnit, Slide } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { sameQuantity } from '#engine/text/quantities.ts'
import { isFigureAlone } from '#engine/understand/find-kpis.ts'
import { findUnit } from '#engine/understand/find-unit.ts'
import type { FigureUnit } from '../figure-unit.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

/** Returns the unit of a claim. Quotes that do not hold the value's figure are its labels. */
export function readFigureUnit(claim: Claim, deck: VerifySources): FigureUnit {
  const places = claim.evidence.map(({ document, page, quote }) => `${document} ${page} ${quote}`)
  const key = [String(claim.fact.value), ...places].join('\n')
  const known = deck.units.get(key) ?? readUnit(claim, deck)
  deck.units.set(key, known)
  return known
}

function readUnit({ fact, evidence }: Claim, deck: VerifySources): FigureUnit {
  const wanted = deck.read(String(fact.value)).quantities[0] ?? null
  const holdsValue = (text: string) =>
    wanted === null || deck.read(text).quantities.some((one) => sameQuantity(wanted, one, true))
  const [only] = evidence
  const cited = evidence.length > 1 ? (evidence.find(({ quote }) => holdsValue(quote)) ?? only) : only
  const slide = cited?.page == null ? null : (deck.slides.get(cited.page) ?? null)
  const unit = cited && slide ? findUnit(slide, cited.boxes) : null
  const lines = unit?.lines ?? []
  const beside = evidence.filter((one) => one !== cited).map(({ quote }) => quote)
  const labels = beside.length > 0 || !cited ? beside : listLabels(unit, cited.quote)
  const text = !cited ? '' : labels.length > 0 ? cited.quote : chooseText(unit, cited, deck)
  const read = readFigures(text, deck.language)
  const label = labels.join(' | ')
  const ofLabel = readFigures(label, deck.language)
  const figure = read.figures.find((one) => holdsValue(one.text)) ?? null
  const statement: Statement = {
    shape: labels.length > 0 ? 'labelled' : 'prose',
    document: cited?.document ?? 'deck',
    page: cited?.page ?? null,
    slide,
    text,
    label,
    header: '',
    evidence: [...evidence],
    figures: figure && labels.length > 0 ? [figure] : read.figures,
    labelFigures: ofLabel.figures,
    periods: [...read.periods, ...ofLabel.periods],
    heading: slide?.title ?? '',
    isTitle: slide !== null && lines.some((line) => slide.titleLines.includes(line)),
    lines,
    language: deck.language,
  }
  return {
    statement,
    figure,
    headings: [...(unit?.heading ? [unit.heading] : []), ...(slide ? findHeadings(slide, lines) : [])],
  }
}

/** The labels of a number that is cited alone: those of its tile, the heads of its row and column, or a line beside it. */
function listLabels(unit: QuoteUnit | null, quote: string): string[] {
  if (!unit || !isFigureAlone(quote)) return []
  return unit.labels.filter((label) => label !== unit.text && label !== quote)
}

/** Longer texts hold more than the figure and what it means. */
const longestUnitChars = 300

/** The sentences or lines in which a quote stands, whole; the quote where they can't be told. */
function chooseText(unit: QuoteUnit | null, { quote, document }: VerifiedEvidence, deck: VerifySources): string {
  if (document === 'updates')
    return cutSentences(deck.updates.raw.split('\n').find((line) => line.includes(quote)) ?? quote, quote)
  const text = unit?.text ?? quote
  return text.includes(quote) && text.length <= longestUnitChars + quote.length ? text : quote
}

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u

function cutSentences(text: string, quote: string): string {
  const at = quote === '' ? -1 : text.indexOf(quote)
  if (at < 0) return text
  let from = 0
  const kept: string[] = []
  for (const sentence of text.split(sentenceEnd)) {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    if (from > at && start < at + quote.length) kept.push(sentence)
  }
  return kept.join(' ')
}

/** Longer lines are sentences, no headings. */
const longestHeadingChars = 60

/** The title, and lines over the figure, in its column or left of it, in type at least as large as its own. */
function findHeadings(slide: Slide, lines: readonly Line[]): string[] {
  const [first] = lines
  const title = slide.title === '' ? [] : [slide.title]
  if (!first) return title
  const over = slide.lines.filter(
    (line) =>
      !slide.titleLines.includes(line) &&
      line.box.y + line.box.height <= first.box.y &&
      line.box.x <= first.box.x + first.box.width &&
      line.text.length <= longestHeadingChars &&
      line.fontSize >= first.fontSize,
  )
  return [...title, ...over.map(({ text }) => text)]
}
