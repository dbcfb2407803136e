import type { Extractor, Fact } from '#engine/facts.ts'
import { centreX, gapBelow, gapBeside, heightOverlap, widthOverlap } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import type { Period } from '#engine/text/grammar/periods.ts'
import type { ExtractInput } from '../extract-input.ts'
import { type DeckDate, liesAhead, readMonth } from './nature.ts'
import { getMainKind, hasKind } from './statement.ts'
import { splitTextItems, type TextItem } from './text-items.ts'

const mostMilestones = 12
/** Longer texts are paragraphs, not items of a roadmap. */
const longestMilestoneChars = 180
const bareFigure = /^[^\p{L}]*\d[\d.,]*\s?[%kmbKMB]?$/u
const twoWords = /\p{L}{3,}.*\p{L}{3,}/u

/** Dated items of roadmap and traction slides: a date with its text in one line, or a date set over, under or beside it. */
export const milestoneExtractor: Extractor<ExtractInput> = {
  id: 'figures/milestones',
  extract: ({ deck, deckDate }) => {
    const slides = deck.slides.filter((slide) => hasKind(slide, 'roadmap') || getMainKind(slide) === 'traction')
    return slides.flatMap((slide) => findMilestones(slide, deckDate)).slice(0, mostMilestones)
  },
}

function findMilestones(slide: Slide, date: DeckDate): Fact[] {
  const items = splitTextItems(slide.body)
  const dated = items.flatMap((item) => {
    const { periods } = readFigures(item.text)
    const first = periods[0]
    return first && first.start <= 3 && first.year !== null
      ? [{ item, period: first, rest: item.text.slice(first.end) }]
      : []
  })
  const alone = dated.filter((one) => !twoWords.test(one.rest))
  const facts = dated
    .filter((one) => twoWords.test(one.rest) && one.item.text.length <= longestMilestoneChars)
    .map(({ item, period }) => {
      const head = findHead(item, items)
      const value = `${head ? `${head.text} – ` : ''}${item.text.replace(/^\W+/u, '')}`
      return makeMilestoneFact(slide, value, [...(head ? [head.text] : []), item.text], period, date)
    })
  const texts = items.filter(
    (item) => !dated.some((one) => one.item === item) && twoWords.test(item.text) && !bareFigure.test(item.text),
  )
  if (alone.length < 2) return facts
  const left = new Set(texts)
  for (const { item, period } of alone) {
    const text = findNearestText(item, [...left])
    if (!text) continue
    left.delete(text)
    const head = findHead(text, items)
    if (head) left.delete(head)
    const said = head ? `${head.text} – ${text.text}` : text.text
    const quotes = [...(head ? [head.text] : []), text.text, item.text]
    const value = `${item.text}: ${said}`.slice(0, longestMilestoneChars)
    facts.push(makeMilestoneFact(slide, value, quotes, period, date))
  }
  return facts
}

/** In fractions of the page. */
const mostGapToHead = 0.03
const mostShift = 0.015
const mostHeadWords = 6
/** A heading in plain type is larger than its text by this ratio. */
const leastHeadRatio = 1.08

/** The short heading set right above an item in larger or bolder type, which says what happened. */
function findHead(item: TextItem, items: readonly TextItem[]): TextItem | null {
  const [line] = item.lines
  return (
    items.find((one) => {
      const [head] = one.lines
      if (!head || !line || one === item || readFigures(one.text).periods.length > 0) return false
      const gap = gapBelow(one.box, item.box)
      const isAligned = [one.box.x - item.box.x, centreX(one.box) - centreX(item.box)].some(
        (shift) => Math.abs(shift) < mostShift,
      )
      const isSetOff = head.fontSize > line.fontSize * leastHeadRatio || (head.bold && !line.bold)
      const isShort = one.text.split(' ').length <= mostHeadWords && /\p{L}{3}/u.test(one.text)
      return isAligned && isSetOff && isShort && gap > -0.01 && gap < mostGapToHead
    }) ?? null
  )
}

/** The text that a date belongs to: straight below or above it, or level with it to the right. */
function findNearestText(date: TextItem, texts: readonly TextItem[]): TextItem | null {
  let best: TextItem | null = null
  let least = 0.08
  for (const text of texts) {
    const below = gapBelow(date.box, text.box)
    const above = gapBelow(text.box, date.box)
    const right = gapBeside(date.box, text.box)
    const column = widthOverlap(date.box, text.box) > 0.3
    const row = heightOverlap(date.box, text.box) > 0.5
    const distance =
      column && below > -0.01 ? below : column && above > -0.01 ? above + 0.02 : row && right > -0.01 ? right * 0.6 : 1
    if (distance >= least) continue
    best = text
    least = distance
  }
  return best
}

function makeMilestoneFact(
  slide: Slide,
  value: string,
  quotes: readonly string[],
  period: Period,
  date: DeckDate,
): Fact {
  const after = date === null ? getMainKind(slide) === 'roadmap' : (readMonth(period) ?? 0) > date
  const ahead = after || liesAhead(period, date)
  return {
    key: 'milestones',
    value,
    evidence: quotes.map((quote) => ({ document: 'deck', page: slide.page, quote })),
    kind: 'stated',
    rule: 'milestones/dated',
    score: 0.74,
    scope: {
      metric: 'milestone',
      period: period.text,
      nature: ahead ? 'forecast' : 'actual',
      amount: null,
      unit: null,
    },
  }
}
