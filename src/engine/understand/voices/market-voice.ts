import type { Line } from '#engine/deck-doc.ts'
import { marketSubject, othersSubject, ownSpeech } from '#engine/lexicons/voice-words.ts'
import { findNearestLabel, isFigureAlone } from '../find-kpis.ts'
import { listTileLines } from '../tile-lines.ts'
import { isMainly, listSentences, namesCompany, type VoicedLines, type VoicePage } from './voice-page.ts'

/** A figure, not a number inside a name ('99designs') nor one that counts paragraphs ('Layer 1'). */
const figure = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[$€£¥₹]?\s?(?:\d[\d.,]+|\d(?=\s?(?:%|[kmbt]n?(?!\p{L})|million|billion|trillion|in \d|out of)))`,
    String.raw`(?![\d.,]*(?![kmbt]n?\+?(?!\p{L}))[\p{Script=Latin}\p{Script=Cyrillic}])|[$€£¥₹]\s?\d|[٠-٩۰-۹０-９]{2}`,
  ].join(''),
  'iu',
)
const yearAlone = /^\W*(?:19|20)\d\d\W*$/u
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
    if (!figure.test(text) || yearAlone.test(text) || isOwn(text)) return null
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
  const labels = page.paragraphs.filter(({ text }) => isLabel(text)).flatMap(({ lines }) => lines)
  const sentences = page.paragraphs
    .filter(({ lines }) => !lines.some((line) => taken.has(line)))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      const [first] = lines
      const label = first && isFigureAlone(text) ? findNearestLabel(first, labels) : undefined
      const cue = find(label ? `${text} ${label.text}` : text)
      return cue ? [{ lines, cue }] : []
    })
  return [...tiles, ...sentences, ...findTitle(page, find)]
}

const isLabel = (text: string) => /\p{L}{2}/u.test(text) && !isFigureAlone(text)

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
