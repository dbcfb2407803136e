import type { VerifiedEvidence } from '#engine/facts.ts'
import type { Slide } from '#engine/slides.ts'
import type { VerifySources } from '../verify-sources.ts'

/** Fewer dated lines are not a timeline. */
const fewestDates = 3
/** A line that begins with a date of a timeline, or is one. */
const dated =
  /^\W*(?:(?:Q[1-4]|H[12]|[1-4]Q|phase [1-5]|\p{Lu}\p{Ll}{2,8}\.?)[\s'’/-]*)?(?:20[1-4]\d|['’]\d\d)\b|^\W*Q[1-4]\b/iu
/** A dated line with more words is a sentence. */
const mostDateWords = 5

/** Whether a quote stands on a slide of what is to come: a roadmap, or a timeline that does not end in the past. */
export function isOnPlan({ page }: Pick<VerifiedEvidence, 'page'>, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  return slide !== undefined && (slide.kinds[0]?.kind === 'roadmap' || isTimelineAhead(slide, deck))
}

function isTimelineAhead({ lines }: Slide, { deckDate }: VerifySources): boolean {
  const dates = lines.filter(({ text, words }) => words.length <= mostDateWords && dated.test(text))
  if (new Set(dates.map(({ text }) => text)).size < fewestDates) return false
  const years = dates.flatMap(({ text }) => text.match(/20[1-4]\d/gu) ?? []).map(Number)
  return deckDate === null || years.length === 0 || Math.max(...years) >= Math.floor(deckDate / 12)
}
