import type { VerifiedEvidence } from '#engine/facts.ts'
import { askWords } from '#engine/lexicons/raise-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { Slide } from '#engine/slides.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import { findUnit } from '#engine/understand/find-unit.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { isOnPlan } from './is-on-plan.ts'

/**
 * Returns a problem where the stage is the second half of a longer word, stands in a plan, or is one of several rounds
 * without words that ask for it.
 */
export function checkStage({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const stage = String(fact.value)
  if (evidence.some((one) => isSecondHalf(stage, one, deck)))
    return { gate: 'reading', how: 'cut', words: evidence[0]?.quote ?? stage }
  if (evidence.some((one) => isOnPlan(one, deck))) return { gate: 'when', is: 'plan' }
  const other = deck.rounds.find((round) => round.stage !== stage)
  if (!other || evidence.some((one) => isAskedFor(stage, one, deck))) return null
  const here = { page: evidence[0]?.page ?? null }
  return { gate: 'rival', here, value: stage.replaceAll('_', ' '), there: { page: other.page }, other: other.words }
}

const preSeed = /\bpre[\s‑–-]*seed/iu
const preAtEnd = /\bpre[\s‑–-]*$/iu

/** 'Pre-' at the end of the line before, or of the words before the quote. */
function isSecondHalf(stage: string, { page, quote }: VerifiedEvidence, deck: VerifySources): boolean {
  if (!stage.startsWith('seed')) return false
  if (preSeed.test(quote)) return true
  const raw = (page === null ? deck.updates.raw : (deck.pages.get(page)?.raw ?? '')).replace(/\s+/gu, ' ').toLowerCase()
  const before = raw.split(quote.toLowerCase()).slice(0, -1)
  return /^\W*seed/iu.test(quote) && before.length > 0 && before.every((text) => preAtEnd.test(text))
}

/** Words of asking in the quote's own unit, nearer to this round than to another; or over it, where the page names this round alone. */
function isAskedFor(stage: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = one.page === null ? undefined : deck.slides.get(one.page)
  const unit = slide ? findUnit(slide, one.boxes) : null
  if ([one.quote, unit?.text ?? ''].some((text) => asksFor(stage, text, deck.language))) return true
  if (!slide || !namesOneRound(slide)) return false
  return findAsk(`${unit?.heading ?? ''} ${slide.title}`, deck.language) !== null
}

const namesOneRound = ({ lines }: Slide) =>
  new Set(lines.flatMap(({ text }) => findRounds(text).map((round) => round.stage))).size === 1

function asksFor(stage: string, text: string, language: string): boolean {
  const asks = findAsk(text, language)
  if (asks === null) return false
  const [nearest] = findRounds(text).toSorted((a, b) => Math.abs(a.at - asks) - Math.abs(b.at - asks))
  return nearest?.stage === stage
}

const proposed = /\b(?:proposed|proposing|ask(?:ing)?|this round|current round|rais(?:e|ing)|seek(?:ing)?)(?!\p{L})/iu

function findAsk(text: string, language: string): number | null {
  const places = [text.search(proposed), text.search(askWords.in(language))].filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : null
}
