import type { Line } from '#engine/deck-doc.ts'
import {
  marketAcronym,
  marketSubject,
  marketSum,
  namedMarket,
  othersSubject,
  ownMarketTitle,
  ownMetric,
  ownSpeech,
} from '#engine/lexicons/voice-words.ts'
import type { SlideKind } from '#engine/slides.ts'
import { findNearestLabel, isFigureAlone } from '../find-kpis.ts'
import { listSentences } from '../list-paragraphs.ts'
import { listTileLines } from '../tile-lines.ts'
import { isMainly, namesCompany, type VoicedLines, type VoicePage } from './voice-page.ts'

/** A figure, not a number inside a name ('99designs') nor one that counts paragraphs ('Layer 1'). */
const figure = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[$€£¥₹]?\s?(?:\d[\d.,]+|\d(?=\s?(?:%|[kmbt]n?(?!\p{L})|million|billion|trillion|in \d|out of)))`,
    String.raw`(?![\d.,]*(?![kmbt]n?\+?(?!\p{L}))[\p{Script=Latin}\p{Script=Cyrillic}])|[$€£¥₹]\s?\d|[٠-٩۰-۹０-９]{2}`,
  ].join(''),
  'iu',
)
const mostUnitLetters = 4
const yearAlone = /^\W*(?:19|20)\d\d\W*$/u
/** A slide with a usual title of its kind scores at least this, a partial one less. */
const sureOfKind = 2.4

/**
 * Returns figures of a market or of other people and firms: on slides about the market those that nothing makes the
 * company's own, on slides about the problem those with other subjects, elsewhere those that name a market.
 */
export function findMarketVoice(page: VoicePage): VoicedLines[] {
  const { slide, language, own } = page
  const onMarket = isMainly(page, 'market', sureOfKind) && !has(slide, 'traction') && !ownMarketTitle.test(slide.title)
  const isOwn = (text: string) => ownSpeech.in(language).test(text) || namesCompany(text, own)
  const find = (text: string): string | null => {
    if (!figure.test(text) || yearAlone.test(text) || isOwn(text)) return null
    return findSubject(text, page) ?? (onMarket ? 'market slide' : null)
  }
  const taken = new Set<Line>()
  const tiles = slide.kpis.flatMap((kpi): VoicedLines[] => {
    const lines = listTileLines(kpi, slide.lines)
    for (const line of lines) taken.add(line)
    const cue = find(kpi.quote)
    return cue ? [{ lines, cue }] : []
  })
  const labels = page.paragraphs.filter(({ text }) => isLabel(text)).flatMap(({ lines }) => lines)
  const sentences = page.paragraphs
    .filter(({ lines }) => !lines.some((line) => taken.has(line)))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      const [first] = lines
      const label = first && figure.test(text) && saysLittle(text) ? findNearestLabel(first, labels) : undefined
      const cue = find(label ? `${text} ${label.text}` : text)
      return cue ? [{ lines, cue }] : []
    })
  return [...tiles, ...sentences, ...findTitle(page, find)]
}

/** A figure with its unit at most ('S/2.3M'): what it is stands in a label. */
const saysLittle = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) <= mostUnitLetters
const isLabel = (text: string) => /\p{L}{2}/u.test(text) && !isFigureAlone(text)

const has = (slide: VoicePage['slide'], kind: SlideKind) => slide.kinds.some((one) => one.kind === kind)

/** Returns the words by which a figure is another's; on a slide about what is wrong with the world people in general count. */
function findSubject(text: string, page: VoicePage): string | null {
  const { language } = page
  const onOthers = isMainly(page, 'problem', sureOfKind) || isMainly(page, 'why-now', sureOfKind)
  const ofOwn = ownMetric.test(text) || isMainly(page, 'traction') || isMainly(page, 'financials')
  const found =
    marketAcronym.exec(text) ??
    marketSubject.in(language).exec(text) ??
    (marketSum.test(text) ? namedMarket.exec(text) : null) ??
    (ofOwn ? null : /\bCAGR\b/iu.exec(text)) ??
    (onOthers ? othersSubject.in(language).exec(text) : null)
  return found ? found[0].trim().toLowerCase() : null
}

function findTitle({ slide }: VoicePage, find: (text: string) => string | null): VoicedLines[] {
  const cue = find(slide.title)
  return cue ? [{ lines: slide.titleLines, cue }] : []
}
