import { readMonth } from '#engine/extract/figures/nature.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { monthWord } from '#engine/lexicons/date-words.ts'
import type { Slide } from '#engine/slides.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import type { VerifySources } from '../verify-sources.ts'

/** Fewer dated lines are not a timeline. */
const fewestDates = 3
/** A line that begins with a date of a timeline, or is one. */
const dated =
  /^\W*(?:(?:Q[1-4]|H[12]|[1-4]Q|phase [1-5]|\p{Lu}\p{Ll}{2,8}\.?)[\s'’/-]*)?(?:20[1-4]\d|['’]\d\d)\b|^\W*Q[1-4]\b/iu
/** A dated line with more words is a sentence. */
const mostDateWords = 5

/** Months without a year, each alone on its line; nothing tells that they are past. */
const fewestMonths = 4
const monthAlone = new RegExp(`^\\W*${monthWord}\\W*$`, 'iu')
const countMonths = ({ lines }: Slide) => lines.filter(({ text }) => monthAlone.test(text)).length

/** Whether a quote stands on a slide of what is to come: a roadmap, or a timeline that does not end in the past. */
export function isOnPlan({ page }: Pick<VerifiedEvidence, 'page'>, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  const kind = slide?.kinds[0]?.kind
  if (!slide || kind === 'roadmap') return slide !== undefined
  if (kind !== 'traction' && kind !== 'financials' && countMonths(slide) >= fewestMonths) return true
  const dates = listDates(slide)
  if (new Set(dates).size < fewestDates) return false
  // A chart of what was reached has months as well: on such slides one of them must lie ahead.
  if (kind === 'traction' || kind === 'financials')
    return dates.some((text) => findPeriods(text).some((one) => isLater(readMonth(one), deck.deckDate)))
  const years = dates.flatMap((text) => text.match(/20[1-4]\d/gu) ?? []).map(Number)
  return deck.deckDate === null || years.length === 0 || Math.max(...years) >= Math.floor(deck.deckDate / 12)
}

/** A chart may end with the month after the deck's own. */
const monthsAfterDeck = 2
const isLater = (month: number | null, date: number | null) =>
  month !== null && date !== null && month > date + monthsAfterDeck

const listDates = ({ lines }: Slide): string[] =>
  lines.flatMap(({ text, words }) => (words.length <= mostDateWords && dated.test(text) ? [text] : []))
