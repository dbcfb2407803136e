import type { Line } from '#engine/deck-doc.ts'
import { isInside } from '#engine/geometry.ts'
import { marketSubject, othersSubject, ownSpeech } from '#engine/lexicons/voice-words.ts'
import type { KpiPair } from '#engine/slides.ts'
import { isMainly, listSentences, namesCompany, type VoicedLines, type VoicePage } from './voice-page.ts'

const digit = /[\d٠-٩۰-۹０-９]/u
/** A slide with a usual title of its kind scores at least this, a partial one less. */
const sureOfKind = 2.4

/**
 * Returns figures of a market or of other people and firms: on slides about the market those that nothing makes the
 * company's own, on slides about the problem those with other subjects, elsewhere those that name a market.
 */
export function findMarketVoice(page: VoicePage): VoicedLines[] {
  const { slide, language, own } = page
  const subjects = listSubjects(page)
  const onMarket = isMainly(page, 'market', sureOfKind)
  const isOwn = (text: string) => ownSpeech.in(language).test(text) || namesCompany(text, own)
  const find = (text: string): string | null => {
    if (!digit.test(text) || isOwn(text)) return null
    for (const subject of subjects) {
      const found = subject.exec(text)
      if (found) return found[0].trim().toLowerCase()
    }
    return onMarket ? 'market slide' : null
  }
  const taken = new Set<Line>()
  const tiles = slide.kpis.flatMap((kpi): VoicedLines[] => {
    const lines = listTileLines(kpi, slide.lines)
    for (const line of lines) taken.add(line)
    const cue = find(kpi.quote)
    return cue ? [{ lines, cue }] : []
  })
  const sentences = page.paragraphs
    .filter(({ lines }) => !lines.some((line) => taken.has(line)))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      const cue = find(text)
      return cue ? [{ lines, cue }] : []
    })
  return [...tiles, ...sentences, ...findTitle(page, find)]
}

/** Words whose figures are another's: on a slide about what is wrong with the world, people and firms in general. */
function listSubjects(page: VoicePage): RegExp[] {
  const { language } = page
  const onOthers = isMainly(page, 'problem', sureOfKind) || isMainly(page, 'why-now', sureOfKind)
  return onOthers ? [marketSubject.in(language), othersSubject.in(language)] : [marketSubject.in(language)]
}

function findTitle({ slide }: VoicePage, find: (text: string) => string | null): VoicedLines[] {
  const cue = find(slide.title)
  return cue ? [{ lines: slide.titleLines, cue }] : []
}

/** In fractions of the page: the box of a tile is that of its lines. */
const tileSlack = 0.004

/** Returns the lines of a tile: those in its box that its quote is made of. */
export function listTileLines(kpi: KpiPair, lines: readonly Line[]): Line[] {
  return lines.filter((line) => isInside(line.box, kpi.box, tileSlack) && kpi.quote.includes(line.text.trim()))
}
